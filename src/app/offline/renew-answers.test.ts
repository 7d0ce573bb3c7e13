import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { renewAnswers } from './renew-answers.ts'

const HOUR = 3_600_000

async function shown(meta: Record<string, unknown>, updatedAt: number) {
  const queryClient = new QueryClient()
  const queryFn = vi.fn(async () => 'new')
  queryClient.setQueryData(['shown'], 'old', { updatedAt })
  const stop = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn, meta, staleTime: Infinity }).subscribe(
    () => undefined,
  )
  renewAnswers(queryClient, true)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  stop()
  return queryFn.mock.calls.length
}

test.each([
  ['R2.07 the feed of this visit stays as it is', { countsNews: true }, 0, 0],
  ['R2.07 the feed that came with HTML which the server kept a minute stays too', { countsNews: true }, -60_000, 0],
  ['the feed of an earlier visit is read again', { countsNews: true }, -HOUR, 1],
  ['what doesn’t count its news is read again', {}, 0, 1],
])('when the worker has newer answers, %s', async (_, meta, before, reads) => {
  expect(await shown(meta, performance.timeOrigin + before)).toBe(reads)
})
