import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mountSitemap, type SitemapSource } from './sitemap.ts'
import type { HttpEnv } from '../request/types.ts'

function siteWith(source: Partial<SitemapSource> = {}) {
  const places: SitemapSource = {
    parts: vi.fn(async () => [
      { part: 0, updatedOn: '2026-11-01' },
      { part: 3, updatedOn: '2026-11-22' },
    ]),
    entries: vi.fn(async (part) => (part === 3 ? [{ path: '/place/45001', updatedOn: '2026-11-22' }] : [])),
    ...source,
  }
  const app = new Hono<HttpEnv>()
  mountSitemap(app, { origin: 'https://dog.example', sources: { places } })
  const get = async (address: string) => app.request(address)
  return { get, places }
}

const unpacked = async (response: Response) => gunzipSync(Buffer.from(await response.arrayBuffer())).toString()

test('R2.34 robots.txt names the sitemap, and what is no content to be found', async () => {
  const { get } = siteWith()
  const lines = (await (await get('/robots.txt')).text()).split('\n')
  expect(lines).toContain('Sitemap: https://dog.example/sitemap.xml')
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /my', 'Disallow: /auth/']))
  // The back office and the mentors' desk stand at these addresses.
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /adm', 'Disallow: /mentor-dashboard']))
})

test('R2.34 the sitemap lists its parts with the day of their last change', async () => {
  const { get } = siteWith()
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const xml = await response.text()
  expect(xml).toContain(
    '<sitemap><loc>https://dog.example/sitemaps/places-3.xml.gz</loc><lastmod>2026-11-22</lastmod></sitemap>',
  )
  expect(xml).toContain('https://dog.example/sitemaps/screens-0.xml.gz')
})

test('R2.34 a part is a gzip file of addresses, made once a minute however often it is asked for', async () => {
  const { get, places } = siteWith()
  const [first] = await Promise.all([get('/sitemaps/places-3.xml.gz'), get('/sitemaps/places-3.xml.gz')])
  expect(first.headers.get('content-type')).toBe('application/gzip')
  expect(first.headers.get('cache-control')).toBe('public, max-age=60')
  expect(first.headers.get('content-encoding')).toBeNull()
  expect(await unpacked(first)).toContain(
    '<url><loc>https://dog.example/place/45001</loc><lastmod>2026-11-22</lastmod></url>',
  )
  expect(places.entries).toHaveBeenCalledOnce()
  const screens = await unpacked(await get('/sitemaps/screens-0.xml.gz'))
  expect(screens).toContain('<loc>https://dog.example/place</loc>')
  expect(screens).not.toMatch(/\$|search/)
})

test.each(['places-9', 'unknown-0', 'constructor-0', 'places-01', 'places-9999999', 'screens-x'])(
  'there is no part %s',
  async (name) => {
    const { get } = siteWith()
    expect((await get(`/sitemaps/${name}.xml.gz`)).status).toBe(404)
  },
)

test('What fell: R2.34 what was withdrawn is listed no longer than a minute', async () => {
  const { get, places } = siteWith()
  const statusAfter = async (seconds: number) => {
    // The cache looks at the clock once in a millisecond.
    await setTimeout(10)
    vi.spyOn(performance, 'now').mockReturnValue(began + seconds * 1000)
    return (await get('/sitemaps/places-3.xml.gz')).status
  }
  const began = performance.now()
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await statusAfter(0)).toBe(200)
  vi.mocked(places.entries).mockResolvedValue([])
  expect([await statusAfter(58), await statusAfter(62)]).toEqual([200, 404])
})

test('What fell: addresses are words of XML, whatever is in them', async () => {
  const path = '/community?board=a&category=<b>'
  const { get } = siteWith({ entries: async () => [{ path, updatedOn: '2026-11-22' }] })
  expect(await unpacked(await get('/sitemaps/places-3.xml.gz'))).toContain(
    '<loc>https://dog.example/community?board=a&amp;category=&lt;b></loc>',
  )
})
