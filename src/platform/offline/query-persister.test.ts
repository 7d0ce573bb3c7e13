import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { searchApi } from '../../../contract/search/search-api.ts'
import { groupsApi } from '../../../contract/groups/groups-api.ts'
import { OFFLINE_BOUNDS, OFFLINE_SHAPE } from '../../../contract/api/offline-shape.ts'
import { ApiError } from '../api/api.ts'
import { createQueryClient } from '../api/query-client.ts'
import { openDevicePage } from '../testing/device-page.ts'
import { device, resetDevice } from '../testing/stub-idb-keyval.ts'
import { discardRead } from './discard.ts'
import { kept, memberPersisted } from './kept.ts'
import { createDevicePersister } from './query-persister.ts'

vi.mock('idb-keyval', () => import('../testing/stub-idb-keyval.ts'))

/** Whether what is read is of the shape of its answer. */
let valid = true
vi.mock('./answer-shapes.ts', () => ({ isAnswer: () => valid }))

/** Id of the logged-in member. */
let member: number | null = null

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

const openPage = () => openDevicePage(() => member)

beforeEach(() => {
  resetDevice()
  member = null
  valid = true
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
    await vi.waitFor(() =>
      expect(device.entries.get(NAME)).toMatchObject({ state: { data: ['카페'], dataUpdatedAt: at } }),
    )
    expect(device.entries.size).toBe(1)
  })

  test.each([404, 410])('C3 are deleted once the server says by %i that there is nothing any more', async (gone) => {
    const { client } = openPage()
    await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })
    await vi.waitFor(() => expect(device.entries.size).toBe(1))
    const refused = (status: number) =>
      client.fetchQuery({
        queryKey: key,
        meta,
        retry: false,
        staleTime: 0,
        queryFn: () => Promise.reject(new ApiError('NOT_FOUND', status, `refused ${status}`)),
      })
    await expect(refused(503)).rejects.toThrow('refused 503')
    expect(device.entries.size).toBe(1)
    await expect(refused(gone)).rejects.toThrow(`refused ${gone}`)
    await vi.waitFor(() => expect(device.entries.size).toBe(0))
  })

  test('C3 are shown from the device before the network answers, and then renewed', async () => {
    await openPage().client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })
    await vi.waitFor(() => expect(device.entries.size).toBe(1))

    const later = openPage().client
    device.entries.set(NAME, entry(Date.now() - 3_600_000))
    let answer: (groups: string[]) => void = () => {}
    const queryFn = vi.fn(() => new Promise<string[]>((resolve) => (answer = resolve)))
    const observer = new QueryObserver(later, { queryKey: key, meta, queryFn })
    observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['카페']))
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce())
    answer(['카페', '펜션'])
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['카페', '펜션']))
  })

  test('C3 an answer of the network is not asked for again, nor judged as if it came from the device', async () => {
    const warn = vi.spyOn(console, 'warn')
    valid = false
    const queryFn = vi.fn(async () => ['카페'])
    const { client } = openPage()
    const observer = new QueryObserver(client, { queryKey: key, meta, queryFn, staleTime: 0 })
    observer.subscribe(() => {})
    await vi.waitFor(() => expect(device.entries.size).toBe(1))
    await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'))
    expect(observer.getCurrentResult().data).toEqual(['카페'])
    expect(queryFn).toHaveBeenCalledOnce()
    expect(warn).not.toHaveBeenCalled()
  })

  test('C3 know how old they are', async () => {
    const at = Date.now() - 7_200_000
    device.entries.set(NAME, entry(at))
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
    await vi.waitFor(() => expect([...device.entries.keys()]).toEqual([NAME]))
  })

  test.each([
    ['of another shape', entry(Date.now(), { buster: '0' })],
    ['too old', entry(Date.now() - 91 * 86_400_000)],
    ['that are none of ours', 'rubbish'],
  ])('C3 %s are dropped, and the network is asked', async (_, found) => {
    device.entries.set(NAME, found)
    const { client } = openPage()
    expect(await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['펜션'] })).toEqual(['펜션'])
    device.entries.set('settings-["other"]', found)
    await openPage().tidy()
    expect(device.entries.has('settings-["other"]')).toBe(false)
  })

  test('What fell 10: of a shape that no answer has are dropped with a line in the log, and the network is asked', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    device.entries.set(NAME, entry(Date.now()))
    valid = false
    const { client } = openPage()
    expect(await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['펜션'] })).toEqual(['펜션'])
    expect(warn).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(device.entries.get(NAME)).toMatchObject({ state: { data: ['펜션'] } }))
    warn.mockRestore()
  })

  test('What fell 10: are shown while the code that knows the shapes cannot be loaded', async () => {
    device.entries.set(NAME, entry(Date.now() - 60_000))
    vi.resetModules()
    vi.doMock('./answer-shapes.ts', () => {
      throw new Error('no network')
    })
    onTestFinished(() => void vi.doMock('./answer-shapes.ts', () => ({ isAnswer: () => valid })))
    const { client } = openPage()
    const queryFn = () => Promise.reject(new Error('no network'))
    await expect(client.fetchQuery({ queryKey: key, meta, queryFn, retry: false })).resolves.toEqual(['카페'])
    expect(device.entries.has(NAME)).toBe(true)
  })

  test('What fell 10: without a network nothing is shown rather than that', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    device.entries.set(NAME, entry(Date.now()))
    valid = false
    const queryFn = () => Promise.reject(new Error('no network'))
    await expect(openPage().client.fetchQuery({ queryKey: key, meta, queryFn, retry: false })).rejects.toThrow(
      'no network',
    )
    expect(device.entries.has(NAME)).toBe(false)
  })

  test('C3 are asked of the network even where they are young enough: once in a page’s life', async () => {
    device.entries.set(NAME, entry(Date.now() - 1_000))
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
        device.entries.set(`${kind}-[${index}]`, entry(Date.now() - index * 1000))
    // Of a build with other names.
    device.entries.set('query-["groups"]', entry(Date.now()))
    await openPage().tidy()
    for (const kind of ['list', 'detail', 'settings'] as const) {
      const { maxEntries } = OFFLINE_BOUNDS[kind]
      expect([...device.entries.keys()].filter((name) => name.startsWith(kind))).toHaveLength(maxEntries)
      expect(device.entries.has(`${kind}-[0]`)).toBe(true)
      expect(device.entries.has(`${kind}-[${maxEntries}]`)).toBe(false)
    }
    expect(device.entries.has('query-["groups"]')).toBe(false)
  })

  test('C3 are evicted when the disk is full: lists before opened places, the oldest first', async () => {
    for (let index = 0; index < 4; index++) {
      device.entries.set(`detail-[${index}]`, entry(Date.now() - 9_000_000))
      device.entries.set(`list-[${index}]`, entry(Date.now() - index * 1000))
    }
    device.room = 8
    await openPage().client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })
    await vi.waitFor(() => expect(device.entries.has(NAME)).toBe(true))
    expect([...device.entries.keys()].filter((name) => name !== NAME).sort()).toEqual([
      ...[0, 1, 2, 3].map((index) => `detail-[${index}]`),
      'list-[0]',
      'list-[1]',
    ])
  })

  test('C3 a full disk only loses that answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const deleteDatabase = vi.fn()
    vi.stubGlobal('indexedDB', { deleteDatabase })
    device.room = 0
    const { client } = openPage()
    expect(await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['카페'] })).toEqual(['카페'])
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
    device.room = 1
    await client.fetchQuery({ queryKey: key, meta, queryFn: async () => ['펜션'], staleTime: -1 })
    await vi.waitFor(() => expect(device.entries.has(NAME)).toBe(true))
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

test('C3 a browser that refuses storage by exceptions everywhere costs only persistence', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', { deleteDatabase: refuse })
  const persister = createDevicePersister({ open: refuse })
  await expect(persister.tidy()).resolves.toBeUndefined()
  expect(warn).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
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
  await vi.waitFor(() => expect(device.entries.has(NAME)).toBe(true))
  device.entries.set('list-["other"]', entry(Date.now()))
  await discardRead(client.getQueryCache())
  expect([...device.entries.keys()]).toEqual(['list-["other"]'])
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
