import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StrategyHandler } from 'workbox-strategies'
import { GIVE_UP_MS, CACHED_HEADER, SLOW_MS } from '../contract/api/call-outcome.ts'
import { PINNED_ANSWERS } from '../contract/offline/pinning.ts'
import { StaleWhileRevalidate } from './stale-while-revalidate.ts'

// Workbox reads the worker's global when it is loaded.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true }))

const told = vi.fn()
let address = 0
let request: Request

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('clients', { matchAll: async () => [{ postMessage: (message: unknown) => told(message) }] })
  told.mockClear()
  // A different address per test: the strategy remembers what it revalidated.
  request = new Request(`https://dog.example/api/places/${++address}`)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (text: string) =>
  new Response(text, { headers: { ETag: `"${text}"`, Date: 'Fri, 20 Nov 2026 05:05:00 GMT' } })

const report = (news: string, { renewed = false, changed = false } = {}) => ({
  type: 'CALL_NEWS',
  news,
  at: expect.any(Number) as number,
  renewed,
  changed,
})

class TestedKeptFirst extends StaleWhileRevalidate {
  readonly ask = (handler: StrategyHandler) => this['_handle'](handler.request, handler)
}

/** The parts of Workbox's handler that are used; `network` answers, or never settles. */
function asked(
  kept: Response | undefined,
  network: (request: Request) => Promise<Response>,
  clientId = 'page',
  type = 'fetch',
  resultingClientId = '',
) {
  const put = vi.fn(async () => true)
  const waits: Promise<unknown>[] = []
  const handler = {
    event: { clientId, type, resultingClientId },
    request,
    cacheMatch: async () => kept?.clone(),
    fetch: vi.fn(network),
    cachePut: put,
    waitUntil: (promise: Promise<unknown>) => void waits.push(promise),
  }
  const response = new TestedKeptFirst({ cacheName: 'answers' }).ask(handler as unknown as StrategyHandler)
  return { response, put, fetch: handler.fetch, done: () => Promise.allSettled(waits) }
}
const never = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
  })

test('C2 the cached answer is returned at once, marked, with its date; pages are notified of the newer one', async () => {
  const { response, done, fetch } = asked(answer('old'), async () => answer('new'))
  const got = await response
  expect(await got.text()).toBe('old')
  expect(got.headers.get(CACHED_HEADER)).toBe('1')
  expect(got.headers.get('Date')).toBe('Fri, 20 Nov 2026 05:05:00 GMT')
  await done()
  await done()
  expect(fetch.mock.calls[0]?.[0].cache).toBe('no-cache')
  expect(told).toHaveBeenCalledExactlyOnceWith(report('answered', { renewed: true, changed: true }))
})

test('C2 pages are notified that the cached answer is still valid, and it isn’t revalidated for a while', async () => {
  const network = async () => answer('same')
  const first = asked(answer('same'), network)
  await first.response
  await first.done()
  await first.done()
  expect(told).toHaveBeenCalledExactlyOnceWith(report('answered', { renewed: true, changed: false }))
  const second = asked(answer('same'), network)
  await second.response
  expect(second.fetch).not.toHaveBeenCalled()
  // Another page has not received it.
  const other = asked(answer('same'), network, 'other page')
  await other.response
  expect(other.fetch).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(3_001)
  const third = asked(answer('same'), network)
  await third.response
  expect(third.fetch).toHaveBeenCalledOnce()
})

test('What fell 14: a first answer is shown by who asked: no page is told to read it again', async () => {
  const { response, done } = asked(undefined, async () => answer('first'))
  expect(await (await response).text()).toBe('first')
  await done()
  await done()
  expect(told).toHaveBeenCalledExactlyOnceWith(report('answered'))
})

test('What fell 14: what was just revalidated stays so while other answers are', async () => {
  const network = async () => answer('same')
  const asking = async () => {
    const one = asked(answer('same'), network)
    await one.response
    await one.done()
    await one.done()
    return one.fetch.mock.calls.length
  }
  const first = request
  expect(await asking()).toBe(1)
  request = new Request(`https://dog.example/api/places/${++address}`)
  expect(await asking()).toBe(1)
  request = first
  expect(await asking()).toBe(0)
})

