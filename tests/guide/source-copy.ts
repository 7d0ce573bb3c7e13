import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
export const { SOURCES, copySources } = (await import(
  new URL('../../scripts/source-copy.mjs', import.meta.url).href
)) as {
  SOURCES: string[]
  copySources: (name: string, known: string[]) => string
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
