import { importersOf, isRoutePart, type ModuleGraph, pathOf } from './module-graph.ts'

/** Where most visits begin: the routes of each, a layout and a screen. `scripts/budgets.mjs` says what they may weigh. */
const FIRST_SCREENS: Readonly<Record<string, readonly string[]>> = {
  home: ['_default', '_default/index'],
  list: ['_place-list', '_place-list/place.index'],
  place: ['_subpage', '_subpage/place.$id.index'],
  community: ['_feed', '_feed/community.index'],
}
const FIRST_ROUTES = new Set(Object.values(FIRST_SCREENS).flat())

/** How many later parts may load one of these first screens whole for one of its modules: what more of them need is a file of its own. */
const LATER_PARTS = 9
const SHARED_WITH_LATER_PARTS = new Set(['home', 'list'])

/** Packages that are one barrel would count as needed wherever a part of them is. */
const isOwn = (id: string) => /^\0?virtual:/.test(id) || /^(src|contract)\//.test(pathOf(id))

const routeOf = (module: string) => /src\/routes\/(.+)\.tsx\?.*tsr-split=component/.exec(module)?.[1]

/** How many of a module's importers are later parts, each fetched when it is wanted. */
function laterPartsOf(importers: readonly string[], graph: ModuleGraph): number {
  return importers.filter((module) => {
    const route = routeOf(module)
    return route ? !FIRST_ROUTES.has(route) : !!graph.getModuleInfo(module)?.dynamicImporters.length
  }).length
}

/**
 * The chunk of a module. What several first screens load is one file with what every screen does, what one of them loads is another, as
 * is what the two with lists share: a dozen small ones compress 8 % worse.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (!isOwn(id) || isRoutePart(id)) return null
  const importers = [...importersOf(id, graph)]
  const routes = new Set(importers.map(routeOf))
  const screens = Object.keys(FIRST_SCREENS).filter((screen) =>
    FIRST_SCREENS[screen]?.some((route) => routes.has(route)),
  )
  const [screen] = screens
  if (!screen) return null
  if (screens.length === 1)
    return SHARED_WITH_LATER_PARTS.has(screen) && laterPartsOf(importers, graph) > LATER_PARTS ? 'small-parts' : screen
  // What the community shares with one of the others is a file of its own: neither loads all of the other.
  if (screens.length === 2 && screens.includes('community')) return screens.join('-')
  return screens.includes('place') || screens.includes('community') ? 'app' : 'cards'
}

/** The files that several parts share, before those of a screen, which would otherwise take in what they import. */
export function sharedChunkOf(id: string, graph: ModuleGraph): string | null {
  const chunk = chunkOf(id, graph)
  return chunk === 'small-parts' || chunk?.endsWith('-community') ? chunk : null
}
