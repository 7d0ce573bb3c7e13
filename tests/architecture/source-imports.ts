import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const RUNTIMES = ['contract', 'src', 'sw', 'server']
/** Files that may import all of their runtime: tests, their support, and the examples that generated tests call. */
const TESTING =
  /\.test\.tsx?$|^server\/testing\/|^src\/platform\/testing\/|^server\/import\/fixture\/|^server\/domains\/[^/]+\/examples\.ts$/
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'?]+)(?:\?[^']*)?'/g

/** Static, dynamic, type and side-effect imports of this repository's files, as paths. */
export function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return Array.from(text.matchAll(IMPORT), ([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier))
}

/** Every source file of the four runtimes except tests. */
export const sourceFiles = (): string[] =>
  RUNTIMES.flatMap((runtime) =>
    readdirSync(path.join(root, runtime), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(runtime, name.split(path.sep).join('/')))
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !TESTING.test(file)),
  )
