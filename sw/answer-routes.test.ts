import { expect, test, vi } from 'vitest'
import type { Strategy } from 'workbox-strategies'
import { OFFLINE_BOUNDS } from '../contract/api/offline-shape.ts'
import { answersCache } from './addresses.ts'
import { placeAnswer, portal } from './testing/answers.ts'
import { MemoryCaches } from './testing/memory-caches.ts'

// Workbox reads the worker's global when it is loaded.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true }))

interface Route {
  match: (call: { request: Request; url: URL; sameOrigin: boolean }) => boolean
  strategy: Strategy
}
const { routes, pinned } = vi.hoisted(() => ({ routes: [] as Route[], pinned: {} }))
vi.mock('workbox-routing', () => ({
  registerRoute: (match: Route['match'], strategy: Strategy) => void routes.push({ match, strategy }),
}))
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: vi.fn(function (this: object, bounds: object) {
    Object.assign(this, bounds)
  }),
}))
vi.mock('./pinned-plugins.ts', () => ({ pinnedAnswers: () => pinned }))
const listeners = new Map<string, (event: object) => void>()
vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener))
const { cacheAnswers, revalidateAnswer } = await import('./runtime-cache.ts')
cacheAnswers()

const strategyOf = (kind: 'list' | 'detail' | 'settings') =>
  routes.find(({ strategy }) => strategy.cacheName === answersCache(kind))?.strategy
const cacheOf = (path: string, sameOrigin = true) => {
  const url = new URL(path, 'https://dog.example')
  return routes
    .filter(({ match }) => match({ request: new Request(url), url, sameOrigin }))
    .map(({ strategy }) => strategy.cacheName)
}

test('What fell 14: a public answer is cached by its kind, one of another host never', () => {
  expect(cacheOf('/api/places/1')).toEqual([answersCache('detail')])
  expect(cacheOf('/api/places')).toEqual([answersCache('list')])
  expect(cacheOf('/api/users/me')).toEqual([])
  expect(cacheOf('/api/places/1', false)).toEqual([])
})

test.each([
  ['list', true],
  ['detail', false],
  ['settings', false],
] as const)('What fell 14: answers of kind %s are bounded, and given up for room: %s', (kind, purgeOnQuotaError) => {
  const strategy = strategyOf(kind)
  expect(strategy?.plugins).toContainEqual({ ...OFFLINE_BOUNDS[kind], purgeOnQuotaError })
  expect(strategy?.plugins.includes(pinned)).toBe(kind === 'detail')
})

test('What fell: only an answer of our server is cached, and nothing else that a cache holds is used', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('caches', new MemoryCaches())
  const [plugin] = strategyOf('detail')?.plugins ?? []
  const request = new Request('https://dog.example/api/places/1')
  const event = {} as never
  for (const [response, isOurs] of [
    [placeAnswer(1, Date.now()), true],
    [portal(), false],
  ] as const) {
    const wanted = isOurs ? response : null
    expect(await plugin?.cacheWillUpdate?.({ request, response, event })).toBe(wanted)
    const cached = { cacheName: answersCache('detail'), cachedResponse: response }
    expect(await plugin?.cachedResponseWillBeUsed?.({ request, event, ...cached })).toBe(wanted)
  }
})

test('What fell: once it is active, a worker deletes the answers of another shape', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const memory = new MemoryCaches()
  vi.stubGlobal('caches', memory)
  for (const name of ['answers-list-0', answersCache('list')]) await memory.open(name)
  const work: Promise<unknown>[] = []
  listeners.get('activate')?.({ waitUntil: (one: Promise<unknown>) => work.push(one) })
  await Promise.all(work)
  expect(await memory.keys()).toEqual([answersCache('list')])
})

test('First view: an answer that came within a page is read by the rule of its kind, and nothing that may not be cached', async () => {
  vi.stubGlobal('location', { origin: 'https://dog.example' })
  const event = { type: 'fetch' } as never
  const read = (['list', 'detail', 'settings'] as const).map((kind) =>
    vi.spyOn(strategyOf(kind)!, 'handleAll').mockReturnValue([Promise.resolve(new Response()), Promise.resolve()]),
  )
  for (const address of ['/api/places/1', '/api/users/me', '/place/1']) await revalidateAnswer(address, event)
  expect(read.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0])
  expect(read[1]?.mock.calls[0]?.[0]).toMatchObject({ request: { url: 'https://dog.example/api/places/1' }, event })
})
