import { chunkOf } from './chunks.ts'
import { importersOf, importsOf, isOfShell, isRoutePart, type ModuleGraph, pathOf } from './module-graph.ts'

// Without these files each set of parts has one for what just they share: a place took 108 requests, the login 101, and a request costs a
// weak line more than a kilobyte does (docs/decisions/1010).

/** What only some parts need: what imports some of it is not in a file with what doesn't. Styles that come late are matched with all that is shown. */
const KINDS: Readonly<Record<string, RegExp>> = {
  styles: /\.css$/,
  schemas: /\/node_modules\/valibot\//,
  components: /\/node_modules\/(@mantine|@floating-ui)\//,
}

/** What every page loads next: the code that starts the worker, which waits for nothing that it doesn't need, and what is open now. */
const NEXT = new Set(['src/app/offline/offline.ts', 'src/features/places/opening-model.ts'])

/** What is fetched by itself after that, by the files that begin it. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  keep: ['src/app/offline/keep-places.ts'],
  hosts: ['src/app/LaterHost.tsx'],
  below: [
    'src/features/places/detail/components/PlaceFacts.tsx',
    'src/features/places/detail/components/NearbyPlaces.tsx',
    'src/features/entries/components/EntrySection.tsx',
    'src/features/reviews/components/PlaceReviews.tsx',
  ],
}

const isLater = (id: string, graph: ModuleGraph) => !isRoutePart(id) && isOfShell(id, graph)

/** The chunk of what later parts share, by what comes with it: styles, libraries, first screens. */
export function laterChunkOf(id: string, graph: ModuleGraph): string | null {
  if (!isLater(id, graph)) return null
  const loaded = [...importsOf(id, graph)]
  const kinds = Object.keys(KINDS).filter((name) => loaded.some((module) => KINDS[name]?.test(module)))
  const screens = new Set(loaded.map((module) => chunkOf(module, graph) ?? 'app'))
  screens.delete('app')
  return ['later', ...kinds, ...[...screens].toSorted((a, b) => a.localeCompare(b))].join('-')
}

/** The files of parts that load a module, each fetched when it is wanted. */
function partsOf(id: string, graph: ModuleGraph): string[] {
  const isPart = (module: string) => isRoutePart(module) || !!graph.getModuleInfo(module)?.dynamicImporters.length
  return [...importersOf(id, graph)].filter(isPart).map(pathOf)
}

/** The chunk of what every page loads next. */
export const nextChunkOf = (id: string, graph: ModuleGraph) =>
  isLater(id, graph) && partsOf(id, graph).some((part) => NEXT.has(part)) ? 'next' : null

/** The chunk of what follows a first screen by itself, and of nothing that another part needs too: it would load all of it. */
export function followingChunkOf(id: string, graph: ModuleGraph): string | null {
  if (!isLater(id, graph)) return null
  const parts = partsOf(id, graph)
  return Object.keys(FOLLOWING).find((name) => parts.every((part) => FOLLOWING[name]?.includes(part))) ?? null
}

/** What other parts share, by the parts, before a file that follows takes it in. */
export const sharedByFewOf = (id: string, graph: ModuleGraph) =>
  isLater(id, graph) && followingChunkOf(id, graph) === null ? 'few' : null

/** The chunk of small modules that bring nothing along, such as icons. */
export const smallChunkOf = (id: string, graph: ModuleGraph) => (laterChunkOf(id, graph) === 'later' ? 'small' : null)
