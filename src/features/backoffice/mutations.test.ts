import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noticesAdminApi } from '../../../contract/notices/notices-admin-api.ts'
import type { RecordFields } from '../../../contract/records/records.ts'
import { setAuthorSource } from '../../platform/commands/author.ts'
import { type CommandMessage, onCommandEvent } from '../../platform/commands/command-events.ts'
import { runCommand, submitCommand } from '../../platform/commands/run-command.ts'
import { addressOf, failure, stubApi } from '../../platform/testing/stub-api.ts'
import { editingQuery } from './editing-queries.ts'
import type { Edited } from './model.ts'
import { binRecords, deleteView, leaveRecord, saveRecord, saveView, takeRecord } from './mutations.ts'
import { allQueuedQuery, type ReadQueue, recordQuery, recordsKey, viewsQuery } from './queries.ts'

const { getNoticeRecord: get, updateNotice: update, createNotice: create, binNotices: bin } = noticesAdminApi
const NOTICE: Edited<RecordFields> = {
  kind: 'notice',
  path: 'notice',
  title: '공지',
  nameOf: () => '',
  shownBy: [['notices']],
  api: { get, update, create, bin },
}
const record = (id: number, version: number) => ({ id, version }) as RecordFields

let queryClient: QueryClient
let messages: CommandMessage[]
onCommandEvent((event) => event.type === 'message' && messages.push(event.message))
beforeEach(() => {
  queryClient = new QueryClient()
  messages = []
  setAuthorSource(() => 1)
})

/** The calls of a stand-in for the server: method, path and body. */
const callsOf = (fetch: ReturnType<typeof stubApi>) =>
  fetch.mock.calls.map(([input, init]) => [
    `${init?.method} ${addressOf(input).pathname.replace('/api', '')}`,
    JSON.parse((init?.body as string | undefined) ?? 'null') as unknown,
  ])
/** Puts an answer under each key. */
const know = (...keys: (readonly unknown[])[]) => keys.forEach((key) => queryClient.setQueryData(key, 'known'))
const isOutdated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated

describe('What fell: saving a record', () => {
  test('creates a new one, which its form then shows; lists and visitors’ screens read again', async () => {
    const list = [...recordsKey('notice'), 'list']
    know(list, ['notices'], ['other'])
    const fetch = stubApi({ 'POST /admin/notices': record(5, 1) })
    expect(await submitCommand(queryClient, saveRecord(NOTICE, true), { id: null, body: { title: '안내' } })).toEqual(
      record(5, 1),
    )
    expect(callsOf(fetch)).toEqual([['POST /admin/notices', { title: '안내' }]])
    expect(queryClient.getQueryData(recordQuery(NOTICE, 5).queryKey)).toEqual(record(5, 1))
    expect([list, ['notices'], ['other']].map(isOutdated)).toEqual([true, true, false])
    expect(messages).toEqual([{ text: '저장했어요.', tone: 'success' }])
  })

  test('changes one by its id, with the words of its kind, and reads it of an answer that is more', async () => {
    const fetch = stubApi({ 'PUT /admin/notices/5': { saved: record(5, 2) } })
    const resource = { ...NOTICE, saved: '공지를 고쳤어요.', recordOf: ({ saved }: never) => saved as RecordFields }
    await submitCommand(queryClient, saveRecord(resource, false), { id: 5, body: { title: '새 안내', version: 1 } })
    expect(callsOf(fetch)).toEqual([['PUT /admin/notices/5', { title: '새 안내', version: 1 }]])
    expect(queryClient.getQueryData(recordQuery(resource, 5).queryKey)).toEqual(record(5, 2))
    expect(messages).toEqual([{ text: '공지를 고쳤어요.', tone: 'success' }])
  })

  test('names photos as its kind does, and sends none to a kind that has none', () => {
    const idOf = (ref: string) => `id of ${ref}`
    const photos = ({ photo }: never, nameOf: (ref: string) => string) => ({ photo: nameOf(photo) })
    const body = { photo: 'a' }
    expect(saveRecord({ ...NOTICE, photos }, true).photos?.({ id: null, body }, idOf)).toEqual({
      id: null,
      body: { photo: 'id of a' },
    })
    expect(saveRecord(NOTICE, true).photos?.({ id: 5, body }, idOf)).toEqual({ id: 5, body })
  })
})

