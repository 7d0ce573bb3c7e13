import { expect, test, vi } from 'vitest'
import type { Render, RenderedScreen, Renderer } from '../../../contract/offline/rendered-screens.ts'
import { capturingLog, testHttp } from '../../testing/deps.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'
import { inProcessApi } from '../calls/in-process.ts'
import { localInvalidations } from '../answers/invalidations.ts'
import { readBuiltPage } from './built-page.ts'
import { renderedPages } from './rendered-pages.ts'

const INDEX =
  '<html><head><title>댕댕로드</title>\n<meta\n name="description" content="allgemein" />' +
  '<script type="module" crossorigin src="/assets/index-1.js"></script>' +
  '<link rel="stylesheet" href="/assets/a.css"></head>' +
  '<body><div id="boot"><div></div></div><div id="root"></div><noscript>켜 주세요</noscript></body></html>'

const screen = (changes: Partial<RenderedScreen> = {}): RenderedScreen => ({
  status: 200,
  redirect: null,
  head: '<title>카페</title>',
  body: '<main>카페</main>',
  plain: { before: '<noscript>앞</noscript>', after: '<noscript>뒤</noscript>' },
  state: [],
  ...changes,
})

function pagesOf(render: Render, tags: string[] = [], options: Partial<Parameters<typeof renderedPages>[0]> = {}) {
  const invalidations = localInvalidations()
  const { log, lines } = capturingLog()
  const find = renderedPages({
    render,
    api: { collect: async (work) => ({ result: await work(), tags, addresses: ['/api/places?g=cafe&q="'] }) },
    index: INDEX,
    filesOf: () => ({
      styles: [
        { href: '/assets/a.css', css: 'a{color:red}' },
        { href: '/assets/place.css', css: "b::after{content:'$&'}" },
      ],
      laterStyles: [
        { href: '/assets/info.css', css: '.kabcd{gap:1px}.info-1a2b3{color:blue}' },
        { href: '/assets/kit.css', css: '.kabcd{gap:1px}' },
        { href: '/assets/dialog.css', css: '.dialog-4c5d6{color:green}' },
      ],
      scripts: ['/assets/index-1.js', '/assets/place.js'],
    }),
    invalidations,
    log,
    media: { read: async () => null },
    ...options,
  })
  return { find, invalidations, lines }
}

test('R2.34 the screen replaces the static frame, with its head, its styles and its data', async () => {
  const { find } = pagesOf(async () => screen())
  const html = (await find('/place/1', ''))?.body ?? ''
  expect(html).toContain('<title>카페</title>')
  expect(html).toContain(
    '<noscript>앞</noscript><div id="root"><main>카페</main></div><noscript>뒤</noscript><script type="application/json" id="state" data-addresses="/api/places?g=cafe&amp;q=&quot;">[]</script>',
  )
  expect(html).not.toMatch(/id="boot"|켜 주세요|allgemein/)
})

test('First view: styles stand in the page in their order, and none of their files is requested', async () => {
  const html = (await pagesOf(async () => screen()).find('/place/1', ''))?.body ?? ''
  expect(html).toContain(`<style>a{color:red}\nb::after{content:'$&'}</style>`)
  // The page's loader of chunks looks for these links; a disabled one is not fetched.
  const links = html.match(/<link rel="stylesheet"[^>]*>/g)
  expect(links).toEqual(['a', 'place'].map((name) => `<link rel="stylesheet" disabled href="/assets/${name}.css">`))
})

test('First view: a part whose code is loaded later has its styles in the page where the page shows it', async () => {
  const body = '<main><dl class="kabcd info-1a2b3">카페</dl></main>'
  const html = (await pagesOf(async () => screen({ body })).find('/place/1', ''))?.body ?? ''
  expect(html).toContain('.kabcd{gap:1px}.info-1a2b3{color:blue}</style>')
  expect(html).not.toContain('.dialog-4c5d6')
  const links = [...html.matchAll(/<link rel="stylesheet" disabled href="\/assets\/(\w+)\.css">/g)].map(
    ([, name]) => name,
  )
  expect(links, 'nor is a sheet fetched that has only classes of these').toEqual(['a', 'place', 'info', 'kit'])
})

test('First view: what is read and seen is asked for before the scripts', async () => {
  const html = (await pagesOf(async () => screen()).find('/place/1', ''))?.body ?? ''
  expect(html.match(/<script type="module"/g)).toHaveLength(1)
  expect(html).toMatch(
    /\[\]<\/script><link rel="modulepreload" crossorigin href="\/assets\/index-1\.js"><link rel="modulepreload" crossorigin href="\/assets\/place\.js"><script type="module" crossorigin src="\/assets\/index-1\.js"><\/script><\/body>/,
  )
  expect((await site(async () => screen())('/place/1')).headers.get('link')).toBeNull()
})

