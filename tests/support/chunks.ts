import { readFileSync } from 'node:fs'
import path from 'node:path'

const graph = path.resolve(import.meta.dirname, '../../dist/page/.vite/graph.json')

/** The end of the address of the file that a module of the page was built into; of a route: its screen, which is loaded when it is wanted. */
export function fileOf(module: string): string {
  const { chunks } = JSON.parse(readFileSync(graph, 'utf8')) as { chunks: Record<string, { modules: object }> }
  const name = module.startsWith('src/routes/') ? `${module}?tsr-split=component` : module
  const file = Object.keys(chunks).find((one) => Object.hasOwn(chunks[one]?.modules ?? {}, name))
  if (!file) throw new Error(`No file of this build has ${name}`)
  return `/${file}`
}
