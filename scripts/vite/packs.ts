import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { filesOf } from './on-demand.ts'

type Files = ReturnType<typeof filesOf>

/** What the worker knows of a file or a pack: where it is, and what its content must hash to. */
export interface Pack {
  url: string
  /** Name below `/assets/` and the start of its digest, see `digestOf`; in the order of the pack's texts. */
  files: [name: string, digest: string][]
}

/** Raw bytes after which the next pack begins: about three seconds of a weak line, since what has arrived of a pack is lost if it breaks. */
const PACK_BYTES = 500_000
const TEXT = /\.(js|mjs|css|svg|json)$/

/** Code beside code and styles beside styles compress better. */
const byType = (a: string, b: string) => path.extname(a).localeCompare(path.extname(b))

const sha256 = (content: string | Buffer) => createHash('sha256').update(content)
/** Enough to tell a broken file from a whole one. */
export const digestOf = (content: string | Buffer) => sha256(content).digest('base64url').slice(0, 8)
export const integrityOf = (content: string | Buffer) => `sha256-${sha256(content).digest('base64')}`

/** Groups files, in the order in which the app reaches them; a file that isn't text stays on its own. */
export function groupFiles(files: Iterable<string>, sizeOf: (file: string) => number): string[][] {
  const packs: string[][] = []
  let room = 0
  for (const file of files) {
    if (!TEXT.test(file)) continue
    if (room <= 0) {
      packs.push([])
      room = PACK_BYTES
    }
    packs.at(-1)?.push(file)
    room -= sizeOf(file)
  }
  return packs
}

/**
 * Writes the code of all screens a second time, as a few files of many modules each: a request costs a weak line more than a kilobyte
 * does, and what is compressed together is smaller. A pack is a list of texts; their names are in the worker's manifest, which unpacks them
 * into its cache (sw/packs.ts).
 */
export const packs = (files: () => Files | undefined, onPacks: (packs: Pack[]) => void): Plugin => ({
  name: 'packs',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    const { shell, core } = files() ?? { shell: new Set<string>(), core: new Set<string>() }
    const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')
    const rest = [...shell].filter((file) => !core.has(file))
    onPacks(
      groupFiles(rest, (file) => read(file).length).map((names) => {
        const texts = names.toSorted(byType).map((file) => [path.basename(file), read(file)] as const)
        const content = JSON.stringify(texts.map(([, text]) => text))
        const url = `assets/pack-${sha256(content).digest('hex').slice(0, 16)}.json`
        writeFileSync(path.join(dir, url), content)
        return { url, files: texts.map(([name, text]) => [name, digestOf(text)]) }
      }),
    )
  },
})
