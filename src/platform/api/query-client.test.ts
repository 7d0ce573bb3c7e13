import { beforeEach, describe, expect, test, vi } from 'vitest'
import { placesApi } from '../../../contract/places/places-api.ts'
import { groupsApi } from '../../../contract/groups/groups-api.ts'
import { onApiEvent } from './api-events.ts'
import { call, configureApi } from './api.ts'
import { recordOutcome } from './connection-state.ts'
import { type Display, AS_CONTENT, IF_POSSIBLE, IN_PASSING } from './display.ts'
import { createQueryClient } from './query-client.ts'
import { failure } from '../testing/stub-api.ts'

const HOUR = 3_600_000
const answer = (data: unknown, at: number) =>
  Response.json({ status: 'success', data, message: '' }, { headers: { Date: new Date(at).toUTCString() } })
/** An HTTP date has a precision of seconds. */
const second = (at: number) => Math.floor(at / 1000) * 1000
const groups = {
  queryKey: ['groups'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(groupsApi.listGroups, { signal }),
}

beforeEach(() => recordOutcome('answered'))

describe('C2 the age of what is shown', () => {
  test('C2 is that of the server’s answer, wherever it was cached', async () => {
    const at = Date.now() - 2 * HOUR
    configureApi({ fetch: async () => answer([], at) })
    const client = createQueryClient()
    await client.fetchQuery(groups)
    expect(client.getQueryState(['groups'])?.dataUpdatedAt).toBe(second(at))
  })

  test('C2 is never in the future, whatever the clocks say', async () => {
    configureApi({ fetch: async () => answer([], Date.now() + HOUR) })
    const client = createQueryClient()
    await client.fetchQuery(groups)
    expect(client.getQueryState(['groups'])?.dataUpdatedAt).toBeLessThanOrEqual(Date.now())
  })

  test('C2 of a list in pages is that of the oldest', async () => {
    const at = Date.now() - 2 * HOUR
    let page = 0
    configureApi({
      fetch: async () => answer({ items: [], cursor: 'next', corrected: false }, at + 1000 * 60 * page++),
    })
    const client = createQueryClient()
    const list = {
      queryKey: ['list'],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(placesApi.listPlaces, { signal }),
      initialPageParam: null,
      getNextPageParam: () => 'next' as never,
    }
    await client.fetchInfiniteQuery({ ...list, pages: 2 })
    expect(client.getQueryState(['list'])?.dataUpdatedAt).toBe(second(at))
    await client.fetchInfiniteQuery({ ...list, pages: 2 })
    expect(client.getQueryState(['list'])?.dataUpdatedAt).toBe(second(at + 2000 * 60))
  })
})

describe('C2 without a network', () => {
  test('C2 a query says so at once: it isn’t tried again while nothing can come of it', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    configureApi({ fetch })
    await expect(createQueryClient().fetchQuery(groups)).rejects.toMatchObject({ code: 'NETWORK' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('C2 what is shown already is no reason for a message each time; a refusal of the server is', async () => {
    const told = vi.fn()
    const end = onApiEvent(told)
    const client = createQueryClient()
    client.setQueryData(['groups'], [], { updatedAt: 1 })
    configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    await expect(client.fetchQuery(groups)).rejects.toBeDefined()
    expect(told).not.toHaveBeenCalled()
    configureApi({ fetch: async () => failure(422, { code: 'VALIDATION_FAILED', message: '안 돼요.' }) })
    await expect(client.fetchQuery(groups)).rejects.toBeDefined()
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'failed', message: '안 돼요.', code: 'VALIDATION_FAILED' })
    end()
  })
})

test.each([
  [503, 3],
  [500, 3],
  [404, 1],
  [422, 1],
])('What fell: a read that is answered by %i is asked for %i times in all', async (status, times) => {
  vi.useFakeTimers()
  const fetch = vi.fn(async () => failure(status, { code: 'PLACE_NOT_FOUND', message: '없어요.' }))
  configureApi({ fetch })
  const refused = vi.fn()
  void createQueryClient().fetchQuery(groups).catch(refused)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(refused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status }))
  expect(fetch).toHaveBeenCalledTimes(times)
  vi.useRealTimers()
})

describe('What fell 13: the error toast belongs to every query that doesn’t show its failure itself', () => {
  const refused = { code: 'VALIDATION_FAILED', message: '안 돼요.' } as const
  /** Messages of a failed read with nothing to show. */
  async function messages(meta: { shows?: Display }, status = 422): Promise<number> {
    const told = vi.fn()
    const end = onApiEvent((event) => event.type === 'failed' && told(event.message))
    configureApi({ fetch: async () => failure(status, refused) })
    await expect(createQueryClient().fetchQuery({ ...groups, meta, retry: false })).rejects.toBeDefined()
    end()
    return told.mock.calls.length
  }

  test('what states nothing, or a toast, gets the toast', async () => {
    expect(await messages({})).toBe(1)
    expect(await messages({ shows: IN_PASSING })).toBe(1)
  })

  test('content and additions don’t', async () => {
    expect(await messages({ shows: AS_CONTENT })).toBe(0)
    expect(await messages({ shows: IF_POSSIBLE })).toBe(0)
  })

  test('an ended session is told by the login page alone', async () => {
    expect(await messages({ shows: IN_PASSING }, 401)).toBe(0)
  })

  /** The same where an older answer is shown meanwhile. */
  async function renewalMessages(shows: Display, status: number): Promise<number> {
    const told = vi.fn()
    const end = onApiEvent(told)
    const client = createQueryClient()
    client.setQueryData(['groups'], [], { updatedAt: 1 })
    configureApi({ fetch: async () => failure(status, refused) })
    await expect(client.fetchQuery({ ...groups, meta: { shows }, retry: false })).rejects.toBeDefined()
    end()
    return told.mock.calls.length
  }

  test('an addition that can’t be renewed is not worth a toast either', async () => {
    expect(await renewalMessages(IF_POSSIBLE, 422)).toBe(0)
  })

  test('content that can’t be renewed is, but for what is gone: the screen says that in its place', async () => {
    expect(await renewalMessages(AS_CONTENT, 422)).toBe(1)
    for (const status of [404, 410]) expect(await renewalMessages(AS_CONTENT, status), `${status}`).toBe(0)
  })
})
