import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { groupsApi } from '../../../contract/groups/groups-api.ts'
import { createQueryClient } from '../api/query-client.ts'
import { device, resetDevice } from '../testing/stub-idb-keyval.ts'
import { kept } from './kept.ts'
import { createLatePersister } from './late-persister.ts'

vi.mock('idb-keyval', () => import('../testing/stub-idb-keyval.ts'))
vi.mock('./answer-shapes.ts', () => ({ isAnswer: () => true }))

const NAME = 'settings-["groups"]'
const groups = { queryKey: ['groups'], meta: kept(groupsApi.listGroups), staleTime: 120_000 }

function openPage(): { client: QueryClient; load: () => Promise<unknown> } {
  const persister = createLatePersister({})
  const client = createQueryClient(persister.persisterFn)
  persister.follow(client)
  return { client, load: persister.load }
}

beforeEach(resetDevice)
afterEach(() => void vi.restoreAllMocks())

test('C3 R2.34 answers that came with the HTML are persisted although the code for it is loaded later', async () => {
  const { client, load } = openPage()
  client.setQueryData(['groups'], ['카페'], { updatedAt: Date.now() - 60_000 })
  const queryFn = vi.fn(async () => ['새것'])
  new QueryObserver(client, { ...groups, queryFn }).subscribe(() => {})
  expect(device.entries.size).toBe(0)
  await load()
  await vi.waitFor(() => expect(device.entries.get(NAME)).toMatchObject({ state: { data: ['카페'] } }))
  expect(queryFn, 'fresh answers are not fetched again').not.toHaveBeenCalled()
})

test('C3 R2.34 an answer of the HTML that no screen has used yet is persisted once one does', async () => {
  const { client, load } = openPage()
  client.setQueryData(['groups'], ['카페'])
  await load()
  expect(device.entries.size).toBe(0)
  new QueryObserver(client, { ...groups, queryFn: async () => ['새것'] }).subscribe(() => {})
  await vi.waitFor(() => expect(device.entries.has(NAME)).toBe(true))
})

test('C3 a query waits for the code that reads kept answers, and is answered by the device', async () => {
  const { client, load } = openPage()
  await client.fetchQuery({ ...groups, queryFn: async () => ['카페'] })
  await load()
  await vi.waitFor(() => expect(device.entries.has(NAME)).toBe(true))
  const queryFn = vi.fn(async () => ['새것'])
  expect(await openPage().client.fetchQuery({ ...groups, queryFn })).toEqual(['카페'])
})

test('what is never kept is fetched without that code', async () => {
  const queryFn = vi.fn(async () => 1)
  expect(await openPage().client.fetchQuery({ queryKey: ['count'], queryFn })).toBe(1)
})

test('What fell: code that could not be loaded is asked for again by the next query, and answers come meanwhile', async () => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.doMock('./query-persister.ts', () => {
    throw new Error('offline')
  })
  const { client } = openPage()
  expect(await client.fetchQuery({ ...groups, staleTime: 0, queryFn: async () => ['카페'] })).toEqual(['카페'])
  expect(device.entries.size).toBe(0)
  vi.doUnmock('./query-persister.ts')
  expect(await client.fetchQuery({ ...groups, staleTime: 0, queryFn: async () => ['새것'] })).toEqual(['새것'])
  await vi.waitFor(() => expect(device.entries.has(NAME)).toBe(true))
})
