import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { threadsQuery } from '../features/comments/queries.ts'
import { addressOf, stubApi } from '../platform/testing/stub-api.ts'
import { withoutScript } from './without-script.ts'

const pathname = '/community/7/comments'
const pageOf = (cursor: string | null) => ({ pages: [{ items: [], cursor }], pageParams: [null] })

test('R2.12 First view: without script a post leads to the next page of its comments and back to the first', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(threadsQuery(7, 'old').queryKey, pageOf('c2'))
  const first = withoutScript({ pathname, search: '', queryClient }).after
  expect(first).toContain(`<a rel="next" href="${pathname}?after=c2">다음 쪽 보기</a>`)
  expect(first).not.toContain('처음부터 보기')

  const later = new QueryClient()
  later.setQueryData(threadsQuery(7, 'old', 'c2').queryKey, pageOf(null))
  const last = withoutScript({ pathname, search: '?after=c2', queryClient: later }).after
  expect(last).toContain(`<a href="${pathname}">처음부터 보기</a>`)
  expect(last).not.toContain('rel="next"')
})

test('R2.12 What fell 14: the page behind a link is asked for from where the one before ended, and is not kept as the first', async () => {
  const fetch = stubApi({ 'GET /posts/7/comments': { items: [], cursor: null } })
  const [first, later] = [threadsQuery(7, 'old'), threadsQuery(7, 'old', 'c2')]
  const queryClient = new QueryClient()
  await queryClient.fetchInfiniteQuery(first)
  await queryClient.fetchInfiniteQuery(later)
  const asked = fetch.mock.calls.map(([url]) => addressOf(url).searchParams.get('cursor'))
  expect(asked).toEqual([null, 'c2'])
  expect([first.meta?.['kept'], later.meta?.['kept']]).toEqual(['detail', undefined])
})
