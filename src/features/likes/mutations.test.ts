import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Like } from '../../../contract/likes/likes.ts'
import { type CommandEvent, onCommandEvent } from '../../platform/commands/command-events.ts'
import { runCommand } from '../../platform/commands/run-command.ts'
import { sampleCard } from '../../platform/testing/sample-place.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { markLoggedIn, markLoggedOut } from '../session/state.ts'
import { setLike } from './mutations.ts'
import { likeCountQuery, likedPlacesKey, likesQuery } from './queries.ts'

const ME = 7
const HEART = { kind: 'place', id: 1 } as const
let queryClient: QueryClient
let events: CommandEvent[] = []
onCommandEvent((event) => events.push(event))
beforeEach(() => {
  events = []
  queryClient = new QueryClient()
  queryClient.setQueryData(likesQuery(ME).queryKey, [
    { kind: 'place', id: 2, likedAt: '2026-11-01T00:00:00.000Z', note: '', listIds: [] },
  ])
  markLoggedIn({ id: ME, role: 'member' })
})

const liked = () => (queryClient.getQueryData<Like[]>(likesQuery(ME).queryKey) ?? []).map(({ id }) => id)
const count = () => queryClient.getQueryData(likeCountQuery(ME, HEART).queryKey)
const change = (liked: boolean, count = 10) => runCommand(queryClient, setLike, { ...HEART, liked, count })

/** A server that answers on demand, and records its requests. */
function slowServer() {
  const asked: boolean[] = []
  const again: unknown[] = []
  const waiting: (() => void)[] = []
  stubApi({
    'PUT /likes/place/1': async ({ body }: { body: { liked: boolean; again?: object } }) => {
      asked.push(body.liked)
      again.push(body.again)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { liked: body.liked, likeCount: body.liked ? 31 : 30 }
    },
  })
  const isAsked = (...of: boolean[]) => vi.waitFor(() => expect(asked).toEqual(of))
  return { asked, again, isAsked, answer: () => vi.waitFor(() => waiting.shift()!()) }
}

test('a like is shown at once, then with the server’s count', async () => {
  const server = slowServer()
  const done = change(true)
  expect([liked(), count()]).toEqual([[1, 2], 11])
  await server.answer()
  await done
  expect([liked(), count()]).toEqual([[1, 2], 31])
})

test('the latest intent of quick taps wins, with one call at a time', async () => {
  const server = slowServer()
  const first = change(true)
  await server.isAsked(true)
  const others = [change(false, 11), change(true, 10), change(false, 11)]
  expect([liked(), count()]).toEqual([[2], 10])
  await server.answer()
  await server.answer()
  await first
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(['skipped', 'skipped', 'done'])
  expect(server.asked).toEqual([true, false])
  expect([liked(), count()]).toEqual([[2], 30])
})

test('an undone change is not sent twice', async () => {
  const server = slowServer()
  const first = change(true)
  await server.isAsked(true)
  const others = [change(false, 11), change(true, 10)]
  await server.answer()
  await Promise.all([first, ...others])
  expect(server.asked).toEqual([true])
  expect([liked(), count()]).toEqual([[1, 2], 31])
})

test('if refused, the previous state is restored and the reason shown', async () => {
  stubApi({ 'PUT /likes/place/1': failure(409, { code: 'LIKES_FULL', message: '찜은 2,000개까지 할 수 있어요.' }) })
  await change(true)
  expect([liked(), count()]).toEqual([[2], 10])
})

test('Everyday use: the number agrees between heart, cards and lists, also after an undo from where none is shown', async () => {
  const cards = () =>
    queryClient.getQueryData<{ likeCount: number }[]>(likedPlacesKey(ME))?.map((card) => card.likeCount)
  queryClient.setQueryData(likedPlacesKey(ME), [sampleCard({ id: 1, likeCount: 10 })])
  const server = slowServer()
  const done = change(true)
  await server.answer()
  await done
  expect([count(), cards()]).toEqual([31, [31]])
  const undone = runCommand(queryClient, setLike, { ...HEART, liked: false, count: null })
  expect([count(), cards()]).toEqual([30, [30]])
  await server.answer()
  await undone
  expect([count(), cards()]).toEqual([30, [30]])
})

test('a like can be set before the other likes are loaded', async () => {
  queryClient.removeQueries({ queryKey: likesQuery(ME).queryKey })
  const server = slowServer()
  const done = change(true)
  expect(liked()).toEqual([1])
  await server.answer()
  await done
  expect(queryClient.getQueryState(likesQuery(ME).queryKey)?.isInvalidated).toBe(true)
})

test('C6 offline, a like is refused with a clear message, and the button stays as it was', async () => {
  stubApi({ 'PUT /likes/place/1': () => Promise.reject(new TypeError('Failed to fetch')) })
  await change(true)
  expect([liked(), count()]).toEqual([[2], 10])
  const text = '연결할 수 없어서 반영하지 못했어요. 연결된 뒤에 다시 눌러 주세요.'
  expect(events).toEqual([{ type: 'message', message: { text, tone: 'error' } }])
})

test('an unlike followed by a like retains note and lists', async () => {
  const like = { ...HEART, likedAt: '2026-11-02T00:00:00.000Z', note: '노을', listIds: [5] }
  queryClient.setQueryData(likesQuery(ME).queryKey, [like])
  const server = slowServer()
  const first = change(false)
  await server.isAsked(false)
  const both = [first, change(true, 9)]
  await server.answer()
  await server.answer()
  await Promise.all(both)
  expect(server.asked).toEqual([false, true])
  expect(server.again).toEqual([undefined, { likedAt: like.likedAt, note: '노을', listIds: [5] }])
  expect(queryClient.getQueryData(likesQuery(ME).queryKey)).toEqual([like])
})

test('a logout before the answer leaves nothing behind', async () => {
  const server = slowServer()
  const done = change(true)
  await server.isAsked(true)
  markLoggedOut()
  queryClient.removeQueries({ queryKey: ['member'] })
  await server.answer()
  await done
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
