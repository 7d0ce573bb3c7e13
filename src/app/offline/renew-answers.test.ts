import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { renewAnswers } from './renew-answers.ts'

const HOUR = 3_600_000

async function shown(meta: Record<string, unknown>, updatedAt: number, { changed = true, staleTime = Infinity } = {}) {
  const queryClient = new QueryClient()
  const queryFn = vi.fn(async () => 'new')
  queryClient.setQueryData(['shown'], 'old', { updatedAt })
  const options = { queryKey: ['shown'], queryFn, meta, staleTime, refetchOnMount: false }
  const stop = new QueryObserver(queryClient, options).subscribe(() => undefined)
  renewAnswers(queryClient, changed)
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

test('What fell 14: where the worker has the same answers, only what is stale is read again', async () => {
  const now = performance.timeOrigin
  expect(await shown({}, now, { changed: false })).toBe(0)
  expect(await shown({}, now, { changed: false, staleTime: 1 })).toBe(1)
  expect(await shown({ countsNews: true }, now, { changed: false, staleTime: 1 })).toBe(0)
})
