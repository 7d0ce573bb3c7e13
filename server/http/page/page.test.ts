import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildTag } from '../../../contract/api/build-header.ts'
import { testHttp } from '../../testing/deps.ts'
import { temporaryFolder, temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'
import { readBuiltPage } from './built-page.ts'
import { readPreloads } from './preloads.ts'

const INLINE = 'document.documentElement.dataset.theme = "dark"'
const HTML = `<!doctype html><html lang="ko"><head><script>${INLINE}</script><script type="module" src="/assets/a-1.js"></script></head></html>`
const SCRIPT = `console.log(${'1+'.repeat(2000)}1)`

const MANIFEST = {
  'index.html': { file: 'assets/a-1.js', css: ['assets/a.css'], isEntry: true },
  _shared: { file: 'assets/shared.js', imports: ['index.html'] },
  'src/features/secret.tsx': { file: 'assets/secret.js' },
  'src/routes/_default.tsx?tsr-split=component': { file: 'assets/default.js', imports: ['index.html'] },
  'src/routes/_default/index.tsx?tsr-split=component': { file: 'assets/home.js', imports: ['index.html'] },
  'src/routes/_subpage.tsx?tsr-split=component': { file: 'assets/subpage.js', imports: ['index.html', '_shared'] },
  'src/routes/_subpage/place.$id.index.tsx?tsr-split=component': { file: 'assets/place.js', css: ['assets/place.css'] },
  'src/routes/_subpage/place.$id.guide.tsx?tsr-split=component': { file: 'assets/guide.js' },
  'src/routes/_subpage/notice.$slug.tsx?tsr-split=component': { file: 'assets/notice.js' },
  'src/routes/_subpage/mentoring.$.tsx?tsr-split=component': { file: 'assets/mentoring.js', css: ['assets/m.css'] },
  'src/routes/adm.$.tsx?tsr-split=component': { file: 'assets/admin.js' },
  'src/routes/_subpage/mentor-dashboard.$.tsx?tsr-split=component': { file: 'assets/desk.js' },
}

const folder = temporaryFolderOfFile()
let app: ReturnType<typeof testHttp>

beforeAll(() => {
  const put = (name: string, bytes: string | Buffer) => {
    const file = path.join(folder, 'page', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  put('index.html', HTML)
  put('assets/a-1.js', SCRIPT)
  put('assets/a-1.js.br', brotliCompressSync(SCRIPT))
  put('assets/a-1.js.gz', gzipSync(SCRIPT))
  put('icon.svg', '<svg/>')
  put('assets/drawn.svg', '<svg/>')
  put('assets/engine-worker-1.mjs', 'onmessage = null')
  put('manifest.webmanifest', '{}')
  put('sw.js', 'self.skipWaiting')
  put('.vite/manifest.json', JSON.stringify(MANIFEST))
  writeFileSync(path.join(folder, 'outside.txt'), 'secret')
  app = testHttp([], { page: readBuiltPage(path.join(folder, 'page')) })
})

const page = (address: string, headers: Record<string, string> = {}) =>
  app.request(address, { headers: { Accept: 'text/html', ...headers } })

describe('the page', () => {
  test.each([
    ['/'],
    ['/place/17'],
    ['/place/17/'],
    ['/Place/17/guide'],
    ['/notice/a'],
    ['/mentoring/my/7?q=a.b'],
    ['/adm'],
    ['/adm/place'],
    ['/adm/place/'],
    ['/adm/master/board/create'],
    ['/adm/report/review/7'],
    ['/mentor-dashboard/'],
    ['/mentor-dashboard/response/7'],
  ])('%s is answered by the page, whose router knows the screens', async (address) => {
    const response = await page(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe(HTML)
  })

  test.each([
    ['/no/such/screen'],
    ['/place/x'],
    ['/place/17/guide/2'],
    ['/mentorings'],
    ['/-search-back'],
    ['/adm/nothing'],
    ['/adm/settings/7'],
    ['/adm/verify/create'],
    ['/adm/constructor'],
    ['/mentoring/nothing'],
    ['/mentoring/ask/7'],
    ['/mentor-dashboard/7'],
    ['/_default'],
  ])('What fell: %s is no screen: the page says so, and its status is 404', async (address) => {
    const response = await page(address)
    expect([response.status, await response.text()]).toEqual([404, HTML])
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    const again = await page(address, { 'If-None-Match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(404)
  })

  test('What fell: each address of the page’s routes is a screen’s', () => {
    const source = path.resolve(import.meta.dirname, '../../../src')
    const routes = readdirSync(path.join(source, 'routes'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => name.split(path.sep).join('/'))
    // A route without a component has no chunk, and would be answered as if it were not there.
    const bare = routes.filter((name) => !/\bcomponent:/.test(readFileSync(path.join(source, 'routes', name), 'utf8')))
    expect(bare.filter((name) => !/(?:^|\/)-|^__root/.test(name))).toEqual([])
    const built = temporaryFolder()
    mkdirSync(path.join(built, '.vite'))
    const manifest = Object.fromEntries(routes.map((name) => [`src/routes/${name}`, { file: 'a.js' }]))
    writeFileSync(path.join(built, '.vite/manifest.json'), JSON.stringify(manifest))
    const { isScreen } = readPreloads(built)
    const [table = ''] =
      /interface FileRoutesByFullPath \{[^}]*/.exec(readFileSync(path.join(source, 'routeTree.gen.ts'), 'utf8')) ?? []
    const addresses = [...table.matchAll(/'(\/[^']*)'/g)].map(([, address = '']) =>
      address.replace('$id', '7').replace(/\$$/, ''),
    )
    expect(addresses.length).toBeGreaterThan(40)
    expect(addresses.filter((address) => !isScreen(address))).toEqual([])
    const splats = [...table.matchAll(/'(\/[^']*\/)\$'/g)].map(([, address = '']) => address)
    expect(splats.filter((address) => isScreen(`${address}nothing`))).toEqual([])
  })

  test('unchanged, it costs a 304', async () => {
    const tag = (await page('/')).headers.get('etag') ?? ''
    expect((await page('/place/1', { 'If-None-Match': tag })).status).toBe(304)
  })

  test.each(['*/*', 'text/html;q=0.9', 'application/xml, */*;q=0.1'])(
    'What fell: a client that accepts %s gets the screen',
    async (accept) => {
      const { status, headers } = await page('/place/17', { Accept: accept })
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    },
  )

  test('a client that accepts JSON does not get HTML', async () => {
    expect((await page('/place/17', { Accept: 'application/json' })).status).toBe(404)
  })

  test('writes to page addresses are refused', async () => {
    const response = await app.request('/place/17', { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('preload links of a screen', () => {
  const linksOf = async (address: string) =>
    [...((await page(address)).headers.get('link') ?? '').matchAll(/<([^>]+)>; rel=(\S+);/g)].map(([, href, rel]) => [
      rel,
      href,
    ])

  test('the entry first, then its layout, its own chunks with what they import, and its data', async () => {
    expect(await linksOf('/place/17?from=list')).toEqual([
      ['modulepreload', '/assets/a-1.js'],
      ['preload', '/assets/a.css'],
      ['modulepreload', '/assets/subpage.js'],
      ['modulepreload', '/assets/shared.js'],
      ['modulepreload', '/assets/place.js'],
      ['preload', '/assets/place.css'],
      ['preload', '/api/site-config'],
      ['preload', '/api/groups'],
      ['preload', '/api/places/17'],
      ['preload', '/api/options'],
    ])
    expect(await linksOf('/')).toContainEqual(['modulepreload', '/assets/home.js'])
    expect(await linksOf('/place/17/guide')).toContainEqual(['preload', '/api/places/17/guide'])
  })

  test('a route for all that begins alike gives its files at each of its addresses', async () => {
    for (const address of ['/mentoring', '/mentoring/', '/mentoring/7', '/mentoring/my/7'])
      expect(await linksOf(address), address).toContainEqual(['preload', '/assets/m.css'])
  })

  test.each([
    ['/place/x'],
    ['/place/1>; rel=x'],
    ['/place/1/2'],
    ['/place/99999999999'],
    ['/notice/a'],
    ['/mentorings'],
    ['/adm'],
    ['/adm/place'],
    ['/no/such/screen'],
  ])('%s gets none', async (address) => {
    expect(await linksOf(address)).toEqual([])
  })
})

describe('its files', () => {
  test('an asset is immutable and sent as compressed by the build', async () => {
    for (const [accept, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await page('/assets/a-1.js', { 'Accept-Encoding': accept })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
    }
    const br = await page('/assets/a-1.js', { 'Accept-Encoding': 'br' })
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(SCRIPT)
  })

  test('a range of a compressed copy is never sent for one of the file', async () => {
    const response = await page('/assets/a-1.js', { 'Accept-Encoding': 'br', Range: 'bytes=0-9' })
    expect(response.status).toBe(200)
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(SCRIPT)
  })

  test('other files are revalidated each time', async () => {
    const response = await page('/manifest.webmanifest')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
  })

  test('What fell 8: an icon is asked for once a day, not at each use of a first visit', async () => {
    const { headers } = await page('/icon.svg')
    expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(headers.get('cache-control')).toBe('public, max-age=86400')
  })

  test('C4 the worker is revalidated each time, and may fetch from this origin only', async () => {
    const { status, headers } = await page('/sw.js')
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'")
  })

  test('What fell 8: a script or style costs few bytes of headers; a document, a drawing and a worker have their policy', async () => {
    const POLICY = 'content-security-policy'
    for (const address of ['/', '/sw.js', '/icon.svg', '/assets/drawn.svg', '/assets/engine-worker-1.mjs'])
      expect((await page(address)).headers.get(POLICY), address).toContain("default-src 'self'")
    const { headers } = await page('/assets/a-1.js', { 'Accept-Encoding': 'br' })
    expect(headers.get(POLICY)).toBe("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect([...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)).toBeLessThan(550)
  })

  test('HEAD returns the length', async () => {
    const response = await app.request('/assets/a-1.js', { method: 'HEAD' })
    expect(response.headers.get('content-length')).toBe(String(SCRIPT.length))
    expect(await response.text()).toBe('')
  })

  test.each([
    ['/assets/gone-2.js'],
    ['/assets/gone'],
    ['/favicon.ico'],
    ['/.vite/manifest.json'],
    ['/assets/a-1.js.br'],
    ['/../outside.txt'],
    ['/%2e%2e/outside.txt'],
    ['/..%2foutside.txt'],
    ['/assets/..%5c..%5coutside.txt'],
    ['/assets/%00.js'],
  ])('%s is not there', async (address) => {
    const response = await page(address)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toMatch(/secret|<html/)
  })
})

describe('headers', () => {
  const policyOf = (response: Response) =>
    Object.fromEntries(
      (response.headers.get('content-security-policy') ?? '').split('; ').map((part) => {
        const [name = '', ...values] = part.split(' ')
        return [name, values]
      }),
    )

  test('a strict policy permits the scripts of the build and nothing inline but what was in it', async () => {
    const policy = policyOf(await page('/'))
    const hash = createHash('sha256').update(INLINE).digest('base64')
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", `'sha256-${hash}'`],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https://tong.visitkorea.or.kr'],
      'connect-src': ["'self'"],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
    expect(JSON.stringify(policy)).not.toMatch(/kakao|daum|upgrade|unsafe-eval/)
  })

  test("Kakao's hosts and the operator's map are let in when they are configured", async () => {
    const env = { kakaoMapKey: 'k', mapStyleUrl: 'https://tiles.example/style.json', publicUrl: 'https://dog.example' }
    const policy = policyOf(await testHttp([], { env }).request('/'))
    expect(policy['script-src']).toEqual(["'self'", 'dapi.kakao.com', 't1.daumcdn.net'])
    expect(policy['connect-src']).toContain('https://tiles.example')
    expect(policy).toHaveProperty('upgrade-insecure-requests')
  })

  test('every answer carries them, errors too', async () => {
    for (const address of ['/', '/assets/a-1.js', '/assets/drawn.svg', '/gone.js', '/api/gone', '/healthz']) {
      const { headers } = await page(address)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('x-request-id')).toBeTruthy()
    }
    expect((await page('/api/gone')).headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    // What governs documents alone is left out of scripts and styles.
    for (const address of ['/', '/assets/drawn.svg', '/gone.js', '/api/gone', '/healthz']) {
      const { headers } = await page(address)
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('geolocation=(self), camera=()')
    }
  })

  test('What fell 12: every answer of the API, errors too, tells its build, which is that of the page', async () => {
    expect((await page('/api/gone')).headers.get('x-build')).toBe(buildTag('a-1'))
    expect((await page('/')).headers.get('x-build')).toBeNull()
  })

  test('HSTS is sent only over https', async () => {
    const hsts = async (env: object, headers: Record<string, string> = {}) =>
      (await testHttp([], { env }).request('/', { headers })).headers.get('strict-transport-security')
    const forwarded = { 'X-Forwarded-Proto': 'https' }
    expect(await hsts({})).toBeNull()
    expect(await hsts({}, forwarded)).toBeNull()
    expect(await hsts({ publicUrl: 'http://dog.example', trustProxy: 1 }, forwarded)).toBeNull()
    expect(await hsts({ publicUrl: 'https://dog.example' })).toBe('max-age=31536000')
    expect(await hsts({ trustProxy: 1 }, forwarded)).toBe('max-age=31536000')
  })
})