test('What fell: records go into the bin, and the message takes the same ones out again', async () => {
  const list = [...recordsKey('notice'), 'list']
  know(list, ['notices'])
  const fetch = stubApi({ 'PUT /admin/notices-bin': { changed: 2, ids: [5, 6] } })
  await runCommand(queryClient, binRecords(NOTICE), { ids: [5, 6], binned: true })
  expect(callsOf(fetch)).toEqual([['PUT /admin/notices-bin', { ids: [5, 6], binned: true }]])
  expect([list, ['notices']].map(isOutdated)).toEqual([true, true])
  const { text, action } = messages[0] ?? {}
  expect([text, action?.label]).toEqual(['2개를 휴지통으로 옮겼어요.', '되돌리기'])
  action?.act()
  await vi.waitFor(() => expect(messages[1]?.text).toBe('2개를 되살렸어요.'))
  expect(callsOf(fetch)[1]).toEqual(['PUT /admin/notices-bin', { ids: [5, 6], binned: false }])
})

test('What fell: taking a bulk action back leaves alone what another admin had moved before', async () => {
  const fetch = stubApi({ 'PUT /admin/notices-bin': { changed: 1, ids: [6] } })
  await runCommand(queryClient, binRecords(NOTICE), { ids: [5, 6], binned: true })
  expect(messages[0]?.text).toBe('1개를 휴지통으로 옮겼어요.')
  messages[0]?.action?.act()
  await vi.waitFor(() => expect(messages).toHaveLength(2))
  expect(callsOf(fetch)[1]).toEqual(['PUT /admin/notices-bin', { ids: [6], binned: false }])
})

test.each([
  [true, '이미 휴지통에 있어요.'],
  [false, '이미 되살아나 있어요.'],
])('What fell: a bulk action that moved nothing offers nothing to take back (to the bin: %s)', async (binned, text) => {
  stubApi({ 'PUT /admin/notices-bin': { changed: 0, ids: [] } })
  await runCommand(queryClient, binRecords(NOTICE), { ids: [5, 6], binned })
  expect(messages).toEqual([{ text, tone: 'info' }])
})

test('What fell: who takes a record over is shown as its editor; who leaves it says nothing', async () => {
  const edited = { kind: 'notice', target: 5 } as const
  const mine = { by: '관리자', mine: true, since: '', until: '' }
  const fetch = stubApi({ 'PUT /admin/editing': mine, 'PUT /admin/editing/end': null })
  await runCommand(queryClient, takeRecord, edited)
  expect(queryClient.getQueryData(editingQuery(edited, true).queryKey)).toEqual(mine)
  expect(messages).toEqual([{ text: '이제 내가 고치고 있다고 보여요.', tone: 'info' }])
  await submitCommand(queryClient, leaveRecord, edited)
  expect(callsOf(fetch).map(([, body]) => body)).toEqual([{ ...edited, take: true }, edited])
  expect(messages).toHaveLength(1)
})

test('What fell: a kept view is shown at once; one that is gone already is deleted all the same', async () => {
  const { queryKey } = viewsQuery('place')
  const view = { id: 1, name: '강원', search: {}, shared: false, mine: true, by: '관리자' }
  stubApi({ 'PUT /admin/list-views': [view] })
  await runCommand(queryClient, saveView, { list: 'place', name: '강원', search: {}, shared: false })
  expect(queryClient.getQueryData(queryKey)).toEqual([view])
  stubApi({ 'DELETE /admin/list-views/1': failure(404, { code: 'RECORD_NOT_FOUND', message: '없어요.' }) })
  expect(await runCommand(queryClient, deleteView, { list: 'place', id: 1 })).toMatchObject({ status: 'done' })
  expect(isOutdated(queryKey)).toBe(true)
  expect(messages.map(({ text }) => text)).toEqual(['보기를 저장했어요.', '보기를 지웠어요.'])
})

test.each([0, 199, 450, 10_000])(
  'What fell: a queue of %i for a file has each row once, also if it shifts while it is read',
  async (total) => {
    const rows = Array.from({ length: total }, (_, id) => id)
    const waiting = [...rows]
    const read = vi.fn<ReadQueue<number>>((_, { from, limit = 50 }) => {
      const page = { items: waiting.slice(from, from + limit), total: waiting.length }
      // Another admin decides about the first, and something else comes in before all others.
      waiting.splice(0, 2, -1)
      return Promise.resolve(page)
    })
    expect(await new QueryClient().fetchQuery(allQueuedQuery(['queue'], read))).toEqual(rows)
  },
)
