import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Like } from '../../../../contract/likes/likes.ts'
import { type CommandEvent, onCommandEvent } from '../../../platform/commands/command-events.ts'
import { runCommand } from '../../../platform/commands/run-command.ts'
import { failure, stubApi } from '../../../platform/testing/stub-api.ts'
import { markLoggedIn } from '../../session/state.ts'
import { deleteList, orderLists, putIntoLists, setNote } from './mutations.ts'
import { likeListsQuery } from './queries.ts'
import { likesQuery } from '../queries.ts'

const ME = 7
const like = (id: number, listIds: number[] = [], note = ''): Like => ({
  kind: 'place',
  id,
  likedAt: '2026-11-01T00:00:00.000Z',
  note,
  listIds,
})
const list = (id: number) => ({ id, name: `목록 ${id}`, color: 'red' as const })

let queryClient: QueryClient
let events: CommandEvent[] = []
onCommandEvent((event) => events.push(event))
beforeEach(() => {
  events = []
  queryClient = new QueryClient()
  queryClient.setQueryData(likesQuery(ME).queryKey, [like(1, [5])])
  queryClient.setQueryData(likeListsQuery(ME).queryKey, [list(5), list(6), list(7)])
  markLoggedIn({ id: ME, role: 'member' })
})
const likes = () => queryClient.getQueryData(likesQuery(ME).queryKey)
const order = () => queryClient.getQueryData(likeListsQuery(ME).queryKey)?.map(({ id }) => id)

test('the latest of quick checkbox changes wins: shown at once, sent one after another', async () => {
  const asked: number[][] = []
  const waiting: (() => void)[] = []
  stubApi({
    'PUT /likes/place/1/lists': async ({ body }: { body: { listIds: number[] } }) => {
      asked.push(body.listIds)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { listIds: body.listIds }
    },
  })
  const first = putIntoLists(queryClient, 1, [5, 6])
  await vi.waitFor(() => expect(asked).toEqual([[5, 6]]))
  const others = [putIntoLists(queryClient, 1, [7, 6, 5]), putIntoLists(queryClient, 1, [7])]
  expect(likes()).toEqual([like(1, [7])])
  await vi.waitFor(() => waiting.shift()!())
  await vi.waitFor(() => waiting.shift()!())
  await Promise.all([first, ...others])
  expect(asked).toEqual([[5, 6], [7]])
  expect(likes()).toEqual([like(1, [7])])
})

test('putting a place into a list likes it too; if the like is refused, the place is not put into the list', async () => {
  stubApi({ 'PUT /likes/place/2': failure(409, { code: 'LIKES_FULL', message: '가득 찼어요.' }) })
  await putIntoLists(queryClient, 2, [5])
  expect(likes()).toEqual([like(1, [5])])
  stubApi({
    'PUT /likes/place/2': { liked: true, likeCount: 1 },
    'PUT /likes/place/2/lists': { listIds: [5] },
  })
  await putIntoLists(queryClient, 2, [5])
  expect(likes()).toMatchObject([{ id: 2, listIds: [5] }, { id: 1 }])
})

test('C6 an unsent note is not reported as saved, and the previous one stays', async () => {
  queryClient.setQueryData(likesQuery(ME).queryKey, [like(1, [], '전의 메모')])
  stubApi({ 'PUT /likes/place/1/note': () => Promise.reject(new TypeError('Failed to fetch')) })
  const saving = runCommand(queryClient, setNote, { id: 1, note: '새 메모' })
  expect(likes()).toEqual([like(1, [], '새 메모')])
  expect(await saving).toMatchObject({ status: 'failed' })
  expect(likes()).toEqual([like(1, [], '전의 메모')])
  expect(events).toMatchObject([
    { message: { text: expect.stringMatching(/^연결할 수 없어서 반영하지 못했어요/) as string, tone: 'error' } },
  ])
})

test('a new order of lists is shown at once, and undone if refused', async () => {
  stubApi({ 'PUT /like-list-order': failure(429, { code: 'RATE_LIMITED', message: '잠시 뒤에 다시 시도해 주세요.' }) })
  const moving = runCommand(queryClient, orderLists, { listIds: [7, 5, 6] })
  await vi.waitFor(() => expect(order()).toEqual([7, 5, 6]))
  await moving
  expect(order()).toEqual([5, 6, 7])
})

test('a deleted list, including one already deleted, is removed from all places', async () => {
  stubApi({ 'DELETE /like-lists/5': failure(404, { code: 'LIST_NOT_FOUND', message: '없어요.' }) })
  expect(await runCommand(queryClient, deleteList, { id: 5 })).toMatchObject({ status: 'done' })
  expect(order()).toEqual([6, 7])
  expect(likes()).toEqual([like(1, [])])
})
