import { createHash } from 'node:crypto'
import path from 'node:path'

export interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** Where most visits begin: the routes of each, a layout and a screen. `scripts/budgets.mjs` says what they may weigh. */
const FIRST_SCREENS: Readonly<Record<string, readonly string[]>> = {
  home: ['_default', '_default/index'],
  list: ['_place-list', '_place-list/place.index'],
  place: ['_subpage', '_subpage/place.$id.index'],
}

const root = path.resolve(import.meta.dirname, '../..')

/** Packages that are one barrel would count as needed wherever a part of them is. */
const isOwn = (id: string) =>
  /^\0?virtual:/.test(id) || ['src', 'contract'].some((folder) => id.startsWith(path.join(root, folder, path.sep)))

/** The routes whose component loads a module at once, as against what it fetches when it is wanted. */
function routesThatNeed(id: string, graph: ModuleGraph): Set<string> {
  const seen = new Set([id])
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return new Set([...seen].flatMap((module) => /src\/routes\/(.+)\.tsx\?.*tsr-split=component/.exec(module)?.[1] ?? []))
}

/**
 * The chunk of a module. What several first screens load is one file with what every screen does, what one of them loads is another, as
 * is what the two with lists share: a dozen small ones compress 8 % worse. Of the rest, each feature is one file, where it is not fetched on demand by its parts.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (id.includes('/node_modules/@mantine/')) return sharedWithBackOffice(id, graph)
  if (!isOwn(id) || id.includes('tsr-split=')) return null
  const routes = routesThatNeed(id, graph)
  const screens = Object.keys(FIRST_SCREENS).filter((screen) =>
    FIRST_SCREENS[screen]?.some((route) => routes.has(route)),
  )
  if (screens.length <= 1) return screens[0] ?? null
  return screens.includes('place') ? 'app' : 'cards'
}

const BACK_OFFICE = /\/src\/(app|features\/[^/]+)\/admin\//

/**
 * A part of the library that both visitors' screens and the back office load lies where it would lie without the back office: with what the
 * same screens load. Otherwise each section of it would cut the visitors' files into smaller ones, which compress worse.
 */
function sharedWithBackOffice(id: string, graph: ModuleGraph): string | null {
  const seen = new Set([id])
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  const entries = [...seen].filter((module) => (graph.getModuleInfo(module)?.dynamicImporters.length ?? 0) > 0)
  const visitors = entries.filter((entry) => !BACK_OFFICE.test(entry))
  if (visitors.length < 2) return null
  const digest = createHash('sha256').update(visitors.sort().join()).digest('hex')
  return `kit-${digest.slice(0, 6)}`
}
