// `npm run notices`: writes THIRD-PARTY-NOTICES.txt, the licences of everything that is delivered, from the lock file and node_modules.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
export const NOTICES = path.join(root, 'THIRD-PARTY-NOTICES.txt')
const textOf = (/** @type {string} */ name) => readFileSync(path.join(import.meta.dirname, 'notices', name), 'utf8')

/** Needed for development only, but bundled into what is delivered: the API's viewer, the service worker, the coast of the map, the font of link previews. */
const BUNDLED = [
  'pretendard',
  'rapidoc',
  'workbox-cacheable-response',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'world-atlas',
]

/** Packages whose entry in the lock file names no licence. */
const KNOWN = { '@mapbox/jsonlint-lines-primitives': 'MIT' }

const INTRODUCTION = `Third-party software in this product, with its licences.
Written by \`npm run notices\`; a test compares it with the lock file.

Photos are re-encoded by sharp with libvips and other libraries under the LGPL, version 3 or later. They are used unchanged, as shared
libraries in files of their own (node_modules/@img/sharp-libvips-*), which may be replaced by other builds of the same libraries. Their source
code, how they are built, and the licence of each: https://github.com/lovell/sharp-libvips
The texts of the LGPL and of the GPL, on which it builds, are at the end.
`

/** @typedef {{ name: string, version: string, license: string, folder: string }} Package */
/** @typedef {{ version: string, license?: string, dev?: boolean, devOptional?: boolean, dependencies?: Record<string, string> }} Locked */

/** Everything that is delivered, by name. @returns {Package[]} */
export function deliveredPackages() {
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  const folders = new Set(
    Object.keys(locked).filter((folder) => folder && !locked[folder]?.dev && !locked[folder]?.devOptional),
  )
  /** @param {string} name @param {string} from folder of the package that depends on it */
  const visit = (name, from) => {
    const folder = resolve(locked, name, from)
    if (!folder || folders.has(folder)) return
    folders.add(folder)
    for (const dependency of Object.keys(locked[folder]?.dependencies ?? {})) visit(dependency, folder)
  }
  for (const name of BUNDLED) visit(name, '')
  return [...folders].sort().map((folder) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const { version, license } = /** @type {Locked} */ (locked[folder])
    return {
      name,
      version,
      license: license ?? /** @type {Record<string, string>} */ (KNOWN)[name] ?? 'unknown',
      folder,
    }
  })
}

/** As Node does: beside the dependent package, else above it. @param {Record<string, Locked>} locked @param {string} name @param {string} from */
function resolve(locked, name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = `${at && `${at}/`}node_modules/${name}`
    if (locked[folder]) return folder
    if (!at) return undefined
  }
}

/** @param {Package} one */
export const lineOf = ({ name, version, license }) => `${name} ${version} (${license})`

/** Texts of an installed package, without what differs by the system. @param {Package} one @returns {string[]} */
export function licenceTexts({ folder }) {
  const full = path.join(root, folder)
  if (!existsSync(full) || folder.includes('@img/') || /-(linux|darwin|win32|android|freebsd)-/.test(folder)) return []
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => /^(licen[cs]e|notice|copying)/i.test(name) && !/\.(js|ts|json)$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(full, name), 'utf8').replaceAll('\r\n', '\n').trim())
}

function write() {
  /** @type {Map<string, Set<string>>} text → lines of the packages under it */
  const groups = new Map()
  for (const one of deliveredPackages()) {
    const text = licenceTexts(one).join('\n\n')
    groups.set(text, (groups.get(text) ?? new Set()).add(lineOf(one)))
  }
  const parts = [...groups].map(([text, lines]) => `${[...lines].join('\n')}\n${text && `\n${text}\n`}`)
  const rule = `\n${'-'.repeat(80)}\n\n`
  const all = [INTRODUCTION, ...parts, textOf('OFL-1.1.txt'), textOf('LGPL-3.0.txt'), textOf('GPL-3.0.txt')]
  writeFileSync(NOTICES, all.join(rule))
}

if (process.argv[1] === import.meta.filename) write()
