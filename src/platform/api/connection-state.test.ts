import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GIVE_UP_MS, SLOW_MS } from '../../../contract/api/call-outcome.ts'
import { groupsApi } from '../../../contract/groups/groups-api.ts'
import { call, configureApi, isNoAnswer } from './api.ts'
import { type Connection, connection, trackCall, recordOutcome } from './connection-state.ts'

const ONLINE: Connection = { quality: 'online', waiting: false }
const SLOW: Connection = { quality: 'slow', waiting: false }
const UNSTABLE: Connection = { quality: 'unstable', waiting: false }
const OFFLINE: Connection = { quality: 'offline', waiting: false }

beforeEach(() => {
  vi.useFakeTimers()
  recordOutcome('answered')
})
afterEach(() => vi.useRealTimers())

describe('C2 the connection state is that of the last call', () => {
  test('C2 before the first call it is good', async () => {
    vi.resetModules()
    const fresh = await import('./connection-state.ts')
    expect(fresh.connection()).toEqual(ONLINE)
  })

  test.each([
    ['answered', ONLINE, ONLINE],
    ['answered', OFFLINE, ONLINE],
    ['late', ONLINE, SLOW],
    ['late', OFFLINE, SLOW],
    ['failed', ONLINE, OFFLINE],
    ['failed', SLOW, OFFLINE],
    ['broken', ONLINE, UNSTABLE],
    ['broken', OFFLINE, UNSTABLE],
    ['waiting', ONLINE, { quality: 'slow', waiting: true }],
    // Still without an answer: no evidence of a better connection.
    ['waiting', OFFLINE, { quality: 'offline', waiting: true }],
    ['dropped', { quality: 'slow', waiting: true }, SLOW],
  ] as const)('C2 a call %s, %o before: %o', (news, before, after) => {
    recordOutcome(before.quality === 'offline' ? 'failed' : before.quality === 'slow' ? 'late' : 'answered')
    if (before.waiting) recordOutcome('waiting')
    expect(connection()).toEqual(before)
    recordOutcome(news)
    expect(connection()).toEqual(after)
  })
})

describe('C2 a call that is followed', () => {
  test('C2 is reported as waiting after 3 s, and its answer as slow', () => {
    const ended = trackCall()
    vi.advanceTimersByTime(SLOW_MS - 1)
    expect(connection()).toEqual(ONLINE)
    vi.advanceTimersByTime(1)
    expect(connection()).toEqual({ quality: 'slow', waiting: true })
    vi.advanceTimersByTime(500)
    ended(200)
    expect(connection()).toEqual(SLOW)
    trackCall()(200)
    expect(connection()).toEqual(ONLINE)
  })

  test('C2 is no longer waiting once aborted', () => {
    const ended = trackCall()
    vi.advanceTimersByTime(SLOW_MS)
    ended(null)
    expect(connection()).toEqual(SLOW)
  })

  test('C2 does not count if the worker answered from its cache', () => {
    recordOutcome('failed')
    trackCall()(null)
    expect(connection()).toEqual(OFFLINE)
  })

  test.each([200, 304, 404, 422, 429])('C2 a server that answers %s is there', (status) => {
    recordOutcome('failed')
    trackCall()(status)
    expect(connection()).toEqual(ONLINE)
  })

  test.each([
    [500, true],
    [503, false],
    [511, false],
    [200, false],
  ])(
    'What fell 11: %s, readable: %s, is a server in trouble or a portal, until an answer is whole',
    (status, readable) => {
      trackCall()(status, readable)
      expect(connection()).toEqual(UNSTABLE)
      trackCall()(200, true)
      expect(connection()).toEqual(ONLINE)
    },
  )

  test.each([0, 502, 504])('C2 %s means that the server did not answer', (status) => {
    trackCall()(status)
    expect(connection()).toEqual(OFFLINE)
  })
})

describe('C2 the calls of the page', () => {
  const answer = (headers = {}) => Response.json({ status: 'success', data: [], message: '' }, { headers })
  const never: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })

  test('C2 report a lost and a recovered network', async () => {
    configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    await expect(call(groupsApi.listGroups)).rejects.toMatchObject({ code: 'NETWORK' })
    expect(connection()).toEqual(OFFLINE)
    configureApi({ fetch: async () => answer({ 'X-Kept': '1' }) })
    await call(groupsApi.listGroups)
    expect(connection()).toEqual(OFFLINE)
    configureApi({ fetch: async () => answer() })
    await call(groupsApi.listGroups)
    expect(connection()).toEqual(ONLINE)
  })

  test('What fell 11: a portal’s page in place of an answer is a state like no network, and known data stands in', async () => {
    configureApi({
      fetch: async () => new Response('<form>방 번호</form>', { headers: { 'Content-Type': 'text/html' } }),
    })
    const error = await call(groupsApi.listGroups).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'UNREADABLE', status: 200 })
    expect(isNoAnswer(error)).toBe(true)
    expect(connection()).toEqual(UNSTABLE)
    configureApi({
      fetch: async () => Response.json({ status: 'error', code: 'INTERNAL', message: '' }, { status: 500 }),
    })
    expect(isNoAnswer(await call(groupsApi.listGroups).catch((thrown: unknown) => thrown))).toBe(true)
    expect(connection()).toEqual(UNSTABLE)
  })

  test('What fell 10 12: data of another shape is asked for anew past the browser’s cache, and never shown', async () => {
    const other = { 'X-Build': `0.0 index-old` }
    const fetch = vi.fn(async (_: unknown, init?: RequestInit) => answer(init?.cache === 'no-store' ? {} : other))
    configureApi({ fetch })
    expect(await call(groupsApi.listGroups)).toEqual([])
    expect(fetch).toHaveBeenCalledTimes(2)
    configureApi({ fetch: async () => answer(other) })
    await expect(call(groupsApi.listGroups)).rejects.toMatchObject({ code: 'UNREADABLE' })
  })

  test('C2 are slow, then given up: nothing is waited for for ever', async () => {
    configureApi({ fetch: never })
    const given = call(groupsApi.listGroups).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(SLOW_MS)
    expect(connection()).toEqual({ quality: 'slow', waiting: true })
    await vi.advanceTimersByTimeAsync(GIVE_UP_MS - SLOW_MS)
    expect(await given).toMatchObject({ code: 'TIMEOUT' })
    expect(connection()).toEqual(OFFLINE)
  })

  test('C2 that are aborted report nothing', async () => {
    configureApi({ fetch: never })
    const left = new AbortController()
    const given = call(groupsApi.listGroups, { signal: left.signal }).catch((error: unknown) => error)
    left.abort()
    expect(await given).toBe(left.signal.reason)
    expect(connection()).toEqual(ONLINE)
  })

  test('C2 ask the server itself where that is wanted', async () => {
    const fetch = vi.fn(async () => answer())
    configureApi({ fetch })
    await call(groupsApi.listGroups, { fresh: true })
    expect(fetch).toHaveBeenCalledWith('/api/groups', expect.objectContaining({ cache: 'no-store' }))
  })
})
