import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/** Which modules each chunk holds, and what it imports. Budgets, proofs, the precache and `npm run bench -- modules` go by it, not by names. */
export interface BuildGraph {
  chunks: Record<string, GraphChunk>
}
export interface GraphChunk {
  entry: boolean
  imports: string[]
  dynamicImports: string[]
  /** Styles, and other files that its modules name. */
  assets: string[]
  /** Module, from the project's root → its bytes compressed alone: a share of its chunk's, not a part of the sum. */
  modules: Record<string, number>
}

/** For shares, a quick compression says the same as the best, which would take half of the build's time. */
const weightOf = (code: string) => brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

const root = path.resolve(import.meta.dirname, '../..')

/** Writes it to `.vite/graph.json`; `onGraph` gets it as soon as it is known. */
export const buildGraph = (onGraph: (graph: BuildGraph) => void): Plugin => ({
  name: 'build-graph',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks: BuildGraph['chunks'] = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
      chunks[chunk.fileName] = {
        entry: chunk.isEntry,
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        assets: [...importedCss, ...importedAssets],
        modules: Object.fromEntries(
          Object.entries(chunk.modules).map(([id, { code }]) => [
            path.relative(root, id.replace(/^\0(virtual:kit-of:)?/, '')),
            code ? weightOf(code) : 0,
          ]),
        ),
      }
    }
    onGraph({ chunks })
    this.emitFile({ type: 'asset', fileName: '.vite/graph.json', source: JSON.stringify({ chunks }) })
  },
})
