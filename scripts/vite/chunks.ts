import path from 'node:path'

export interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Where most visits begin: the routes of each, a layout and a screen. `scripts/budgets.mjs` says what they may weigh. */
const FIRST_SCREENS: Readonly<Record<string, readonly string[]>> = {
  home: ['_default', '_default/index'],
  list: ['_place-list', '_place-list/place.index'],
  place: ['_subpage', '_subpage/place.$id.index'],
  community: ['_feed', '_feed/community.index'],
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
  if (!isOwn(id) || id.includes('tsr-split=')) return null
  const routes = routesThatNeed(id, graph)
  const screens = Object.keys(FIRST_SCREENS).filter((screen) =>
    FIRST_SCREENS[screen]?.some((route) => routes.has(route)),
  )
  if (screens.length <= 1) return screens[0] ?? null
  // What the community shares with one of the others is a file of its own: neither loads all of the other.
  if (screens.length === 2 && screens.includes('community')) return screens.join('-')
  return screens.includes('place') || screens.includes('community') ? 'app' : 'cards'
}

/** The files of what the community shares, before those of a screen, which would otherwise take in what they import. */
export function sharedChunkOf(id: string, graph: ModuleGraph): string | null {
  const chunk = chunkOf(id, graph)
  return chunk?.endsWith('-community') ? chunk : null
}