test('First view: what was read for a navigation isn’t read again for the page that it opened', async () => {
  const network = async () => answer('same')
  const navigation = asked(answer('same'), network, '', 'fetch', 'opened')
  await navigation.response
  await navigation.done()
  await navigation.done()
  const call = asked(answer('same'), network, 'opened', 'fetch', '')
  await call.response
  expect([navigation.fetch, call.fetch].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

test('What fell 8: what a page has just read before there was a worker is taken from the browser’s cache', async () => {
  const { response, fetch } = asked(undefined, async () => answer('new'), 'page', 'message')
  await response
  expect(fetch.mock.calls[0]?.[0].cache).toBe('force-cache')
})

test('C2 an answer is reported as of when it came, not of when it was stored', async () => {
  const { response, put, done } = asked(answer('old'), async () => answer('new'))
  const answeredAt = Date.now()
  put.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(true), 2_000)))
  await response
  await vi.advanceTimersByTimeAsync(2_000)
  await done()
  await done()
  expect(told).toHaveBeenCalledExactlyOnceWith({
    ...report('answered', { renewed: true, changed: true }),
    at: answeredAt,
  })
})

test('C2 without a network the cached answer is returned, and pages are notified', async () => {
  const { response, done } = asked(answer('old'), () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await (await response).text()).toBe('old')
  await done()
  expect(told).toHaveBeenCalledExactlyOnceWith(report('failed'))
})

test.each([
  ['a server in trouble', () => new Response('{}', { status: 503 }), true],
  ['a portal’s page', () => new Response('<form>'), false],
])('What fell 11: of %s pages are told that it is broken; the cached answer stays', async (_, broken, isAsked) => {
  const { response, done, put } = asked(answer('old'), async () => broken())
  put.mockResolvedValue(false)
  expect(await (await response).text()).toBe('old')
  await done()
  await done()
  expect(put).toHaveBeenCalledTimes(isAsked ? 0 : 1)
  expect(told).toHaveBeenCalledExactlyOnceWith(report('broken'))
})

test('C2 an uncached answer fails like the network', async () => {
  const { response } = asked(undefined, () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(response).rejects.toBeInstanceOf(TypeError)
})

test('C2 a hanging call is reported after 3 s and aborted after 15 s; the cached answer did not wait for it', async () => {
  const { response, done } = asked(answer('old'), never)
  await response
  await vi.advanceTimersByTimeAsync(SLOW_MS)
  expect(told.mock.calls.map(([{ news }]) => news)).toEqual(['waiting'])
  await vi.advanceTimersByTimeAsync(GIVE_UP_MS - SLOW_MS)
  await done()
  expect(told.mock.calls.map(([{ news }]) => news)).toEqual(['waiting', 'failed'])
})

test('C2 an uncacheable answer (a refusal) is reported, and requested again next time', async () => {
  const gone = async () => new Response('', { status: 404 })
  const first = asked(answer('old'), gone)
  await first.response
  await first.done()
  expect(first.put).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledExactlyOnceWith(report('answered'))
  const second = asked(answer('old'), gone)
  await second.response
  expect(second.fetch).toHaveBeenCalledOnce()
})

test.each([
  ['our server', 404, { 'X-Build': 'abc' }, true],
  ['our server, for good', 410, { 'X-Build': 'abc' }, true],
  ['a portal', 404, {}, false],
])('C2 what is gone is deleted, and pages read again: by %s', async (_, status, headers, gone) => {
  const cache = { delete: vi.fn(async () => true) }
  const opened: string[] = []
  vi.stubGlobal('caches', { open: async (name: string) => (opened.push(name), cache) })
  const network = async () => new Response('', { status, headers })
  const { response, done } = asked(answer('old'), network)
  expect(await (await response).text()).toBe('old')
  await done()
  // The pinned copy too.
  expect(opened).toEqual(gone ? ['answers', PINNED_ANSWERS] : [])
  expect(cache.delete).toHaveBeenCalledTimes(gone ? 2 : 0)
  expect(told.mock.calls.map(([message]) => message)).toEqual([
    report('answered'),
    ...(gone ? [report('answered', { renewed: true, changed: true })] : []),
  ])
})

test('What fell: an answer behind the cached one that took longer than three seconds is told to be late', async () => {
  const network = () => new Promise<Response>((resolve) => setTimeout(resolve, 4_000, answer('old')))
  const { response, done } = asked(answer('old'), network)
  await response
  await vi.advanceTimersByTimeAsync(4_000)
  await done()
  await done()
  expect(told.mock.calls.map(([{ news }]) => news)).toEqual(['waiting', 'late'])
})

test('What fell: a place that is gone is read from its pinned copy no more', async () => {
  const deleted: string[] = []
  vi.stubGlobal('caches', {
    open: async (name: string) => ({ delete: async () => (deleted.push(name), name === PINNED_ANSWERS) }),
  })
  const network = async () => new Response('', { status: 404, headers: { 'X-Build': 'abc' } })
  const { response, done } = asked(answer('pinned'), network)
  await response
  await done()
  expect(deleted).toContain(PINNED_ANSWERS)
  expect(told).toHaveBeenLastCalledWith(report('answered', { renewed: true, changed: true }))
})
