import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { groupsApi } from '../../../contract/groups/groups-api.ts'
import { MEMBER_BOUNDS, MEMBER_SHAPE, OFFLINE_SHAPE } from '../../../contract/api/offline-shape.ts'
import { openDevicePage } from '../testing/device-page.ts'
import { device, resetDevice } from '../testing/stub-idb-keyval.ts'
import { kept, memberPersisted } from './kept.ts'
import { wipeDevice, wipeMembers } from './wipe.ts'

vi.mock('idb-keyval', () => import('../testing/stub-idb-keyval.ts'))
vi.mock('./answer-shapes.ts', () => ({ isAnswer: () => true }))

/** Id of the logged-in member. */
let member: number | null = null

const key = ['groups']
const meta = kept(groupsApi.listGroups)
const NAME = 'settings-["groups"]'
/** A public one. */
const entry = (at: number) => ({
  queryKey: key,
  queryHash: '["groups"]',
  buster: String(OFFLINE_SHAPE),
  state: { data: ['카페'], dataUpdatedAt: at },
})

const openPage = () => openDevicePage(() => member)

beforeEach(() => {
  resetDevice()
  member = null
})
afterEach(() => void vi.restoreAllMocks())

describe('C3 a member’s own queries', () => {
  const likes = ['member', 7, 'likes']
  const name = (id: number, what = 'likes') => `member-["member",${id},"${what}"]`
  const ofMember = (id: number, data: unknown, more = {}) => ({
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
    await vi.waitFor(() => expect(device.entries.has(NAME)).toBe(true))
  }
  const silence = () => Promise.reject(new Error('no network'))

  test('is read on a cold start without a network', async () => {
    member = 7
    await ask(openPage().client, async () => ['café'])
    await vi.waitFor(() => expect([...device.entries.keys()]).toEqual([name(7)]))
    expect(await ask(openPage().client, silence)).toEqual(['café'])
  })

  test('are refetched whatever their age: another device may have changed them', async () => {
    member = 7
    device.entries.set(name(7), ofMember(7, ['café'], { state: { data: ['café'], dataUpdatedAt: Date.now() - 1_000 } }))
    const { client } = openPage()
    const queryFn = vi.fn(async () => ['펜션'])
    const options = { queryKey: likes, meta: memberPersisted('listLikes'), queryFn, staleTime: 60_000 }
    expect(await client.fetchQuery(options)).toEqual(['café'])
    await vi.waitFor(() => expect(client.getQueryData(likes)).toEqual(['펜션']))
    expect(queryFn).toHaveBeenCalledOnce()
  })

  test('is not asked for anew where it never changes, as a photo of an id', async () => {
    member = 7
    device.entries.set(
      name(7),
      ofMember(7, ['café'], { state: { data: ['café'], dataUpdatedAt: Date.now() - 86_400_000 } }),
    )
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
    await vi.waitFor(() => expect(device.entries.get(name(7))).toMatchObject({ state: { data: ['café'] } }))
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
    await vi.waitFor(() => expect(device.entries.get(name(7))).toMatchObject({ state: { data: ['café'] } }))
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
    await vi.waitFor(() => expect(device.entries.get(name(7))).toMatchObject({ state: { data: ['café'] } }))
  })

  test('are neither written nor read while another member or nobody is logged in', async () => {
    device.entries.set(name(7), ofMember(7, ['café']))
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
    expect([...device.entries.keys()]).toEqual([name(7), NAME])
    expect(device.entries.get(name(7))).toMatchObject({ state: { data: ['café'] } })
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
    expect([...device.entries.keys()]).toEqual([NAME])
  })

  test('nor is one delayed by an eviction, after a logout meanwhile', async () => {
    member = 7
    device.entries.set('list-[0]', entry(Date.now()))
    device.room = 1
    device.onFull = () => (member = null)
    await ask(openPage().client, async () => ['late'])
    await vi.waitFor(() => expect(device.entries.has('list-[0]')).toBe(false))
    device.room = 2
    await afterAllWrites()
    expect([...device.entries.keys()]).toEqual([NAME])
  })

  test('are deleted when the session ends, and another member’s on login; public ones stay', async () => {
    device.entries
      .set(NAME, entry(Date.now()))
      .set(name(7), ofMember(7, []))
      .set(name(77), ofMember(77, []))
      .set(name(8), ofMember(8, []))
    await wipeMembers(7)
    expect([...device.entries.keys()]).toEqual([NAME, name(7)])
    await wipeMembers(null)
    expect([...device.entries.keys()]).toEqual([NAME])
  })

  test('are tidied: another shape, too old, too many, or of another member', async () => {
    member = 7
    device.entries.set(name(8), ofMember(8, []))
    device.entries.set(name(7, 'old-shape'), ofMember(7, [], { buster: '0' }))
    for (let index = 0; index < MEMBER_BOUNDS.maxEntries + 3; index++)
      device.entries.set(
        name(7, String(index)),
        ofMember(7, [], { state: { data: 1, dataUpdatedAt: Date.now() - index * 1000 } }),
      )
    await openPage().tidy()
    expect(device.entries.size).toBe(MEMBER_BOUNDS.maxEntries)
    expect(device.entries.has(name(7, '0'))).toBe(true)
    member = null
    await openPage().tidy()
    expect(device.entries.size).toBe(0)
  })
})
