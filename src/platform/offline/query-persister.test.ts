import { QueryObserver } from '@tanstack/react-query'
import type { UseStore } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { searchApi } from '../../../contract/search-api.ts'
import { groupsApi } from '../../../contract/groups-api.ts'
import { MEMBER_BOUNDS, MEMBER_SHAPE, OFFLINE_BOUNDS, OFFLINE_SHAPE } from '../../../contract/offline-shape.ts'
import { discardRead } from './discard.ts'
import { kept, memberPersisted } from './kept.ts'
import { createQueryClient } from '../api/query-client.ts'
import { createDevicePersister } from './query-persister.ts'
import { wipeDevice, wipeMembers } from './wipe.ts'

/** The device's storage, which outlives several pages of a test. Pages of an earlier test write what they still owe into their own. */
let device = new Map<string, unknown>()
/** How many entries fit on the disk. */
let room = Number.POSITIVE_INFINITY
let onFull = () => {}
/** Id of the logged-in member. */
let member: number | null = null

// happy-dom has no IndexedDB; the real one is used in tests/offline.
type Store = typeof device | 'of wipes'
const mapOf = (store: Store) => (store === 'of wipes' ? device : store)
vi.mock('idb-keyval', () => ({
  createStore: () => 'of wipes',
  get: async (key: string, store: Store) => mapOf(store).get(key),
  set: async (key: string, value: unknown, store: Store) => {
    if (store === device && device.size >= room) {
      onFull()
      throw new DOMException('', 'QuotaExceededError')
    }
    mapOf(store).set(key, structuredClone(value))
  },
  del: async (key: string, store: Store) => void mapOf(store).delete(key),
  delMany: async (keys: string[], store: Store) => keys.forEach((key) => mapOf(store).delete(key)),
  entries: async (store: Store) => [...mapOf(store).entries()],
  keys: async (store: Store) => [...mapOf(store).keys()],
  clear: async (store: Store) => mapOf(store).clear(),
}))

/** Whether what is read is of the shape of its answer. */
let valid = true
vi.mock('./answer-shapes.ts', () => ({ isAnswer: () => valid }))

const key = ['groups']
const meta = kept(groupsApi.listGroups)
const entry = (at: number, more = {}) => ({
  queryKey: key,
  queryHash: '["groups"]',
  buster: String(OFFLINE_SHAPE),
  state: { data: ['카페'], dataUpdatedAt: at },
  ...more,
})
const NAME = 'settings-["groups"]'

/** A page loaded on the device. */
function openPage() {
  const own = device as unknown as UseStore
  const persister = createDevicePersister({ member: () => member, open: () => own })
  const client = createQueryClient(persister.persisterFn)
  persister.follow(client)
  return { client, tidy: () => persister.tidy() }
}

beforeEach(() => {
  device = new Map()
  member = null
  valid = true
  onFull = () => {}
  room = Number.POSITIVE_INFINITY
})
afterEach(() => void vi.restoreAllMocks())

