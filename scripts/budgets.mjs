// What a visitor downloads before a screen is usable, in kB of brotli and in files. `npm run build` prints it; over budget fails.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const page = path.resolve(import.meta.dirname, '../dist/page')

/** Screen → its budgets, and the routes (a layout and a screen) whose components it needs at once. */
const SCREENS = {
  '/': { js: 130, css: 9, routes: ['_default', '_default/index'] },
  '/place': { js: 130, css: 9, routes: ['_place-list', '_place-list/place.index'] },
  '/community': { js: 130, css: 9, routes: ['_feed', '_feed/community.index'] },
  '/place/{id}': { js: 130, css: 9, routes: ['_subpage', '_subpage/place.$id.index'] },
}
const PRECACHE = 500
/** Files of code and styles before a screen of visitors, on average (docs/decisions/1010). */
const FILES = 26

/** @typedef {import('./vite/build-graph.ts').BuildGraph} BuildGraph */

/** @returns {BuildGraph} */
export const readGraph = () => JSON.parse(readFileSync(path.join(page, '.vite/graph.json'), 'utf8'))

/** @param {Iterable<string>} files below dist/page @returns {number} kB on the wire, brotli where there is a copy */
export function weigh(files) {
  const bytes = [...files].map((file) => {
    const full = path.join(page, file)
    return readFileSync(existsSync(`${full}.br`) ? `${full}.br` : full).length
  })
  return bytes.reduce((total, size) => total + size, 0) / 1000
}

/** Files with all that they import at once. @param {BuildGraph} graph @param {string[]} files */
function withImports({ chunks }, files) {
  const needed = new Set(files)
  for (const file of needed) for (const next of chunks[file]?.imports ?? []) needed.add(next)
  return needed
}

/** @param {BuildGraph} graph @param {Iterable<string>} files */
function stylesOf({ chunks }, files) {
  const styles = [...files].flatMap((file) => chunks[file]?.assets ?? []).filter((file) => file.endsWith('.css'))
  return new Set(styles)
}

/** The chunks that a screen needs before it is usable. @param {BuildGraph} graph @param {keyof typeof SCREENS} screen */
export function chunksBefore(graph, screen) {
  const { chunks } = graph
  const files = Object.keys(chunks)
  const roots = SCREENS[screen].routes.map((route) => {
    const file = files.find((name) =>
      Object.keys(chunks[name]?.modules ?? {}).some(
        (module) => module === `src/routes/${route}.tsx?tsr-split=component`,
      ),
    )
    if (!file) throw new Error(`No chunk of ${route} in the build: has the route moved?`)
    return file
  })
  return withImports(graph, [...files.filter((file) => chunks[file]?.entry), ...roots])
}

/** How many files of code and styles each screen needs but for those of every screen, without the back office. @param {BuildGraph} graph */
function filesOfScreens(graph) {
  const files = Object.keys(graph.chunks)
  const isScreen = (/** @type {string} */ module) => /^src\/routes\/(?!adm\.).*\?tsr-split=component$/.test(module)
  const screens = files.filter((file) => Object.keys(graph.chunks[file]?.modules ?? {}).some(isScreen))
  return screens.map((file) => {
    const needed = withImports(graph, [file])
    return needed.size + stylesOf(graph, needed).size
  })
}

/** What the service worker's manifest names: read from the worker itself, so that nothing is missed. */
function manifest() {
  const worker = readFileSync(path.join(page, 'sw.js'), 'utf8')
  // Name and revision in either order, whatever quotes the minifier chose. An address with a scheme is data of the contract.
  const entries = [
    ...worker.matchAll(/\{(?:[^{}]|\{[^{}]*\})*?\burl["']?:\s*["'`]([^"'`:]+\.[a-z0-9]+)["'`](?:[^{}]|\{[^{}]*\})*\}/g),
  ]
  // What is marked late is kept when it is wanted.
  return entries.filter(([entry]) => !/\blate\b/.test(entry)).map(([entry, file = '']) => ({ entry, file }))
}

/** What the service worker fetches behind a first visit: the shell, and the packs of all other files. */
export function precached() {
  const files = manifest().map(({ file }) => file)
  if (!files.includes('index.html')) throw new Error('The list of precached files was not found in sw.js')
  // A page of this build is shown without a network, and after the next release has replaced the server's files.
  if (!files.some((file) => /icons-[^/]+\.svg$/.test(file)))
    throw new Error('The picture file of the icons is not precached')
  return files
}

