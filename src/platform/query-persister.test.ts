import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listGroups } from '../../contract/groups.ts'
import { OFFLINE_BOUNDS, OFFLINE_SHAPE } from '../../contract/offline-shape.ts'
import { listSuggestions } from '../../contract/search.ts'
import { kept } from './kept.ts'
import { createQueryClient } from './query-client.ts'
import { createDevicePersister } from './query-persister.ts'

/** What the device holds, over the life of several pages. */
const device = new Map<string, unknown>()
/** How many entries the disk has room for. */
let room = Number.POSITIVE_INFINITY

// happy-dom has no IndexedDB; the real one is used in tests/offline.
vi.mock('idb-keyval', () => ({
  createStore: () => device,
  get: async (key: string, store: typeof device) => store.get(key),
  set: async (key: string, value: unknown, store: typeof device) => {
    if (store.size >= room) throw new DOMException('', 'QuotaExceededError')
    store.set(key, structuredClone(value))
  },
  del: async (key: string, store: typeof device) => void store.delete(key),
  delMany: async (keys: string[], store: typeof device) => keys.forEach((key) => store.delete(key)),
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
const NAME = 'settings-["groups"]'

/** A page that is opened on the device. */
function openPage() {
  const device = createDevicePersister()
  return { client: createQueryClient(device.persisterFn), tidy: () => device.tidy() }
}

beforeEach(() => {
  device.clear()
  room = Number.POSITIVE_INFINITY
})

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
    expect(kept(listSuggestions)).toEqual({ kept: false, dated: false })
    expect(kept({ ...listGroups, access: 'member' })).toEqual({ kept: false, dated: false })
    const { client } = openPage()
    await client.fetchQuery({ queryKey: ['mine'], queryFn: async () => 'secret' })
    await client.fetchQuery({ queryKey: ['heard'], meta: kept(listSuggestions), queryFn: async () => 'a' })
    await client.fetchQuery({ queryKey: key, meta, queryFn: async () => 'b' })
    await vi.waitFor(() => expect([...device.keys()]).toEqual([NAME]))
  })

  test.each([
    ['of another shape', entry(Date.now(), { buster: '0' })],
    ['too old', entry(Date.now() - 91 * 86_400_000)],
    ['that are none of ours', 'rubbish'],
  ])('C3 %s are dropped, and the network is asked', async (_, found) => {
    device.set(NAME, found)
    const { client } = openPage()
    expect(await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['펜션'] })).toEqual(['펜션'])
    device.set('settings-["other"]', found)
    await openPage().tidy()
    expect(device.has('settings-["other"]')).toBe(false)
  })

  test('C3 are asked of the network even where they are young enough: once in a page’s life', async () => {
    device.set(NAME, entry(Date.now() - 1_000))
    const { client } = openPage()
    const queryFn = vi.fn(async () => ['펜션'])
    const options = { queryKey: key, meta, queryFn, staleTime: Number.POSITIVE_INFINITY }
    expect(await client.fetchQuery(options)).toEqual(['카페'])
    await vi.waitFor(() => expect(client.getQueryData(key)).toEqual(['펜션']))
    await client.fetchQuery(options)
    expect(queryFn).toHaveBeenCalledOnce()
  })

  test('C3 are bounded by kind: the oldest of each go first', async () => {
    for (const kind of ['list', 'detail', 'settings'] as const)
      for (let index = 0; index < OFFLINE_BOUNDS[kind].maxEntries + 3; index++)
        device.set(`${kind}-[${index}]`, entry(Date.now() - index * 1000))
    // Of a build that named them otherwise.
    device.set('query-["groups"]', entry(Date.now()))
    await openPage().tidy()
    for (const kind of ['list', 'detail', 'settings'] as const) {
      const { maxEntries } = OFFLINE_BOUNDS[kind]
      expect([...device.keys()].filter((name) => name.startsWith(kind))).toHaveLength(maxEntries)
      expect(device.has(`${kind}-[0]`)).toBe(true)
      expect(device.has(`${kind}-[${maxEntries}]`)).toBe(false)
    }
    expect(device.has('query-["groups"]')).toBe(false)
  })

  test('C3 make room where the disk is full: lists before what was opened, the oldest first', async () => {
    for (let index = 0; index < 4; index++) {
      device.set(`detail-[${index}]`, entry(Date.now() - 9_000_000))
      device.set(`list-[${index}]`, entry(Date.now() - index * 1000))
    }
    room = 8
    await openPage().client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })
    await vi.waitFor(() => expect(device.has(NAME)).toBe(true))
    expect([...device.keys()].filter((name) => name !== NAME).sort()).toEqual([
      ...[0, 1, 2, 3].map((index) => `detail-[${index}]`),
      'list-[0]',
      'list-[1]',
    ])
  })

  test('C3 a disk without any room costs the keeping of that answer alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const deleteDatabase = vi.fn()
    vi.stubGlobal('indexedDB', { deleteDatabase })
    room = 0
    const { client } = openPage()
    expect(await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })).toEqual(['카페'])
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
    room = 1
    await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['펜션'], staleTime: -1 })
    await vi.waitFor(() => expect(device.has(NAME)).toBe(true))
    expect(deleteDatabase).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
    warn.mockRestore()
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