describe('C3 persisted queries', () => {
  test('C3 R2.34 answers that came with the HTML are persisted with the time of the answer, a member’s are not', async () => {
    const { client } = openPage()
    const at = Date.now() - 60_000
    for (const [queryKey, kind] of [
      [['member', 7, 'likes'], memberPersisted('listLikes')],
      [key, meta],
    ] as const) {
      client.setQueryData(queryKey, ['카페'], { updatedAt: at })
      new QueryObserver(client, { queryKey, meta: kind, queryFn: async () => ['새것'], staleTime: 120_000 }).subscribe(
        () => {},
      )
    }
    await vi.waitFor(() => expect(device.get(NAME)).toMatchObject({ state: { data: ['카페'], dataUpdatedAt: at } }))
    expect(device.size).toBe(1)
  })

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

  test('C3 are only public ones that the contract allows', async () => {
    expect(kept(searchApi.listAutocomplete)).toMatchObject({ kept: false, dated: false })
    expect(kept({ ...groupsApi.listGroups, access: 'member' })).toMatchObject({ kept: false, dated: false })
    const { client } = openPage()
    await client.fetchQuery({ queryKey: ['mine'], queryFn: async () => 'secret' })
    await client.fetchQuery({ queryKey: ['heard'], meta: kept(searchApi.listAutocomplete), queryFn: async () => 'a' })
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

  test('What fell 10: of a shape that no answer has are dropped with a line in the log, and the network is asked', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    device.set(NAME, entry(Date.now()))
    valid = false
    const { client } = openPage()
    expect(await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['펜션'] })).toEqual(['펜션'])
    expect(warn).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(device.get(NAME)).toMatchObject({ state: { data: ['펜션'] } }))
    warn.mockRestore()
  })

  test('What fell 10: without a network nothing is shown rather than that', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    device.set(NAME, entry(Date.now()))
    valid = false
    const queryFn = () => Promise.reject(new Error('no network'))
    await expect(openPage().client.fetchQuery({ queryKey: key, meta, queryFn, retry: false })).rejects.toThrow(
      'no network',
    )
    expect(device.has(NAME)).toBe(false)
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
    // Of a build with other names.
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

  test('C3 are evicted when the disk is full: lists before opened places, the oldest first', async () => {
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

  test('C3 a full disk only loses that answer', async () => {
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

test('C3 a broken store is deleted with one line in the log, and the page continues', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  const persister = createDevicePersister({
    open: () => {
      throw new DOMException('', 'InvalidStateError')
    },
  })
  const client = createQueryClient(persister.persisterFn)
  expect(await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })).toEqual(['카페'])
  await persister.tidy()
  expect(warn).toHaveBeenCalledOnce()
  expect(deleteDatabase).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  warn.mockRestore()
})

test('What fell 12: a database that never opens is waited for once, for two seconds; it is not deleted', async () => {
  vi.useFakeTimers()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  const silent = { get: () => new Promise(() => {}) } as never
  const persister = createDevicePersister({ open: () => silent })
  const client = createQueryClient(persister.persisterFn)
  const answer = client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await answer).toEqual(['카페'])
  const next = client.fetchQuery({ queryKey: ['next'], meta, queryFn: async () => ['펜션'] })
  await vi.advanceTimersByTimeAsync(1)
  expect(await next).toEqual(['펜션'])
  expect(warn).toHaveBeenCalledOnce()
  expect(deleteDatabase).not.toHaveBeenCalled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  warn.mockRestore()
})

test('What fell 10: what a screen broke on is dropped by its retry; what it did not read stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { client } = openPage()
  await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })
  await vi.waitFor(() => expect(device.has(NAME)).toBe(true))
  device.set('list-["other"]', entry(Date.now()))
  await discardRead(client.getQueryCache())
  expect([...device.keys()]).toEqual(['list-["other"]'])
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