test('data can’t end its script element, and replacement patterns in texts stay texts', async () => {
  const { find } = pagesOf(async () =>
    screen({ body: "<p>$& $' $1</p>", state: [[['text'], '</script><script>alert(1)']] }),
  )
  const html = (await find('/place/1', ''))?.body ?? ''
  expect(html).toContain("<p>$& $' $1</p>")
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(html).toContain('\\u003c/script>')
})

test('a page is rendered once until a write touches what it shows', async () => {
  const render = vi.fn<Render>(async () => screen())
  const { find, invalidations } = pagesOf(render, ['place:1'])
  await Promise.all([find('/place/1', ''), find('/place/1', '')])
  await find('/place/1', '')
  expect(render).toHaveBeenCalledOnce()
  invalidations.publish(['place:2'])
  await find('/place/1', '')
  expect(render).toHaveBeenCalledOnce()
  invalidations.publish(['place:1'])
  await find('/place/1', '')
  expect(render).toHaveBeenCalledTimes(2)
})

test.each([
  ['an error', async () => Promise.reject(new Error('defect'))],
  ['a screen that shows a failure of the server', async () => screen({ status: 503 })],
])('R2.34 %s is logged, and the static frame is sent instead', async (_, render) => {
  const { find, lines } = pagesOf(render)
  expect(await find('/place/1', '')).toBeNull()
  expect(lines).toMatchObject([{ path: '/place/1', msg: expect.stringContaining('static frame') }])
})

test('a rendering that takes too long is given up', async () => {
  vi.useFakeTimers()
  const { find } = pagesOf(() => new Promise(() => {}))
  const page = find('/place/1', '')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await page).toBeNull()
  vi.useRealTimers()
})

test('only so many addresses are rendered at once; who would wait too long gets the static frame', async () => {
  const finish: (() => void)[] = []
  const { find, lines } = pagesOf(() => new Promise((resolve) => finish.push(() => resolve(screen()))))
  const pages = Array.from({ length: 300 }, (_, index) => find(`/place/${index + 1}`, ''))
  await vi.waitFor(() => expect(finish.length).toBeGreaterThan(0))
  const begun = finish.length
  expect(begun).toBeLessThan(20)
  expect((await Promise.all(pages.slice(begun))).filter(Boolean)).toEqual([])
  expect(lines, 'one line for the crowd').toMatchObject([{ frames: 1, msg: expect.stringContaining('static frames') }])
  for (const done of finish) done()
  expect((await Promise.all(pages.slice(0, begun))).filter(Boolean)).toHaveLength(begun)
})

test('of a crowd, most get the static frame at once, instead of all of them after a wait', async () => {
  vi.useFakeTimers()
  const { find } = pagesOf(() => new Promise(() => {}))
  let answered = 0
  for (let id = 1; id <= 300; id++) void find(`/place/${id}`, '').then(() => (answered += 1))
  await vi.advanceTimersByTimeAsync(0)
  expect(answered).toBeGreaterThan(250)
  vi.useRealTimers()
})

test.each([
  ['/my'],
  ['/map'],
  ['/auth/login'],
  ['/place/1/review/create'],
  ['/place/0'],
  ['/place/x'],
  ['/place/12345678901'],
])('%s is not rendered: it is a member’s, or needs the device', async (address) => {
  const render = vi.fn<Render>(async () => screen())
  expect(await pagesOf(render).find(address, '')).toBeNull()
  expect(render).not.toHaveBeenCalled()
})

test('an address longer than any link of ours is not rendered', async () => {
  const { find } = pagesOf(async () => screen())
  expect(await find('/place', `?q=${'가'.repeat(300)}`)).toBeNull()
})

const folder = temporaryFolderOfFile()

/** The HTTP side with a built page, whose screens a test renders. */
function site(render: Render) {
  const pageDir = path.join(folder, 'page')
  mkdirSync(pageDir, { recursive: true })
  writeFileSync(path.join(pageDir, 'index.html'), INDEX)
  const page = readBuiltPage(pageDir)
  const app = testHttp([], { page, createRenderer: () => ({ render, previewOf: vi.fn<Renderer['previewOf']>() }) })
  return (address: string, headers: Record<string, string> = {}) =>
    app.request(address, { headers: { Accept: 'text/html', ...headers } })
}

