import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
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
const SOURCES = readdirSync(root).filter((name) => !LEFT_OUT.has(name))
/** Where this tree was checked before, only what differs is checked in the copy. */
const KNOWN_TYPES = '.cache/types'

/** The source tree in a folder of its own, with the same packages. */
export function copySources(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-copy-'))
  for (const name of SOURCES) cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  mkdirSync(path.join(copy, '.cache'))
  const types = path.join(root, KNOWN_TYPES)
  if (existsSync(types)) cpSync(types, path.join(copy, KNOWN_TYPES), { recursive: true })
  return copy
}

const filesIn = (home: string) =>
  SOURCES.flatMap((name) =>
    statSync(path.join(home, name)).isFile()
      ? [name]
      : readdirSync(path.join(home, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(home, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  )

/** Files of the copy that the source tree doesn't have, and those that differ there. */
export function differences(copy: string): { added: string[]; changed: string[] } {
  const before = new Set(filesIn(root))
  const isChanged = (file: string) => !readFileSync(path.join(root, file)).equals(readFileSync(path.join(copy, file)))
  const now = filesIn(copy)
  return {
    added: now.filter((file) => !before.has(file)),
    changed: now.filter((file) => before.has(file) && isChanged(file)),
  }
}
