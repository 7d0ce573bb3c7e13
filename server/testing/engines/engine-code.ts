import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

let compiled: Promise<WebAssembly.Module> | undefined

/** PGlite's code, compiled once for all engines of this process, which then share what the runtime has optimized of it. */
export const engineCode = () => (compiled ??= compile())

async function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  return WebAssembly.compile(await readFile(file))
}
