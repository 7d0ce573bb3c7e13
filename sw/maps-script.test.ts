import { beforeEach, expect, test, vi } from 'vitest'
import type { Strategy } from 'workbox-strategies'
import { handled } from './testing/handled.ts'

// Workbox reads the worker's global when it is loaded.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true }))

const { routes } = vi.hoisted(() => ({
  routes: [] as { match: (call: { url: URL }) => boolean; strategy: Strategy }[],
}))
vi.mock('workbox-routing', () => ({
  registerRoute: (match: (typeof routes)[number]['match'], strategy: Strategy) => void routes.push({ match, strategy }),
}))
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: vi.fn() }))
const { cacheMapsScript } = await import('./maps-script.ts')
cacheMapsScript()

const ADDRESS = 'https://dapi.kakao.com/v2/maps/sdk.js?appkey=1'
let kept: Response | undefined
let stored: string[]
let opened: string[]
let asked: { mode: RequestMode; credentials: RequestCredentials }[]
let answer: (mode: RequestMode) => Response
beforeEach(() => {
  kept = undefined
  stored = []
  opened = []
  asked = []
  answer = () => new Response('kakao()')
  vi.stubGlobal('caches', {
    match: async () => kept?.clone(),
    open: async (name: string) => {
      opened.push(name)
      return { put: async (_: Request, response: Response) => stored.push(await response.text()) }
    },
  })
  vi.stubGlobal('fetch', async ({ mode, credentials }: Request) => {
    asked.push({ mode, credentials })
    return answer(mode)
  })
})

const loaded = () => handled(routes[0]!.strategy, ADDRESS)

test.each([
  [ADDRESS, true],
  ['https://t1.daumcdn.net/mapjsapi/js/main/4.4.19/kakao.js', true],
  ['https://dapi.kakao.com/v2/local/search', false],
  ['https://t1.daumcdn.net/mapjsapi/images/a.png', false],
  ['https://evil.example/v2/maps/sdk.js', false],
])('What fell 14: %s is a part of the map’s script: %s', (address, isPart) => {
  expect(routes[0]!.match({ url: new URL(address) })).toBe(isPart)
})

test('What fell 14: the map’s script is fetched without cookies, and cached', async () => {
  expect(await loaded()).toBe('kakao()')
  expect(asked).toEqual([{ mode: 'cors', credentials: 'omit' }])
  expect(stored).toEqual(['kakao()'])
  expect(opened).toEqual(['maps-script'])
})

test('What fell 14: a cached script is used at once and renewed behind it', async () => {
  kept = new Response('cached()')
  expect(await loaded()).toBe('cached()')
  expect(stored).toEqual(['kakao()'])
})

test('What fell 14: a host that allows no reading is asked without it, since a script may run unread', async () => {
  answer = (mode) => {
    if (mode === 'cors') throw new TypeError('Failed to fetch')
    return new Response('opaque()')
  }
  expect(await loaded()).toBe('opaque()')
  expect(asked.map(({ mode }) => mode)).toEqual(['cors', 'no-cors'])
})

test('What fell 14: an error is not cached as the map’s script', async () => {
  answer = () => new Response('', { status: 503 })
  await loaded()
  expect(stored).toEqual([])
})

test('What fell: the script of a host that allows no reading is cached too, unread', async () => {
  answer = (mode) => {
    if (mode === 'cors') throw new TypeError('Failed to fetch')
    // Its status is 0, as that of an opaque answer.
    return Response.error()
  }
  await loaded()
  expect(stored).toHaveLength(1)
})
