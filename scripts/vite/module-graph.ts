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

/** A module and all that imports it statically: what loads it at once, as against what fetches it when it is wanted. */
export const importersOf = (id: string, graph: ModuleGraph) =>
  reach(id, (module) => graph.getModuleInfo(module)?.importers ?? [])

/** A module and all that it imports statically. */
export const importsOf = (id: string, graph: ModuleGraph) =>
  reach(id, (module) => graph.getModuleInfo(module)?.importedIds ?? [])

/** Whether more loads a module than code that is fetched on demand. */
export function isOfShell(id: string, graph: ModuleGraph): boolean {
  let found = false
  reach(id, (module) => {
    if (ON_DEMAND.some(({ folder }) => folder.test(pathOf(module)))) return []
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {}
    if (importers.length + dynamicImporters.length === 0) found = true
    return [...importers, ...dynamicImporters]
  })
  return found
}
