/**
 * Who may import whom (DESIGN §2). One entry per zone; the first whose `files` matches is the zone of a file.
 * `may` lists what it may import of this repository, as patterns of paths; all else is refused with `why`.
 * docs/architecture.md draws the zones as floors; tests/architecture/picture.test.ts compares both with the real imports.
 * @typedef {{ name: string, files: RegExp, may: (path: RegExpExecArray) => RegExp[], why: string }} Zone
 */

/** Features that any other feature may import. Product features are combined in a route, through slots. */
export const CORE_FEATURES = ['session', 'likes', 'media', 'dogs', 'reports', 'mutes', 'suggestions', 'backoffice']
const all = (/** @type {string} */ folder) => new RegExp(`^${folder}/`)

/**
 * Rooms of a feature, each with the other rooms of the same feature that it may import. Files in the feature's own
 * folder are shared by its rooms and import none of them. A feature without an entry has no rooms.
 * @type {Record<string, Record<string, string[]>>}
 */
export const ROOMS = {
  accounts: {
    strength: [],
    password: ['strength'],
    profile: [],
    terms: [],
    settings: ['password', 'terms'],
    signup: ['password', 'terms'],
  },
  dogs: { travel: [], door: [], form: ['travel'], sheet: ['travel'], verdict: ['travel'] },
  likes: { lists: [], heart: ['lists'], liked: ['heart', 'lists'] },
  places: {
    card: [],
    filter: [],
    known: ['card'],
    list: ['card', 'filter', 'known'],
    home: ['card'],
    detail: ['card', 'known'],
    map: ['card', 'filter', 'known', 'list'],
  },
  posts: { form: [] },
  session: { social: [], login: ['social'] },
}

/**
 * What a file may import within its own feature.
 * @param {string} feature
 * @param {string} folder the first one below the feature's
 */
function ownRooms(feature, folder) {
  const rooms = ROOMS[feature] ?? {}
  const open = new Set([folder, ...(rooms[folder] ?? [])])
  const closed = Object.keys(rooms).filter((room) => !open.has(room))
  return new RegExp(`^src/features/${feature}/(?!(${closed.join('|')})/)`)
}

const otherCore = (/** @type {string} */ feature) =>
  new RegExp(`^src/features/(${CORE_FEATURES.filter((core) => core !== feature).join('|')})/`)

/** Core domains of the server: any domain may import them, each of them only those before it. The others are combined in server/compose. */
export const CORE_DOMAINS = [
  'limits',
  'secrets',
  'audit',
  'records',
  'site',
  'photos',
  'accounts',
  'second-factor',
  'session',
]
const coreDomain = new RegExp(`^server/domains/(${CORE_DOMAINS.join('|')})/`)
const coreUpTo = (/** @type {string} */ name) =>
  CORE_DOMAINS.slice(0, CORE_DOMAINS.indexOf(name) + 1).map((domain) => all(`server/domains/${domain}`))
/** What depends on no domain: platform rooms, and what a deployment provides to all of them. */
const platform = /^server\/((cursors|db|http|jobs|lib|mail|media|refusals)\/|(deps|env)\.ts$)/

