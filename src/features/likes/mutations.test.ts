import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Like } from '../../../contract/likes.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { markLoggedIn, markLoggedOut } from '../session/state.ts'
import { changeLike } from './mutations.ts'
import { likeCountQuery, likesQuery } from './queries.ts'

const ME = 7
const HEART = { kind: 'place', id: 1 } as const
let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient()
  queryClient.setQueryData(likesQuery(ME).queryKey, [
    { kind: 'place', id: 2, likedAt: '2026-11-01T00:00:00.000Z', note: '', listIds: [] },
  ])
  markLoggedIn({ id: ME, role: 'member' })
})

const liked = () => (queryClient.getQueryData<Like[]>(likesQuery(ME).queryKey) ?? []).map(({ id }) => id)
const count = () => queryClient.getQueryData(likeCountQuery(ME, HEART).queryKey)
const change = (wish: boolean, shown = 10) => changeLike(queryClient, ME, HEART, wish, shown)

/** A server that answers when told, and what it was asked. */
function slowServer() {
  const asked: boolean[] = []
  const waiting: (() => void)[] = []
  stubApi({
    'PUT /likes/place/1': async ({ body }: { body: { liked: boolean } }) => {
      asked.push(body.liked)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { liked: body.liked, likeCount: body.liked ? 31 : 30 }
    },
  })
  return { asked, answer: () => vi.waitFor(() => waiting.shift()!()) }
}

test('a like shows at once, and then what the server counts', async () => {
  const server = slowServer()
  const done = change(true)
  expect([liked(), count()]).toEqual([[1, 2], 11])
  await server.answer()
  await done
  expect([liked(), count()]).toEqual([[1, 2], 31])
})

test('of quick taps the last wish wins, with one call at a time', async () => {
  const server = slowServer()
  const first = change(true)
  await change(false, 11)
  await change(true, 10)
  await change(false, 11)
  expect([liked(), count()]).toEqual([[2], 10])
  await server.answer()
  await server.answer()
  await first
  expect(server.asked).toEqual([true, false])
  expect([liked(), count()]).toEqual([[2], 30])
})

test('what is taken back before it was asked for again is not sent twice', async () => {
  const server = slowServer()
  const first = change(true)
  await change(false, 11)
  await change(true, 10)
  await server.answer()
  await first
  expect(server.asked).toEqual([true])
})

test('refused, it is as it was, and the visitor is told why', async () => {
  stubApi({ 'PUT /likes/place/1': failure(409, { code: 'LIKES_FULL', message: '찜은 2,000개까지 할 수 있어요.' }) })
  await change(true)
  expect([liked(), count()]).toEqual([[2], 10])
})

test('before the other hearts are known, one can be set, and the others follow', async () => {
  queryClient.removeQueries({ queryKey: likesQuery(ME).queryKey })
  const server = slowServer()
  const done = change(true)
  expect(liked()).toEqual([1])
  await server.answer()
  await done
  expect(queryClient.getQueryState(likesQuery(ME).queryKey)?.isInvalidated).toBe(true)
})

test('whoever logs out before the answer leaves nothing behind', async () => {
  const server = slowServer()
  const done = change(true)
  markLoggedOut()
  queryClient.removeQueries({ queryKey: ['member'] })
  await server.answer()
  await done
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
