import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EntryReport } from '../../../contract/entries/entries.ts'
import type { Notification } from '../../../contract/notifications/notifications.ts'
import { removeComment } from '../../features/comments/mutations.ts'
import { threadsQuery } from '../../features/comments/queries.ts'
import { withdrawCorrection } from '../../features/corrections/mutations.ts'
import { ownCorrectionsQuery } from '../../features/corrections/queries.ts'
import { changeEntry, withdrawEntry } from '../../features/entries/mutations.ts'
import { ownEntriesQuery } from '../../features/entries/queries.ts'
import { setPublished } from '../../features/mentoring/mutations.ts'
import { answerQuery } from '../../features/mentoring/queries.ts'
import { readNotifications } from '../../features/notifications/mutations.ts'
import { notificationsQuery, unreadQuery } from '../../features/notifications/queries.ts'
import { removePost, reportView } from '../../features/posts/mutations.ts'
import { feedQuery } from '../../features/posts/queries.ts'
import { removeReview } from '../../features/reviews/mutations.ts'
import { reviewSummaryQuery } from '../../features/reviews/queries.ts'
import { moveIntoAccount } from '../../features/saved/mutations.ts'
import { getDevicePlaces, savePlace, useBookmarksToMove } from '../../features/saved/state.ts'
import { reportSearch } from '../../features/search/mutations.ts'
import { markLoggedIn, markLoggedOut } from '../../features/session/state.ts'
import type { Command } from '../../platform/commands/command.ts'
import { runCommand } from '../../platform/commands/run-command.ts'
import { addressOf, failure, stubApi } from '../../platform/testing/stub-api.ts'

const ME = 7
const NONE = { items: [], cursor: null }
let queryClient: QueryClient
beforeEach(() => {
  localStorage.clear()
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  markLoggedIn({ id: ME, role: 'member' })
})
const run = <Input, Answer>(command: Command<Input, Answer>, input: Input) => runCommand(queryClient, command, input)

describe('What fell 14: what a member has just written is read past all caches', () => {
  /** How the answers of that path were asked for. */
  const asked = (fetch: ReturnType<typeof stubApi>, path: string) =>
    fetch.mock.calls.filter(([url]) => addressOf(url).pathname.endsWith(path)).map(([, init]) => init?.cache)

  test('comments of a post', async () => {
    const fetch = stubApi({ 'GET /posts/5/comments': NONE, 'DELETE /comments/1': null })
    await queryClient.fetchInfiniteQuery(threadsQuery(5, 'old'))
    await run(removeComment, { postId: 5, id: 1 })
    await queryClient.fetchInfiniteQuery({ ...threadsQuery(5, 'old'), staleTime: 0 })
    expect(asked(fetch, '/posts/5/comments')).toEqual([undefined, 'no-store'])
  })

  test('reviews of a place, also from the device', async () => {
    const fetch = stubApi({ 'GET /places/12/reviews/summary': null, 'DELETE /reviews/3': null })
    await queryClient.fetchQuery(reviewSummaryQuery(12))
    await run(removeReview, { id: 3, placeId: 12 })
    expect(reviewSummaryQuery(12).staleTime).toBe(0)
    await queryClient.fetchQuery(reviewSummaryQuery(12))
    expect(asked(fetch, '/reviews/summary')).toEqual([undefined, 'no-store'])
  })

  test('posts', async () => {
    const fetch = stubApi({ 'GET /posts': NONE, 'DELETE /posts/5': null })
    await queryClient.fetchInfiniteQuery(feedQuery({}))
    await run(removePost, { id: 5, was: { place: null } })
    await queryClient.fetchInfiniteQuery({ ...feedQuery({}), staleTime: 0 })
    expect(asked(fetch, '/posts').at(-1)).toBe('no-store')
  })
})

