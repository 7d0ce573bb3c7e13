import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** `.vite/graph.json`: which modules each chunk holds, and what it imports. Budgets, proofs and `npm run bench -- bytes` read it. */
export interface BuildGraph {
  chunks: Record<string, GraphChunk>
}
export interface GraphChunk {
  entry: boolean
  imports: string[]
  dynamicImports: string[]
  css: string[]
  /** Module → its own size, compressed alone: a share of its chunk's, not a part of the sum. */
  modules: Record<string, number>
}

const root = path.resolve(import.meta.dirname, '../..')

/** Written as it was bundled, so that nobody has to guess from the names of files. */
export const buildGraph = (): Plugin => ({
  name: 'build-graph',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks: Record<string, GraphChunk> = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      chunks[chunk.fileName] = {
        entry: chunk.isEntry,
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        css: [...(chunk.viteMetadata?.importedCss ?? [])],
        modules: Object.fromEntries(
          Object.entries(chunk.modules).map(([id, { code }]) => [
            path.relative(root, id.replace(/^\0/, '')),
            code ? brotliCompressSync(code).length : 0,
          ]),
        ),
      }
    }
    this.emitFile({ type: 'asset', fileName: '.vite/graph.json', source: JSON.stringify({ chunks }) })
  },
})
