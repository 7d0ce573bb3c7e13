import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
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

/** Files and folders of the source tree, without what is built or kept. */
export const SOURCES = readdirSync(root).filter((name) => !LEFT_OUT.has(name))

/**
 * The source tree in a temporary folder of its own, with the same packages; returns its path. The caller deletes it.
 * @param {string} name of the folder, for who finds it left behind
 * @param {string[]} known folders of the cache, for what would otherwise be made again
 */
export function copySources(name, known) {
  const copy = mkdtempSync(path.join(tmpdir(), `daengdaengroad-${name}-`))
  for (const source of SOURCES) cpSync(path.join(root, source), path.join(copy, source), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  mkdirSync(path.join(copy, '.cache'))
  for (const folder of known) {
    const kept = path.join('.cache', folder)
    if (existsSync(path.join(root, kept))) cpSync(path.join(root, kept), path.join(copy, kept), { recursive: true })
  }
  return copy
}