test('a rendered page is the same for everybody, may be kept by shared caches, and costs a 304 when unchanged', async () => {
  const get = site(async () => screen())
  const [visitor, member] = await Promise.all([get('/place/1'), get('/place/1', { Cookie: 'login=1; access=x' })])
  expect(await visitor.text()).toBe(await member.text())
  expect(visitor.headers.get('cache-control')).toBe('public, no-cache')
  expect(visitor.headers.get('vary')).toBe('Accept-Encoding')
  expect(visitor.headers.get('set-cookie')).toBeNull()
  const unchanged = await get('/place/1', { 'If-None-Match': visitor.headers.get('etag') ?? '' })
  expect(unchanged.status).toBe(304)
})

test('First view: a rendered page tells of which build it is, as answers do', async () => {
  const get = site(async () => screen())
  const [page, answer] = await Promise.all([get('/place/1'), get('/api/places/1')])
  expect(page.headers.get('x-build')).toMatch(/ index-1$/)
  expect(answer.headers.get('x-build')).toBe(page.headers.get('x-build'))
})

test('a place that does not exist is answered 404 with the page, and a screen that leads elsewhere by a redirect', async () => {
  const missing = await site(async () => screen({ status: 404, body: '<p>페이지를 찾을 수 없습니다.</p>' }))('/place/9')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('페이지를 찾을 수 없습니다.')
  const moved = await site(async () => screen({ status: 302, redirect: '/place/2' }))('/place/1')
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/place/2'])
})

test('an address with a slash at the end leads to the one without, and to no other site', async () => {
  const get = site(async () => screen())
  const slashed = await get('/place/1/?from=talk')
  expect([slashed.status, slashed.headers.get('location')]).toEqual([301, '/place/1?from=talk'])
  expect((await get('//evil.example/')).headers.get('location')).toBeNull()
})

test('a place that is gone is answered 410, one that never was 404, and neither is kept', async () => {
  const render = vi.fn<Render>(async () => screen({ status: 404 }))
  const { find } = pagesOf(render, [], { isGone: async (path) => path === '/place/1', answersFreshMs: 0 })
  expect((await find('/place/1', ''))?.status).toBe(410)
  expect((await find('/place/2', ''))?.status).toBe(404)
  await find('/place/2', '')
  expect(render).toHaveBeenCalledTimes(3)
})

test('if rendering fails, the built page is sent, with its data as preloads', async () => {
  const response = await site(async () => Promise.reject(new Error('defect')))('/place/1')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(INDEX)
})

test('calls within the process are answered by the same API, and their tags are collected per rendering', async () => {
  const { fetch, collect } = inProcessApi([], {
    env: testHttpEnv(),
    invalidations: localInvalidations(),
  } as unknown as Parameters<typeof inProcessApi>[1])
  const { result, tags, addresses } = await collect(async () => (await fetch('/api/none')).status)
  expect({ result, tags, addresses }).toEqual({ result: 404, tags: [], addresses: ['/api/none'] })
})

function testHttpEnv() {
  return { publicUrl: null, trustProxy: 0 }
}

test.each(['/', '/place/1', '/place/1/guide', '/notice/1', '/community/1/comments', '/mentoring/1'])(
  'What fell: whatever a link to %s carries along, one page is rendered and kept',
  async (path) => {
    const render = vi.fn<Render>(async () => screen())
    const { find } = pagesOf(render)
    for (const search of ['', '?utm_source=talk', '?fbclid=x&utm_source=y', '?1', '?%'])
      expect((await find(path, search))?.status).toBe(200)
    expect(render.mock.calls).toEqual([[path]])
    await find(path, '?x=1&q=%EC%B9%B4%ED%8E%98')
    expect(render).toHaveBeenLastCalledWith(`${path}?q=%EC%B9%B4%ED%8E%98`)
  },
)

test('What fell: a list is rendered with its query, and a place that moved passes on what the link carried', async () => {
  const render = vi.fn<Render>(async () => screen())
  const { find } = pagesOf(render, [], { movedTo: async (path) => (path === '/place/2' ? '/place/1' : null) })
  await find('/place', '?g=cafe')
  expect(render).toHaveBeenLastCalledWith('/place?g=cafe')
  for (const search of ['?from=talk', '?from=mail', '']) {
    const moved = await find('/place/2', search)
    expect([moved?.status, moved?.body]).toEqual([301, `/place/1${search}`])
  }
})

test('What fell 14: a page is kept for a minute, one that says that something is missing no longer than any answer', async () => {
  const render = vi.fn(async (address: string) => screen({ status: address === '/place/1' ? 200 : 404 }))
  const { find } = pagesOf(render, [], { answersFreshMs: 5 })
  const rendered = (path: string) => render.mock.calls.filter(([address]) => address === path).length
  await vi.waitFor(async () => {
    for (const path of ['/place/1', '/place/2']) await find(path, '')
    expect(rendered('/place/2')).toBe(2)
  })
  expect(rendered('/place/1')).toBe(1)
})