/** @type {Zone[]} */
export const ZONES = [
  {
    name: 'contract',
    files: /^contract\//,
    may: () => [all('contract')],
    why: 'contract/ is the leaf that page, worker and server share: it imports nothing of ours. Move what it needs into contract/.',
  },
  {
    name: 'src/lib',
    files: /^src\/lib\//,
    may: () => [all('src/lib')],
    why: 'src/lib holds pure functions that know nothing of ours. A function that needs the contract belongs to its domain (model.ts).',
  },
  {
    name: 'src/ui',
    files: /^src\/ui\//,
    may: () => [all('src/ui'), all('src/lib')],
    why: 'src/ui knows no domain word: pass what it shows by props.',
  },
  {
    name: 'src/platform',
    files: /^src\/platform\//,
    may: () => [all('src/platform'), all('src/lib'), all('contract')],
    why: 'src/platform reports events; features and the shell decide what they mean. Subscribe there instead of importing from here.',
  },
  {
    name: 'src/features',
    files: /^src\/features\/([^/]+)\/(?:([^/]+)\/)?/,
    may: (path) => [
      ownRooms(path[1] ?? '', path[2] ?? ''),
      otherCore(path[1] ?? ''),
      all('src/platform'),
      all('src/ui'),
      all('src/lib'),
      all('contract'),
    ],
    why: 'A product feature never imports another one: let them meet in a route, through a slot (a prop). Which room of a feature may use which, ROOMS says.',
  },
  {
    name: 'src/routes',
    files: /^src\/routes\//,
    may: () => [
      all('src/routes'),
      all('src/features'),
      all('src/platform'),
      all('src/ui'),
      all('src/lib'),
      all('src/app'),
      all('contract'),
    ],
    why: 'A route composes features. It never reaches into server/ or sw/: their agreement with the page is contract/.',
  },
  {
    name: 'src/rendering',
    files: /^src\/rendering\//,
    may: () => [all('src'), all('contract')],
    why: 'src/rendering renders the page on the server, which calls it as part of the build: it imports nothing of server/.',
  },
  {
    name: 'src/app',
    files: /^src\//,
    may: () => [/^src\/(?!rendering\/)/, all('contract')],
    why: 'The page never imports server/ or sw/, not even their types: what they agree on is contract/. Nor src/rendering, which only the server runs.',
  },
  {
    name: 'sw',
    files: /^sw\//,
    may: () => [all('sw'), all('contract'), all('src/lib')],
    why: 'The service worker shares only contract/ and src/lib with the page: no DOM, no React, no server.',
  },
  {
    name: 'server tests',
    files: /^server\/(testing\/|.*\.test\.ts$|domains\/[^/]+\/examples\.ts$|import\/fixture\/)/,
    may: () => [all('server'), all('contract')],
    why: 'The server never imports the page: what they agree on is contract/.',
  },
  {
    name: 'server/lib',
    files: /^server\/lib\//,
    may: () => [all('server/lib'), all('contract')],
    why: 'server/lib holds what knows nothing of ours. What needs a database, a request or a domain belongs there.',
  },
  {
    name: 'server platform',
    files: platform,
    may: () => [platform, all('contract')],
    why: 'The platform of the server knows no domain: take what it needs as a parameter, and let server/compose/ give it.',
  },
  {
    name: 'server core domains',
    files: coreDomain,
    may: ([, name = '']) => [platform, ...coreUpTo(name), all('contract')],
    why: 'A core domain imports those that stand before it in CORE_DOMAINS. For what it needs of any other, declare a port (ports.ts), and let server/compose/ give it.',
  },
  {
    name: 'server product domains',
    files: /^server\/domains\/([^/]+)\//,
    may: (path) => [all(`server/domains/${path[1]}`), coreDomain, platform, all('contract')],
    why: 'A product domain never imports another one: declare a port (ports.ts) for what it needs, and let server/compose/ give it.',
  },
  {
    name: 'server/compose',
    files: /^server\/compose\//,
    may: () => [all('server/compose'), all('server/demo'), all('server/domains'), platform, all('contract')],
    why: 'server/compose puts domains together. It starts nothing: processes and commands import it.',
  },
  {
    name: 'server/demo',
    files: /^server\/demo\//,
    may: () => [all('server/demo'), all('server/compose'), all('server/domains'), platform, all('contract')],
    why: 'The demo writes by the stores of the domains, as they are composed. It knows no import, no command and no process.',
  },
  {
    name: 'server/import',
    files: /^server\/import\//,
    may: () => [all('server/import'), all('server/compose'), all('server/domains'), platform, all('contract')],
    why: 'The import writes by the stores of the domains, as they are composed. It knows neither the app nor the demo.',
  },
  {
    name: 'server/admin',
    files: /^server\/admin\//,
    may: () => [all('server/admin'), all('server/import'), all('server/domains'), platform, all('contract')],
    why: 'The admin command uses the stores of the domains, and the control socket of the import to reach a server that runs.',
  },
  {
    name: 'server',
    files: /^server\/[^/]+$/,
    may: () => [all('server'), all('contract')],
    why: 'The server never imports the page: what they agree on is contract/.',
  },
]

/** Packages and globals that only some files may use. `only` matches repository paths. */
export const RESERVED = [
  {
    packages: /^(pg|drizzle-orm|@electric-sql\/pglite)(\/|$)/,
    within: /^(src|sw|server|contract)\//,
    only: /^server\/(db\/|testing\/|(?:domains\/[^/]+|mail|import\/place-sources)\/([a-z-]*-)?(store|table|columns|filter)\.ts$)/,
    why: 'Only store.ts, table.ts and db/ touch the database: ask a store.',
  },
  {
    packages: /^valtio(\/|$)/,
    within: /^src\//,
    only: /(^|\/)([a-z-]+-)?state\.ts$/,
    why: 'Only state.ts touches valtio: export a hook or a function from there.',
  },
  {
    packages: /^(react|react-dom|@mantine\/[a-z]+|@tanstack\/[a-z-]+)(\/|$)/,
    within: /^(server|sw|contract)\//,
    only: /^$/,
    why: 'React and its friends belong to the page.',
  },
  {
    packages: /^node:/,
    within: /^(src|sw|contract)\//,
    only: /\.test\.tsx?$/,
    why: 'The page, the worker and the contract run where there is no Node.',
  },
]

const KIND =
  /^(?:([a-z]+-)?(?:queries|mutations|state|model|hooks)(\.test)?\.tsx?|(components|screens|admin)\/(?:[A-Z][A-Za-z0-9]*(\.module\.css|(\.test)?\.tsx)))$/

/** Whether a file has one of the allowed names, in a feature or in one of its rooms. */
export function isFeatureKind(/** @type {string} */ file) {
  const [, feature = '', inside = ''] = /^src\/features\/([a-z-]+)\/(.+)$/.exec(file) ?? []
  const room = Object.keys(ROOMS[feature] ?? {}).find((name) => inside.startsWith(`${name}/`))
  return KIND.test(room ? inside.slice(room.length + 1) : inside)
}