describe('C3 a member’s own queries', () => {
  const likes = ['member', 7, 'likes']
  const name = (id: number, what = 'likes') => `member-["member",${id},"${what}"]`
  const his = (id: number, data: unknown, more = {}) => ({
    queryKey: ['member', id, 'likes'],
    queryHash: `["member",${id},"likes"]`,
    buster: String(MEMBER_SHAPE),
    state: { data, dataUpdatedAt: Date.now() - 60_000 },
    ...more,
  })
  const ask = (client: ReturnType<typeof openPage>['client'], queryFn: () => Promise<unknown>, id = 7) =>
    client.fetchQuery({ queryKey: ['member', id, 'likes'], meta: memberPersisted('listLikes'), queryFn, retry: false })
  /** Resolves when all earlier writes are done. */
  async function afterAllWrites() {
    await openPage().client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })
    await vi.waitFor(() => expect(device.has(NAME)).toBe(true))
  }
  const silence = () => Promise.reject(new Error('no network'))

  test('is read on a cold start without a network', async () => {
    member = 7
    await ask(openPage().client, async () => ['café'])
    await vi.waitFor(() => expect([...device.keys()]).toEqual([name(7)]))
    expect(await ask(openPage().client, silence)).toEqual(['café'])
  })

  test('are refetched whatever their age: another device may have changed them', async () => {
    member = 7
    device.set(name(7), his(7, ['café'], { state: { data: ['café'], dataUpdatedAt: Date.now() - 1_000 } }))
    const { client } = openPage()
    const queryFn = vi.fn(async () => ['펜션'])
    const options = { queryKey: likes, meta: memberPersisted('listLikes'), queryFn, staleTime: 60_000 }
    expect(await client.fetchQuery(options)).toEqual(['café'])
    await vi.waitFor(() => expect(client.getQueryData(likes)).toEqual(['펜션']))
    expect(queryFn).toHaveBeenCalledOnce()
  })

  test('is not asked for anew where it never changes, as a photo of an id', async () => {
    member = 7
    device.set(name(7), his(7, ['café'], { state: { data: ['café'], dataUpdatedAt: Date.now() - 86_400_000 } }))
    const { client } = openPage()
    const queryFn = vi.fn(async () => ['펜션'])
    const renewed = vi.fn(async () => ['펜션'])
    expect(
      await client.fetchQuery({ queryKey: likes, meta: memberPersisted('listLikes'), queryFn, staleTime: 'static' }),
    ).toEqual(['café'])
    // Requests that would follow have been made by now.
    const other = openPage().client
    await other.fetchQuery({ queryKey: likes, meta: memberPersisted('listLikes'), queryFn: renewed, staleTime: 60_000 })
    await vi.waitFor(() => expect(renewed).toHaveBeenCalledOnce())
    expect(queryFn).not.toHaveBeenCalled()
  })

  test('are persisted also when set by the page: by a login, a write, a like', async () => {
    const { client } = openPage()
    client.setQueryDefaults(likes, { meta: memberPersisted('listLikes') })
    client.setQueryData(likes, ['café'])
    // The member is known a moment after the answer, as at a login.
    member = 7
    await vi.waitFor(() => expect(device.get(name(7))).toMatchObject({ state: { data: ['café'] } }))
  })

  test('What fell 15: are persisted when set before a screen uses them, as the member’s profile by the check at start', async () => {
    member = 7
    const { client } = openPage()
    client.setQueryData(likes, ['café'])
    const queryFn = vi.fn(async () => ['펜션'])
    const observer = new QueryObserver(client, {
      queryKey: likes,
      meta: memberPersisted('listLikes'),
      queryFn,
      staleTime: 60_000,
    })
    observer.subscribe(() => {})
    await vi.waitFor(() => expect(device.get(name(7))).toMatchObject({ state: { data: ['café'] } }))
    expect(queryFn, 'it is fresh').not.toHaveBeenCalled()
  })

  test('What fell 15: are persisted when the member becomes known while the answer is on its way', async () => {
    const { client } = openPage()
    let answer: (likes: string[]) => void = () => {}
    const asking = ask(client, () => new Promise<string[]>((resolve) => (answer = resolve)))
    await vi.waitFor(() => expect(client.isFetching()).toBe(1))
    member = 7
    answer(['café'])
    await asking
    await vi.waitFor(() => expect(device.get(name(7))).toMatchObject({ state: { data: ['café'] } }))
  })

  test('are neither written nor read while another member or nobody is logged in', async () => {
    device.set(name(7), his(7, ['café']))
    for (const other of [8, null]) {
      member = other
      const { client } = openPage()
      await expect(ask(client, silence)).rejects.toThrow('no network')
      await ask(client, async () => ['hers'])
      client.setQueryData(likes, ['hers'])
      await ask(client, async () => ['anybody’s'], 0)
    }
    await openPage().client.fetchQuery({
      queryKey: ['elsewhere'],
      meta: memberPersisted('listLikes'),
      queryFn: async () => 'no',
    })
    await afterAllWrites()
    expect([...device.keys()]).toEqual([name(7), NAME])
    expect(device.get(name(7))).toMatchObject({ state: { data: ['café'] } })
  })

  test('an answer that comes after the logout is not written', async () => {
    member = 7
    const { client } = openPage()
    let answer: (likes: string[]) => void = () => {}
    const asking = ask(client, () => new Promise<string[]>((resolve) => (answer = resolve)))
    await vi.waitFor(() => expect(client.isFetching()).toBe(1))
    await new Promise((resolve) => setTimeout(resolve))
    member = null
    await wipeDevice()
    answer(['late'])
    expect(await asking).toEqual(['late'])
    await afterAllWrites()
    expect([...device.keys()]).toEqual([NAME])
  })

  test('nor is one delayed by an eviction, after a logout meanwhile', async () => {
    member = 7
    device.set('list-[0]', entry(Date.now()))
    room = 1
    onFull = () => (member = null)
    await ask(openPage().client, async () => ['late'])
    await vi.waitFor(() => expect(device.has('list-[0]')).toBe(false))
    room = 2
    await afterAllWrites()
    expect([...device.keys()]).toEqual([NAME])
  })

  test('are deleted when the session ends, and another member’s on login; public ones stay', async () => {
    device.set(NAME, entry(Date.now())).set(name(7), his(7, [])).set(name(77), his(77, [])).set(name(8), his(8, []))
    await wipeMembers(7)
    expect([...device.keys()]).toEqual([NAME, name(7)])
    await wipeMembers(null)
    expect([...device.keys()]).toEqual([NAME])
  })

  test('are tidied: another shape, too old, too many, or of another member', async () => {
    member = 7
    device.set(name(8), his(8, []))
    device.set(name(7, 'old-shape'), his(7, [], { buster: '0' }))
    for (let index = 0; index < MEMBER_BOUNDS.maxEntries + 3; index++)
      device.set(name(7, String(index)), his(7, [], { state: { data: 1, dataUpdatedAt: Date.now() - index * 1000 } }))
    await openPage().tidy()
    expect(device.size).toBe(MEMBER_BOUNDS.maxEntries)
    expect(device.has(name(7, '0'))).toBe(true)
    member = null
    await openPage().tidy()
    expect(device.size).toBe(0)
  })
})
