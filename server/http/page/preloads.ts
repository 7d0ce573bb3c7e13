import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readAdminPath } from '../../../contract/site/admin-paths.ts'
import { isDeskPath, isMentoringPath } from '../../../contract/mentoring/mentoring-paths.ts'
import { API_BASE } from '../request/base.ts'

/** An entry of Vite's manifest. */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}
type Manifest = Record<string, Chunk>

interface Route {
  pattern: RegExp
  files: string[]
  /** Style sheets of parts of the screen whose code is loaded later. */
  laterStyles: string[]
  data: readonly string[]
}

const ROUTE_FILE = /^src\/routes\/(.+)\.tsx(\?|$)/

/** Data that every screen requests at once, and additional data of some screens, if its address follows from that of the screen. */
const SHELL_DATA = ['/site-config', '/groups']
const SCREEN_DATA: Record<string, readonly string[]> = {
  '/': ['/main-banners', '/regions'],
  '/place': ['/options'],
  '/search/list': ['/options'],
  '/place/$id': ['/places/$id', '/options'],
  '/place/$id/guide': ['/places/$id/guide'],
}

/**
 * What a screen needs: its chunks and data are loaded together with the entry chunk, not after it has run and found out what it needs.
 * The build's manifest lists the chunks by route file.
 */
export function readPreloads(pageDir: string): Preloads {
  const file = path.join(pageDir, '.vite/manifest.json')
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
  const routes = routesOf(manifest)
  const screens = routeFiles(manifest).flatMap((key) => screenOf(routeName(key)) ?? [])
  // The files are few, and each is part of many screens.
  const read = new Map<string, Style>()
  const styleOf = (name: string) => {
    const style = read.get(name) ?? { href: `/${name}`, css: readFileSync(path.join(pageDir, name), 'utf8').trim() }
    read.set(name, style)
    return style
  }
  const find = (address: string) => {
    for (const route of routes) {
      const id = route.pattern.exec(address)?.groups
      if (id) return { ...route, id: id['id'] ?? '' }
    }
    return undefined
  }
  return {
    // Without a manifest nothing is known of any address.
    isScreen: (address) => screens.length === 0 || screens.some((isAt) => isAt(address)),
    linksOf(address) {
      const route = find(address)
      const fetched = route?.data.map((place) => dataLink(place.replace('$id', route.id)))
      return route && [...route.files.map(chunkLink), ...(fetched ?? [])].join(', ')
    },
    filesOf(address) {
      const { files = [], laterStyles = [] } = find(address) ?? {}
      return {
        styles: files.filter(isStyle).map(styleOf),
        laterStyles: laterStyles.map(styleOf),
        scripts: files.filter((name) => !isStyle(name)).map((name) => `/${name}`),
      }
    },
  }
}

/** The Link header of an address whose static frame is sent, with the data that it requests first; undefined if it is no screen's. */
type PreloadLinks = (address: string) => string | undefined
export interface Preloads {
  /** Whether the page has a screen at this path. */
  isScreen: (path: string) => boolean
  linksOf: PreloadLinks
  filesOf: (address: string) => ScreenFiles
}

/** A style sheet of the build. */
export interface Style {
  href: string
  css: string
}

/** What a screen is built from. */
export interface ScreenFiles {
  /** In the order in which they apply. */
  styles: readonly Style[]
  /** Of parts whose code the page loads later: HTML that shows such a part needs its styles at once. */
  laterStyles: readonly Style[]
  /** Addresses, the entry chunk first. */
  scripts: readonly string[]
}

const routeFiles = (manifest: Manifest) => Object.keys(manifest).filter((key) => ROUTE_FILE.test(key))
const routeName = (key: string) => ROUTE_FILE.exec(key)?.[1] ?? ''

function routesOf(manifest: Manifest): Route[] {
  const files = routeFiles(manifest)
  const entry = closure(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  )
  return files.flatMap((key) => {
    const name = routeName(key)
    const address = addressOf(name)
    if (!address || !isPreloaded(address)) return []
    const layouts = files.filter((other) => name.startsWith(`${routeName(other)}/`))
    // The entry first: it is the longest, and browsers queue in this order.
    const needed = new Set([...entry, ...closure(manifest, [...layouts, key])])
    const later = closure(manifest, [...layouts, key], (chunk) => [
      ...importsOf(chunk),
      ...(chunk.dynamicImports ?? []).filter((other) => !ROUTE_FILE.test(other)),
    ])
    return {
      pattern: patternOf(address),
      files: [...needed],
      laterStyles: [...later].filter((name) => isStyle(name) && !needed.has(name)),
      data: [...SHELL_DATA, ...(SCREEN_DATA[address] ?? [])],
    }
  })
}

/** `_subpage/place.$id.index` → `/place/$id`, `_subpage/mentoring.$` → `/mentoring/$` (all that begins so); undefined for layouts and for parts. */
function addressOf(name: string): string | undefined {
  const parts = name.split(/[./]/).filter((part) => !part.startsWith('_'))
  if (parts.length === 0 || /(?:^|\/)-/.test(name)) return undefined
  return `/${parts.filter((part) => part !== 'index').join('/')}`
}

/** The code of the back office is for nobody who only asks for its address. Of other parameters than an id, the data is not known. */
const isPreloaded = (address: string) =>
  !address.startsWith('/adm/') && !address.replace(/\$id|\/\$$/, '').includes('$')

// The empty group `end` distinguishes a match without an id from no match. The page's router ignores case, too.
const patternOf = (address: string) =>
  new RegExp(
    `^${address
      .replace(/\/\$$/, '(?:/(?<splat>.*?))?')
      .replace('$id', '(?<id>[1-9]\\d{0,9})')
      .replaceAll(/\$\w+/g, '[^/]+')}(?<end>)/?$`,
    'i',
  )

/** Routes that stand for all that begins alike: whether there is a screen at what follows. */
const SPLAT_ROUTES: Readonly<Record<string, (path: string) => boolean>> = {
  '/adm/$': (path) => readAdminPath(path) !== null,
  '/mentoring/$': isMentoringPath,
  '/mentor-dashboard/$': isDeskPath,
}

/** Whether the screens of a route file are at an address. */
function screenOf(name: string): ((address: string) => boolean) | undefined {
  const route = addressOf(name)
  if (route === undefined) return undefined
  const pattern = patternOf(route)
  const isPath = SPLAT_ROUTES[route] ?? (() => true)
  return (address) => {
    const match = pattern.exec(address)
    return match !== null && isPath(match.groups?.['splat'] ?? '')
  }
}

const isStyle = (name: string) => name.endsWith('.css')
const importsOf = ({ imports = [] }: Chunk) => imports

/** The files of these chunks and of all that follows from them, by default their imports, with their styles. */
function closure(manifest: Manifest, keys: string[], next = importsOf): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    chunk.css?.forEach((file) => files.add(file))
    next(chunk).forEach(visit)
  }
  keys.forEach(visit)
  return files
}

function chunkLink(file: string): string {
  return isStyle(file) ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload; crossorigin`
}

/** Preload of API data with the same mode as the page's own call, or the browser wouldn't reuse it. */
function dataLink(place: string): string {
  return `<${API_BASE}${place}>; rel=preload; as=fetch; crossorigin=use-credentials`
}
