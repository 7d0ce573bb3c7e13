import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { refetchVisible, retryConnection } from './reconnect.ts'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

async function reads(meta: Record<string, unknown>, failed: boolean) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['shown'], 'old')
  const queryFn = vi.fn(async () => 'new')
  const options = { queryKey: ['shown'], queryFn, meta, retry: false, staleTime: Infinity }
  const stop = new QueryObserver(queryClient, options).subscribe(() => undefined)
  if (failed) {
    queryFn.mockRejectedValueOnce(new Error('no answer'))
    await queryClient.refetchQueries({ queryKey: ['shown'] })
    queryFn.mockClear()
  }
  await refetchVisible(queryClient, router)
  stop()
  return queryFn.mock.calls.length
}

test.each([
  ['R2.07 the feed of this visit stays as it is: nothing jumps under its reader', { countsNews: true }, false, 0],
  ['a feed that could not be read is read again', { countsNews: true }, true, 1],
  ['all else on the screen is read again', {}, false, 1],
])('once there is a network again, %s', async (_, meta, failed, times) => {
  expect(await reads(meta, failed)).toBe(times)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('What fell 14: a connection is tried in growing pauses up to half a minute, at once where there is hope, and never while the page is hidden', async () => {
  vi.useFakeTimers()
  const startedAt = Date.now()
  const tried: number[] = []
  stubApi({ 'GET /site-config': () => tried.push((Date.now() - startedAt) / 1000) })
  const during = async (seconds: number, event = () => {}) => {
    tried.length = 0
    event()
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    return [...tried]
  }
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const stop = retryConnection()
  expect(await during(120)).toEqual([1, 3, 7, 15, 31, 61, 91])
  const online = () => void dispatchEvent(new Event('online'))
  const seen = () => void document.dispatchEvent(new Event('visibilitychange'))
  expect(await during(10, online)).toEqual([120, 121, 123, 127])
  hidden.mockReturnValue(true)
  expect(await during(70, seen)).toEqual([])
  hidden.mockReturnValue(false)
  expect(await during(2, seen)).toEqual([200, 201])
  stop()
  expect(await during(70, online)).toEqual([])
  expect(await during(70, seen)).toEqual([])
})

test('What fell 14: once there is a network again, what loaders have left to their screens is loaded', async () => {
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue()
  await refetchVisible(new QueryClient(), router)
  const [asked] = invalidate.mock.calls[0] ?? []
  expect([null, undefined, {}].map((loaderData) => asked?.filter?.({ loaderData } as never))).toEqual([
    true,
    false,
    false,
  ])
})
