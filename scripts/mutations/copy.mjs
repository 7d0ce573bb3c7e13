import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copySources } from '../source-copy.mjs'

/** What tests and types would otherwise make again: the types known so far, and the template of the test database. */
const KNOWN = ['types', 'test-database']

/** Where bugs are planted: never in the source tree, where a killed run would leave them. Deleted when the process exits. */
export function copyForMutants() {
  const copy = copySources('mutants', KNOWN)
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
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
