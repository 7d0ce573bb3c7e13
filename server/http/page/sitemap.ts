import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { RENDERED_SCREENS } from '../../../contract/offline/rendered-screens.ts'
import { notFound } from '../request/plain.ts'
import type { HttpEnv } from '../request/types.ts'

export interface SitemapPart {
  /** Its number in the address, which stays the same while content is added. */
  part: number
  /** Day of the last change, `2026-11-22`. */
  updatedOn: string
}
export interface SitemapEntry {
  path: string
  updatedOn: string
}

/** The addresses of one kind of content that search engines should know, in parts of at most 50,000. */
export interface SitemapSource {
  parts: () => Promise<SitemapPart[]>
  entries: (part: number) => Promise<SitemapEntry[]>
}

/** What was withdrawn is listed no longer than a rendered page that shows it. */
const KEPT_SECONDS = 60
/** Parts are about 100 kB each. */
const KEPT = 50
const HEADERS = { 'Cache-Control': `public, max-age=${KEPT_SECONDS}` }
const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const compress = promisify(gzip)

/** Screens without a parameter. */
const SCREENS = RENDERED_SCREENS.filter((route) => !route.includes('$') && route !== '/search/list')

/** What belongs to one person, or is the answer to a question, is no content to be found. */
const ROBOTS = ['/my', '/auth/', '/adm', '/mentor-dashboard', '/search', '/api/'].map((path) => `Disallow: ${path}`)
/** Crawlers that run scripts load what screens ask for later. */
const ALLOWED = ['/api/places', '/api/site-config', '/api/groups', '/api/options'].map((path) => `Allow: ${path}`)

const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const item = (name: string, url: string, updatedOn?: string) =>
  `<${name}><loc>${text(url)}</loc>${updatedOn ? `<lastmod>${updatedOn}</lastmod>` : ''}</${name}>`

interface Options {
  /** The site's, without a slash at the end. */
  origin: string
  /** By the word in its files' names. */
  sources: Record<string, SitemapSource>
}

/** `/robots.txt`, and `/sitemap.xml` with the files that it lists, each made at most once a minute. */
export function mountSitemap(app: Hono<HttpEnv>, { origin, sources }: Options): void {
  const files = new LRUCache<string, Buffer>({
    max: KEPT,
    ttl: KEPT_SECONDS * 1000,
    fetchMethod: (name) => (name === 'index' ? makeIndex() : makePart(name)),
  })

  async function makeIndex(): Promise<Buffer> {
    const kinds = Object.entries(sources).map(async ([kind, source]) => {
      const parts = await source.parts()
      return parts.map(({ part, updatedOn }) => item('sitemap', `${origin}/sitemaps/${kind}-${part}.xml.gz`, updatedOn))
    })
    const listed = [item('sitemap', `${origin}/sitemaps/screens-0.xml.gz`), ...(await Promise.all(kinds)).flat()]
    return Buffer.from(`${XML}<sitemapindex xmlns="${SCHEMA}">${listed.join('')}</sitemapindex>`)
  }

  async function makePart(name: string): Promise<Buffer | undefined> {
    const [kind = '', part] = name.split('-')
    const entries =
      kind === 'screens'
        ? SCREENS.map((path) => ({ path, updatedOn: undefined }))
        : await sources[kind]?.entries(Number(part))
    if (!entries?.length) return undefined
    const urls = entries.map(({ path, updatedOn }) => item('url', origin + path, updatedOn))
    return compress(`${XML}<urlset xmlns="${SCHEMA}">${urls.join('')}</urlset>`)
  }

  app.get('/robots.txt', (c) =>
    c.text(['User-agent: *', ...ALLOWED, ...ROBOTS, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'), 200, HEADERS),
  )
  app.get('/sitemap.xml', async (c) => {
    const file = await files.fetch('index')
    return file ? c.body(new Uint8Array(file), 200, { ...HEADERS, 'Content-Type': 'application/xml' }) : notFound()
  })
  app.get('/sitemaps/:name{[a-z]+-(?:0|[1-9]\\d{0,5})\\.xml\\.gz}', async (c) => {
    const file = await files.fetch(c.req.param('name').replace('.xml.gz', ''))
    return file ? c.body(new Uint8Array(file), 200, { ...HEADERS, 'Content-Type': 'application/gzip' }) : notFound()
  })
}