/** The files that stand in packs. @returns {string[]} */
export function packed() {
  const packs = precached().filter((file) => /\/pack-[^/]+\.json$/.test(file))
  return packs.flatMap((pack) =>
    Object.keys(JSON.parse(readFileSync(path.join(page, pack), 'utf8'))).map((name) => `assets/${name}`),
  )
}

const kB = /** @type {const} */ ('kB')

export const FIRST_SCREENS = /** @type {(keyof typeof SCREENS)[]} */ (Object.keys(SCREENS))

/** @returns {{ what: string, measured: number, budget: number, unit: 'kB' | 'files' }[]} */
export function measureBudgets() {
  const graph = readGraph()
  const screens = FIRST_SCREENS.flatMap((screen) => {
    const needed = chunksBefore(graph, screen)
    return [
      { what: `JS before ${screen}`, measured: weigh(needed), budget: SCREENS[screen].js, unit: kB },
      { what: `CSS before ${screen}`, measured: weigh(stylesOf(graph, needed)), budget: SCREENS[screen].css, unit: kB },
    ]
  })
  const counts = filesOfScreens(graph)
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return [
    ...screens,
    { what: 'precache', measured: weigh(precached()), budget: PRECACHE, unit: kB },
    { what: 'before a screen on average', measured: average, budget: FILES, unit: 'files' },
  ]
}

/** What no first screen may wait for: back office, map engines, the judge of passwords, forms, and schemas with their library. */
const NOT_FIRST =
  /^src\/(features\/([^/]+\/admin|accounts\/strength|[^/]+\/form)|platform\/(forms|map\/maplibre|map\/protomaps))\/|node_modules\/(@mantine\/core|@tiptap|prosemirror-\w+|maplibre-gl|valibot)\//
/** Of these, what the worker doesn't fetch unasked either; forms must open without a network. */
const NOT_PRECACHED =
  /^src\/(features\/([^/]+\/admin|accounts\/strength)|platform\/map\/(maplibre|protomaps))\/|node_modules\/(@tiptap|prosemirror-\w+|maplibre-gl|@protomaps|@zxcvbn-ts)\//

/** The back office: its screens, its kit, its half of the contract, and what only it needs. */
const BACK_OFFICE =
  /^src\/(app\/admin|ui\/table|features\/([^/]+\/admin|backoffice))\/|^src\/features\/[^/]+\/admin-|^contract\/[\w-]+\/[\w-]+-admin(-api)?\.ts|node_modules\/@tanstack\/(react-)?table\//

/** Modules of the back office that somebody loads who doesn't open it. @param {BuildGraph} graph */
export function backOfficeOutside({ chunks }) {
  const isDoor = (/** @type {string} */ file) =>
    Object.keys(chunks[file]?.modules ?? {}).some((module) => module.startsWith('src/routes/adm.$.tsx?'))
  const reached = new Set(Object.keys(chunks).filter((file) => chunks[file]?.entry))
  for (const file of reached)
    for (const next of [...(chunks[file]?.imports ?? []), ...(chunks[file]?.dynamicImports ?? [])])
      if (!isDoor(next)) reached.add(next)
  return [...reached]
    .flatMap((file) => Object.keys(chunks[file]?.modules ?? {}))
    .filter((module) => BACK_OFFICE.test(module))
}

/** Modules that are where they must not be. @param {BuildGraph} graph @param {Iterable<string>} kept files of the precache */
export function misplaced(graph, kept) {
  const modulesOf = (/** @type {string} */ file) => Object.keys(graph.chunks[file]?.modules ?? {})
  const first = new Set(FIRST_SCREENS.flatMap((screen) => [...chunksBefore(graph, screen)]))
  return [
    ...backOfficeOutside(graph),
    ...[...first].flatMap(modulesOf).filter((module) => NOT_FIRST.test(module)),
    ...[...kept].flatMap(modulesOf).filter((module) => NOT_PRECACHED.test(module)),
  ]
}

/** Prints each and says whether all are kept. */
export function checkBudgets() {
  let kept = true
  for (const { what, measured, budget, unit } of measureBudgets()) {
    kept &&= measured <= budget
    const share = Math.round((measured / budget) * 100)
    console.log(
      `  ${measured <= budget ? 'kept' : 'OVER'}  ${what}: ${measured.toFixed(1)} ${unit === 'kB' ? 'kB brotli' : unit} of ${budget} (${share} %)`,
    )
  }
  const strays = misplaced(readGraph(), [...precached(), ...packed()])
  for (const module of strays)
    console.log(`  OVER  ${module} is before a first screen, in the precache, or (back office) loaded by visitors`)
  return kept && strays.length === 0
}

if (process.argv[1] === import.meta.filename && !checkBudgets()) process.exitCode = 1
