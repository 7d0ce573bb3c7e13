import path from 'node:path'
import { ON_DEMAND } from './on-demand.ts'

/** What the bundler knows of a module: who imports it, and what it imports, by module ids. */
interface ModuleLinks {
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleLinks | null
}

const root = path.resolve(import.meta.dirname, '../..')

/** A module's path from the project's root. */
export const pathOf = (id: string) => path.relative(root, id)

/** A route's component, which the router's plugin splits off. */
export const isRoutePart = (id: string) => id.includes('tsr-split=')

function reach(id: string, next: (module: string) => readonly string[]): Set<string> {
  const seen = new Set([id])
  for (const module of seen) for (const found of next(module)) seen.add(found)
  return seen
}

type OfModule<Value> = (id: string, graph: ModuleGraph) => Value

/** What is asked of a module again and again, found once: the graph is whole before the first question. */
function once<Value>(find: OfModule<Value>): OfModule<Value> {
  const found = new WeakMap<ModuleGraph, Map<string, Value>>()
  return (id, graph) => {
    const known = found.get(graph) ?? new Map<string, Value>()
    found.set(graph, known)
    const value = known.has(id) ? (known.get(id) as Value) : find(id, graph)
    known.set(id, value)
    return value
  }
}

/** A module and all that imports it statically: what loads it at once, as against what fetches it when it is wanted. */
export const importersOf = once<ReadonlySet<string>>((id, graph) =>
  reach(id, (module) => graph.getModuleInfo(module)?.importers ?? []),
)

/** A module and all that it imports statically. */
export const importsOf = once<ReadonlySet<string>>((id, graph) =>
  reach(id, (module) => graph.getModuleInfo(module)?.importedIds ?? []),
)

/** Whether more loads a module than code that is fetched on demand. */
export const isOfShell = once<boolean>((id, graph) => {
  let found = false
  reach(id, (module) => {
    if (ON_DEMAND.some(({ folder }) => folder.test(pathOf(module)))) return []
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {}
    if (importers.length + dynamicImporters.length === 0) found = true
    return [...importers, ...dynamicImporters]
  })
  return found
})