describe('What fell 14: a member’s entry reports', () => {
  const report = (id: number, visitedOn: string, word = ''): EntryReport => ({
    id,
    visitedOn,
    word,
    outcome: 'admitted',
    place: { id: 12, name: '카페' },
    dogId: 1,
    dog: null,
    sign: false,
    reportedAt: '2026-11-20T00:00:00.000Z',
  })
  const { queryKey } = ownEntriesQuery(ME, 12)
  const own = () => queryClient.getQueryData(queryKey)?.map(({ id, word }) => [id, word])
  beforeEach(() => {
    queryClient.setQueryData(
      queryKey,
      [1, 2, 3].map((id) => report(id, `2026-11-1${id}`)),
    )
  })

  test('a changed one stays in its place; one of the same day and dog, which it replaces, goes', async () => {
    stubApi({ 'PUT /entries/2': { report: report(2, '2026-11-12', '좋았어요') } })
    const body = { outcome: 'admitted', visitedOn: '2026-11-12', dogId: 1, dog: null, word: '좋았어요' } as const
    await run(changeEntry, { id: 2, placeId: 12, body })
    expect(own()).toEqual([
      [1, ''],
      [2, '좋았어요'],
      [3, ''],
    ])
    stubApi({ 'PUT /entries/2': { report: report(2, '2026-11-13', '좋았어요') } })
    await run(changeEntry, { id: 2, placeId: 12, body: { ...body, visitedOn: '2026-11-13' } })
    expect(own()).toEqual([
      [1, ''],
      [2, '좋았어요'],
    ])
  })

  test('one that another device has withdrawn already goes here too', async () => {
    stubApi({ 'DELETE /entries/2': failure(404, { code: 'ENTRY_NOT_FOUND', message: '없어요.' }) })
    expect(await run(withdrawEntry, { id: 2, placeId: 12 })).toMatchObject({ status: 'done' })
    expect(own()).toEqual([
      [1, ''],
      [3, ''],
    ])
  })
})

test('What fell 14: all notifications up to the one shown last are read, those after it are not', async () => {
  stubApi({ 'PUT /notifications/read': { unread: 1, quiet: null } })
  const { queryKey } = notificationsQuery(ME)
  const items = [3, 2, 1].map((id) => ({ id, read: false }) as Notification)
  queryClient.setQueryData(queryKey, { pages: [{ items, cursor: null }], pageParams: [null] })
  await run(readNotifications, { until: 2 })
  const shown = queryClient.getQueryData(queryKey)?.pages[0]?.items.map(({ id, read }) => [id, read])
  expect(shown).toEqual([
    [3, false],
    [2, true],
    [1, true],
  ])
  expect(queryClient.getQueryData(unreadQuery(ME).queryKey)).toEqual({ unread: 1, quiet: null })
})

test('What fell 14: places that the account has no room for stay on the device, and are not offered again', async () => {
  for (const id of [1, 2, 3]) savePlace({ id, name: `${id}`, lat: 38, lng: 128, at: id })
  const offered = renderHook(() => useBookmarksToMove())
  expect(offered.result.current).toBe(3)
  stubApi({ 'POST /likes/places': { liked: [1], gone: [2], noRoom: [3] }, 'GET /likes': [], 'GET /likes/places': [] })
  expect(await moveIntoAccount(queryClient)).toEqual({ liked: 1, gone: 1, left: 1 })
  expect(getDevicePlaces().saved.map(({ id }) => id)).toEqual([3])
  offered.rerender()
  expect(offered.result.current).toBe(0)
})

test('What fell 14: a searched word is told once, again only if that failed', async () => {
  const told: string[] = []
  let fails = true
  stubApi({
    'POST /search/words': ({ body }: { body: { word: string } }) => {
      told.push(body.word)
      if (fails) throw new TypeError('Failed to fetch')
      return null
    },
  })
  const search = async (times: number) => {
    reportSearch(queryClient, '속초 카페')
    await vi.waitFor(() => expect([told.length, queryClient.isMutating()]).toEqual([times, 0]))
  }
  await search(1)
  fails = false
  await search(2)
  await search(2)
  expect(told).toEqual(['속초 카페', '속초 카페'])
})

test('What fell 14: who reads a post is counted once, a member apart from the visitor whom they were before', async () => {
  const fetch = stubApi({ 'PUT /posts/5/view': null, 'PUT /posts/5/visit': null })
  const seen = () => fetch.mock.calls.map(([url]) => addressOf(url).pathname.split('/').at(-1))
  markLoggedOut()
  reportView(queryClient, 5)
  reportView(queryClient, 5)
  markLoggedIn({ id: ME, role: 'member' })
  reportView(queryClient, 5)
  reportView(queryClient, 5)
  await vi.waitFor(() => expect(seen()).toEqual(['visit', 'view']))
})

test('What fell 14: a published question is read anew among the answers', async () => {
  stubApi({ 'PUT /questions/4/published': { id: 4, publish: false } })
  queryClient.setQueryData(answerQuery(4).queryKey, { id: 4 } as never)
  await run(setPublished, { id: 4, publish: false })
  expect(queryClient.getQueryState(answerQuery(4).queryKey)?.isInvalidated).toBe(true)
})

test('What fell 14: a suggestion that was decided before it could be withdrawn is read anew', async () => {
  stubApi({ 'DELETE /suggestions/9': failure(409, { code: 'SUGGESTION_DECIDED', message: '이미 처리됐어요.' }) })
  const { queryKey } = ownCorrectionsQuery(ME, 12)
  queryClient.setQueryData(queryKey, [])
  await run(withdrawCorrection, { id: 9 })
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
