import { expect, test, vi } from 'vitest'
import type { Strategy } from 'workbox-strategies'
import { OFFLINE_BOUNDS } from '../contract/offline-shape.ts'
import { answersCache } from './addresses.ts'

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
vi.stubGlobal('addEventListener', () => undefined)
const { cacheAnswers } = await import('./runtime-cache.ts')
cacheAnswers()

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
  const strategy = routes.find((one) => one.strategy.cacheName === answersCache(kind))?.strategy
  expect(strategy?.plugins).toContainEqual({ ...OFFLINE_BOUNDS[kind], purgeOnQuotaError })
  expect(strategy?.plugins.includes(pinned)).toBe(kind === 'detail')
})
