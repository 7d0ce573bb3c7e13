import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { portal } from './testing/answers.ts'

const ORIGIN = 'https://dog.example'
const shellOf = (entry: string) => `<!doctype html><script type="module" src="/assets/${entry}.js"></script>`
const html = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })

type Navigate = (context: { url: URL; request: Request; event: object }) => Promise<Response>
let navigate: Navigate
let waiting: object | null
let plugins: WorkboxPlugin[]
let server: () => Response | undefined
let asked: { url: string; cache?: RequestCache }[]
let rendered: Response | undefined
let index: string | undefined

beforeEach(async () => {
  vi.resetModules()
  waiting = null
  rendered = undefined
  asked = []
  server = () => html(shellOf('index-2'))
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    registration: {
      get waiting() {
        return waiting
      },
    },
    __WB_MANIFEST: [{ url: 'assets/index-1.js', revision: null }],
  })
  vi.stubGlobal('fetch', async (request: string | Request, { cache }: RequestInit = {}) => {
    asked.push({ url: typeof request === 'string' ? request : request.url, ...(cache && { cache }) })
    const response = server()
    if (!response) throw new TypeError('Failed to fetch')
    return response
  })
  vi.doMock('workbox-precaching', () => ({
    addPlugins: (added: WorkboxPlugin[]) => void (plugins = added),
    precacheAndRoute: (_: unknown, options: { directoryIndex?: string }) => void (index = options.directoryIndex),
    cleanupOutdatedCaches: () => undefined,
    createHandlerBoundToURL: () => async () => html(shellOf('index-1')),
  }))
  vi.doMock('workbox-routing', () => ({
    NavigationRoute: vi.fn(function (handler: Navigate) {
      navigate = handler
    }),
    registerRoute: () => undefined,
  }))
  vi.doMock('./rendered-screens.ts', () => ({ renderedScreen: async () => rendered }))
  const { precacheShell, serveScreens } = await import('./precache.ts')
  precacheShell()
  serveScreens()
})

afterEach(() => void vi.useRealTimers())

const entryAt = async (path: string) => {
  const url = new URL(path, ORIGIN)
  const answer = await navigate({ url, request: new Request(url), event: {} })
  return /index-\d/.exec(await answer.text())?.[0]
}

test('C2 a screen’s address gets the cached document where no page is rendered for it', async () => {
  server = () => undefined
  expect(await entryAt('/place/1')).toBe('index-1')
  expect(asked).toEqual([])
})

test('First view: `/` is not answered as a precached file, so the rule of screens applies to it', () => {
  expect(index).toBe('')
})

test('First view: a screen’s address gets the page that the server renders, unless a newer build waits', async () => {
  rendered = html(shellOf('index-3'))
  expect(await entryAt('/place/1')).toBe('index-3')
  waiting = {}
  rendered = html(shellOf('index-3'))
  expect(await entryAt('/place/1')).toBe('index-2')
})

test.each(['/api/docs', '/media/p1-480.webp', '/healthz', '/sitemap.xml'])(
  'What fell 14: %s is no screen: a navigation there gets what the server answers',
  async (path) => {
    expect(await entryAt(path)).toBe('index-2')
    expect(asked).toEqual([{ url: ORIGIN + path }])
  },
)

test('What fell 13: while a newer build waits for this worker’s end, navigations get its document', async () => {
  waiting = {}
  expect(await entryAt('/place/1')).toBe('index-2')
  // The browser's own cache may hold the older one.
  expect(asked).toEqual([{ url: `${ORIGIN}/index.html`, cache: 'no-cache' }])
})

test.each([
  ['without a network', () => undefined],
  ['behind a portal', portal],
  ['of a server in trouble', () => new Response('', { status: 503 })],
])('What fell 13: %s the older build goes on', async (_, answer) => {
  waiting = {}
  server = answer
  expect(await entryAt('/place/1')).toBe('index-1')
})

test('What fell 11: of the build, the document of this build alone is kept, and any other file by its type', async () => {
  const kept = async (path: string, response: Response) => {
    const request = new Request(new URL(path, ORIGIN))
    return (await plugins[0]?.cacheWillUpdate?.({ request, response, event: {} as never })) === response
  }
  expect(await kept('/index.html', html(shellOf('index-1')))).toBe(true)
  for (const wrong of [html(shellOf('index-2')), portal()]) expect(await kept('/index.html', wrong)).toBe(false)
  expect(await kept('/assets/a.css', new Response('', { headers: { 'Content-Type': 'text/css' } }))).toBe(true)
  expect(await kept('/assets/a.css', portal())).toBe(false)
})

test('What fell: a kept file of another type is not used', async () => {
  const request = new Request(`${ORIGIN}/assets/a.css`)
  const used = (cachedResponse?: Response) =>
    plugins[0]?.cachedResponseWillBeUsed?.({
      request,
      cacheName: 'shell',
      event: {} as never,
      ...(cachedResponse && { cachedResponse }),
    })
  const style = new Response('', { headers: { 'Content-Type': 'text/css' } })
  expect([await used(style), await used(portal()), await used()]).toEqual([style, null, null])
})

test('What fell: a newer build’s document is waited for three seconds, as the older one is at hand', async () => {
  vi.useFakeTimers()
  waiting = {}
  const never = (_: string, { signal }: RequestInit) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  vi.stubGlobal('fetch', never)
  let entry: string | undefined
  void entryAt('/place/1').then((found) => (entry = found))
  await vi.advanceTimersByTimeAsync(2_999)
  expect(entry).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(entry).toBe('index-1')
})

test.each([
  ['that the server answers in trouble', { status: 503, headers: { 'Content-Type': 'text/html' } }],
  ['of another type', { headers: { 'Content-Type': 'text/plain' } }],
])('What fell 14: while a newer build waits, a document %s is none: the older build goes on', async (_, init) => {
  waiting = {}
  server = () => new Response(shellOf('index-2'), init)
  expect(await entryAt('/place/1')).toBe('index-1')
})
