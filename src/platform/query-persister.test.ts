import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listGroups } from '../../contract/groups.ts'
import { OFFLINE_SHAPE } from '../../contract/offline-shape.ts'
import { listSuggestions } from '../../contract/search.ts'
import { kept } from './kept.ts'
import { createQueryClient } from './query-client.ts'
import { createDevicePersister, MAX_KEPT } from './query-persister.ts'

/** What the device holds, over the life of several pages. */
const device = new Map<string, unknown>()

// happy-dom has no IndexedDB; the real one is used in tests/offline.
vi.mock('idb-keyval', () => ({
  createStore: () => device,
  get: async (key: string, store: typeof device) => store.get(key),
  set: async (key: string, value: unknown, store: typeof device) => void store.set(key, structuredClone(value)),
  del: async (key: string, store: typeof device) => void store.delete(key),
  entries: async (store: typeof device) => [...store.entries()],
}))

const key = ['groups']
const meta = kept(listGroups)
const entry = (at: number, more = {}) => ({
  queryKey: key,
  queryHash: '["groups"]',
  buster: String(OFFLINE_SHAPE),
  state: { data: ['카페'], dataUpdatedAt: at },
  ...more,
})
const NAME = 'query-["groups"]'

/** A page that is opened on the device. */
function openPage() {
  const device = createDevicePersister()
  return { client: createQueryClient(device.persisterFn), tidy: () => device.tidy() }
}

beforeEach(() => device.clear())

describe('C3 queries that are kept', () => {
  test('C3 are shown from the device before the network answers, and then renewed', async () => {
    await openPage().client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })
    await vi.waitFor(() => expect(device.size).toBe(1))

    const later = openPage().client
    device.set(NAME, entry(Date.now() - 3_600_000))
    let answer: (groups: string[]) => void = () => {}
    const queryFn = vi.fn(() => new Promise<string[]>((resolve) => (answer = resolve)))
    const observer = new QueryObserver(later, { queryKey: key, meta, queryFn })
    observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['카페']))
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce())
    answer(['카페', '펜션'])
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['카페', '펜션']))
  })

  test('C3 know how old they are', async () => {
    const at = Date.now() - 7_200_000
    device.set(NAME, entry(at))
    const { client } = openPage()
    await client.fetchQuery({
      queryKey: key,
      meta,
      queryFn: () => Promise.reject(new Error('no network')),
      retry: false,
    })
    await vi.waitFor(() => expect(client.getQueryState(key)?.dataUpdatedAt).toBe(at))
  })

  test('C3 are only those that everybody may read and the contract lets be kept', async () => {
    expect(kept(listSuggestions)).toEqual({ kept: false })
    expect(kept({ ...listGroups, access: 'member' })).toEqual({ kept: false })
    const { client } = openPage()
    await client.fetchQuery({ queryKey: ['mine'], queryFn: async () => 'secret' })
    await client.fetchQuery({ queryKey: ['heard'], meta: kept(listSuggestions), queryFn: async () => 'a' })
    await client.fetchQuery({ queryKey: key, meta, queryFn: async () => 'b' })
    await vi.waitFor(() => expect([...device.keys()]).toEqual([NAME]))
  })

  test.each([
    ['of another shape', entry(Date.now(), { buster: '0' })],
    ['too old', entry(Date.now() - 31 * 86_400_000)],
    ['that are none of ours', 'rubbish'],
  ])('C3 %s are dropped, and the network is asked', async (_, found) => {
    device.set(NAME, found)
    const { client } = openPage()
    expect(await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['펜션'] })).toEqual(['펜션'])
    device.set('query-["other"]', found)
    await openPage().tidy()
    expect(device.has('query-["other"]')).toBe(false)
  })

  test('C3 are bounded: the oldest go first', async () => {
    for (let index = 0; index < MAX_KEPT + 3; index++) device.set(`query-[${index}]`, entry(Date.now() - index * 1000))
    await openPage().tidy()
    expect(device.size).toBe(MAX_KEPT)
    expect(device.has('query-[0]')).toBe(true)
    expect(device.has(`query-[${MAX_KEPT}]`)).toBe(false)
  })
})

test('C3 a broken store is dropped with one line in the log, and the page goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  const persister = createDevicePersister(() => {
    throw new DOMException('', 'InvalidStateError')
  })
  const client = createQueryClient(persister.persisterFn)
  expect(await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })).toEqual(['카페'])
  await persister.tidy()
  expect(warn).toHaveBeenCalledOnce()
  expect(deleteDatabase).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  warn.mockRestore()
})
