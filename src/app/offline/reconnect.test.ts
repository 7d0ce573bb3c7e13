import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { refetchVisible } from './reconnect.ts'

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
