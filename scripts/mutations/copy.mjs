import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const LEFT_OUT = new Set([
  '.git',
  '.cache',
  '.data',
  'dist',
  'node_modules',
  'test-results',
  'playwright-report',
  'coverage',
])
/** What tests and types would otherwise make again: the types known so far, and the template of the test database. */
const KNOWN = ['.cache/types', '.cache/test-database']

/** Where bugs are planted: never in the source tree, where a killed run would leave them. Deleted when the process exits. */
export function copyForMutants() {
  const copy = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-mutants-'))
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  for (const name of readdirSync(root))
    if (!LEFT_OUT.has(name)) cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  mkdirSync(path.join(copy, '.cache'))
  for (const name of KNOWN)
    if (existsSync(path.join(root, name))) cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  return copy
}

const UNPROVED = /\.test\.tsx?$|\/(?:testing|demo|fixture|migrations)\/|\/(?:examples|table)\.ts$|\.d\.ts$/

/**
 * Files whose code mutants are made of: contract, server, worker and the page's platform. Not demo content, not what only tests use, not tables,
 * whose mistakes the migrations show.
 * @param {string} copy
 */
export function filesToMutate(copy) {
  return ['contract', 'server', 'sw', 'src/platform']
    .flatMap((folder) =>
      readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.split(path.sep).join('/')),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !UNPROVED.test(file))
    .toSorted()
}
