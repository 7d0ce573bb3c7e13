import { beforeEach, expect, test, vi } from 'vitest'
import type { Strategy } from 'workbox-strategies'
import { portal } from './testing/answers.ts'
import { handled } from './testing/handled.ts'

// Workbox reads the worker's global when it is loaded.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true }))

interface Route {
  match: (call: { request: Request; url: URL; sameOrigin: boolean }) => boolean
  strategy: Strategy
}
const { routes, expiring } = vi.hoisted(() => ({ routes: [] as Route[], expiring: [] as object[] }))
vi.mock('workbox-routing', () => ({
  registerRoute: (match: Route['match'], strategy: Strategy) => void routes.push({ match, strategy }),
}))
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: vi.fn(function (bounds: object) {
    expiring.push(bounds)
  }),
}))
const { cachePhotos } = await import('./photos.ts')
cachePhotos()

const ADDRESS = 'https://dog.example/media/p1-480.webp'
const picture = (text = 'photo') => new Response(text, { headers: { 'Content-Type': 'image/webp' } })
const cacheOf = (address: string, { sameOrigin = true, method = 'GET' } = {}) =>
  routes
    .filter(({ match }) => match({ request: new Request(address, { method }), url: new URL(address), sameOrigin }))
    .map(({ strategy }) => strategy.cacheName)

/** What the worker has at that address, and what a fetch brings. */
let kept: Response | undefined
let fetched: Response
let stored: Response[]
beforeEach(() => {
  kept = undefined
  stored = []
  vi.stubGlobal('caches', {
    match: async () => kept?.clone(),
    open: async () => ({
      match: async () => undefined,
      put: async (_: string, response: Response) => void stored.push(response),
    }),
    keys: async () => [],
  })
  vi.stubGlobal('fetch', async () => fetched.clone())
})

const shown = () => handled(routes[0]!.strategy, ADDRESS)

test.each([
  ['/media/p1-480.webp', ['photos-small']],
  ['/media/p1-640.webp', ['photos-small']],
  ['/media/drawing.svg', ['photos-small']],
  ['/media/p1-960.webp', ['photos-large']],
  ['/media/original.webp', ['photos-large']],
  ['/api/places/1', []],
  ['/mediator.webp', []],
  // Saved, not shown.
  ['/media/attachment-0b6f8a3e-1f2d-4c5b-9a7e-3d2c1b0a9f8e.png', []],
])('What fell 14: %s is cached among %j', (path, caches) => {
  expect(cacheOf(`https://dog.example${path}`)).toEqual(caches)
})

test('What fell 14: only pictures that are read from our own server are cached', () => {
  expect(cacheOf('https://evil.example/media/p1-480.webp', { sameOrigin: false })).toEqual([])
  expect(cacheOf(ADDRESS, { method: 'POST' })).toEqual([])
})

test('What fell 14: a full disk may take photos away, since they can be fetched again', () => {
  expect(expiring).toEqual(Array.from({ length: 2 }, () => expect.objectContaining({ purgeOnQuotaError: true })))
})

test('What fell 11: a cached picture is shown without a call, a fetched one is cached', async () => {
  kept = picture('cached')
  expect([await shown(), stored]).toEqual(['cached', []])
  kept = undefined
  fetched = picture('fetched')
  expect(await shown()).toBe('fetched')
  expect(stored).toHaveLength(1)
})

test('What fell 11: a portal’s page that an older worker kept as a picture is not shown', async () => {
  kept = portal()
  fetched = picture()
  expect(await shown()).toBe('photo')
})

test.each([
  ['a portal’s page', portal()],
  ['an empty picture', picture('')],
  ['an error', new Response('photo', { status: 500, headers: { 'Content-Type': 'image/webp' } })],
])('What fell 11: %s is not cached as a picture', async (_, wrong) => {
  fetched = wrong
  await shown()
  expect(stored).toEqual([])
})
