import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, get, post } from '../../../contract/api/endpoint.ts'
import { operation } from '../../../contract/api/operation.ts'
import { failure, stubApi } from '../testing/stub-api.ts'
import { type ApiEvent, onApiEvent } from './api-events.ts'
import { ApiError, call, configureApi, isGone, serverMessage } from './api.ts'

const operations = {
  read: operation({
    summary: 'a thing',
    params: v.object({ id: v.number() }),
    query: v.object({ tags: v.optional(v.array(v.string())), free: v.optional(v.literal(true)) }),
    data: v.object({ name: v.string() }),
    shows: [],
  }),
  write: operation({
    summary: 'a new thing',
    body: v.object({ name: v.string() }),
    data: v.number(),
    owner: 'caller',
    limit: [],
    touches: [],
  }),
}
const { read, write } = api<typeof operations>()({
  read: get('/things/:id', { access: 'public' }),
  write: post('/things', { access: 'member', idempotent: 'key' }),
})

let events: ApiEvent[] = []
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  events = []
  stop = onApiEvent((event) => events.push(event))
  configureApi({ renew: () => Promise.resolve(false) })
})
afterEach(() => {
  // A loading display still open would be counted in the next test.
  vi.runAllTimers()
  stop()
  vi.useRealTimers()
})
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('it was answered'),
    (error) => error,
  )
const failures = () => events.filter((event) => event.type === 'failed').map((event) => event.message)

describe('the call wrapper', () => {
  test('R7.08 gives the data of a successful envelope', async () => {
    const fetch = stubApi({ 'GET /things/7': { name: '콩이' } })
    expect(await call(read, { params: { id: 7 }, query: { tags: ['b', 'a'], free: true } })).toEqual({ name: '콩이' })
    expect(fetch.mock.calls[0]![0]).toBe('/api/things/7?free=1&tags=a,b')
    expect(fetch.mock.calls[0]![1]).toMatchObject({ method: 'GET', credentials: 'include' })
  })

  test('R7.08 throws code, message, fields and request id of a refusing envelope', async () => {
    const answer = {
      code: 'VALIDATION_FAILED',
      message: '입력한 내용을 다시 확인해 주세요.',
      fields: { name: '짧아요' },
    }
    stubApi({ 'POST /things': () => failure(422, { ...answer, requestId: 'r-1' }) })
    const error = await caught(call(write, { body: { name: '' } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ ...answer, status: 422, requestId: 'r-1' })
  })

  test('R7.09 a failed action is told to the shell once, with the server’s message', async () => {
    stubApi({ 'POST /things': () => failure(409, { code: 'BAD_REQUEST', message: '이미 있어요.' }) })
    await caught(call(write, { body: { name: '콩이' } }))
    expect(failures()).toEqual(['이미 있어요.'])
  })

  test('R8.02 a failure without a message of the server says 요청에 실패했습니다.', async () => {
    for (const answer of [failure(500), new Response('<h1>Bad gateway</h1>', { status: 502 }), Response.json(null)]) {
      stubApi({ 'POST /things': answer })
      expect((await caught(call(write, { body: { name: '콩이' } }))).message).toBe('요청에 실패했습니다.')
    }
    expect(failures()).toEqual(Array(3).fill('요청에 실패했습니다.'))
  })

  test('R8.02 an exception without a message says 서버 오류가 발생했습니다.', async () => {
    configureApi({ fetch: () => Promise.reject(new Error('')) })
    expect((await caught(call(write, { body: { name: '콩이' } }))).message).toBe('서버 오류가 발생했습니다.')
    configureApi({ fetch: () => Promise.reject(new Error('뜻밖의 일이에요.')) })
    expect((await caught(call(write, { body: { name: '콩이' } }))).message).toBe('뜻밖의 일이에요.')
    expect(failures()).toEqual(['서버 오류가 발생했습니다.', '뜻밖의 일이에요.'])
  })

  test('a network error has a Korean message, not the browser’s', async () => {
    configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await caught(call(read, { params: { id: 1 } }))).toMatchObject({ code: 'NETWORK', status: 0 })
    expect(failures(), 'a read is the screen’s to explain').toEqual([])
  })

  test('a 401 is reported separately, so that the session can end', async () => {
    stubApi({
      'POST /things': () => failure(401, { code: 'UNAUTHENTICATED', message: '로그인이 필요한 서비스입니다.' }),
    })
    await caught(call(write, { body: { name: '콩이' } }))
    expect(events).toContainEqual({ type: 'unauthorized', endpoint: write })
  })

  test('R7.01 after a 401 the session is renewed once and the same call made again', async () => {
    let renewed = 0
    const answers = [failure(401), 7]
    const fetch = stubApi({ 'POST /things': () => answers.shift() })
    configureApi({ renew: () => Promise.resolve(++renewed > 0) })
    expect(await call(write, { body: { name: '콩이' } })).toBe(7)
    expect(renewed).toBe(1)
    const [first, second] = fetch.mock.calls
    expect(second![1]!.body).toBe(first![1]!.body)
    expect(events.filter(({ type }) => type !== 'busy')).toEqual([])
  })

  test('R7.02 a renewal is told when the refused call was sent', async () => {
    const renew = vi.fn<(code: string, sentAt: number) => Promise<boolean>>().mockResolvedValue(false)
    configureApi({ renew })
    let answered = 0
    stubApi({ 'POST /things': () => ((answered = Date.now()), failure(401)) })
    const before = Date.now()
    await caught(call(write, { body: { name: '콩이' } }))
    const sentAt = renew.mock.calls[0]![1]
    expect(sentAt).toBeGreaterThanOrEqual(before)
    expect(sentAt).toBeLessThanOrEqual(answered)
  })

  test('R7.01 an ended session is reported once, without a second toast; so is one refused again', async () => {
    const refused = () => failure(401, { code: 'UNAUTHENTICATED', message: '로그인이 필요한 서비스입니다.' })
    const fetch = stubApi({ 'POST /things': refused })
    for (const [renewable, calls] of [
      [false, 1],
      [true, 2],
    ] as const) {
      fetch.mockClear()
      events = []
      configureApi({ renew: () => Promise.resolve(renewable) })
      expect(await caught(call(write, { body: { name: '콩이' } }))).toMatchObject({ status: 401 })
      expect(fetch).toHaveBeenCalledTimes(calls)
      expect(events.filter(({ type }) => type !== 'busy')).toEqual([{ type: 'unauthorized', endpoint: write }])
    }
  })

  test('R7.02 a refused login is not retried: nobody’s session is over by it', async () => {
    const renew = vi.fn<() => Promise<boolean>>()
    configureApi({ renew })
    const operations = {
      login: operation({ summary: 'in', body: v.object({}), data: v.null(), limit: [], touches: [] }),
    }
    const { login } = api<typeof operations>()({ login: post('/login', { access: 'public', idempotent: 'never' }) })
    const fetch = stubApi({ 'POST /login': () => failure(401, { message: '비밀번호가 맞지 않아요.' }) })
    await caught(call(login, { body: {} }))
    expect(renew).not.toHaveBeenCalled()
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(failures()).toEqual(['비밀번호가 맞지 않아요.'])
  })

  test('a renewal that got no answer ends no session', async () => {
    configureApi({ renew: () => Promise.reject(new ApiError('NETWORK', 0, '연결이 없어요.')) })
    stubApi({ 'POST /things': () => failure(401) })
    expect(await caught(call(write, { body: { name: '콩이' } }))).toMatchObject({ code: 'NETWORK' })
    expect(failures()).toEqual(['연결이 없어요.'])
    expect(events.some(({ type }) => type === 'unauthorized')).toBe(false)
  })

  test('a slow call is aborted', async () => {
    configureApi({ fetch: hanging })
    const error = caught(call(read, { params: { id: 1 }, timeout: 5_000 }))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await error).toMatchObject({ code: 'TIMEOUT' })
  })

  test('an aborted call ends at once and silently', async () => {
    configureApi({ fetch: hanging })
    const abort = new AbortController()
    const error = caught(call(write, { body: { name: '콩이' }, signal: abort.signal }))
    abort.abort()
    expect((await error).name).toBe('AbortError')
    expect(failures()).toEqual([])
  })
})

describe('the loading display', () => {
  const busy = () => events.filter((event) => event.type === 'busy').map((event) => event.busy)

  test('R7.09 R9.02 stays for at least 300 ms, and its data is there before', async () => {
    stubApi({ 'POST /things': 1 })
    expect(await call(write, { body: { name: '콩이' } })).toBe(1)
    expect(busy()).toEqual([true])
    await vi.advanceTimersByTimeAsync(299)
    expect(busy()).toEqual([true])
    await vi.advanceTimersByTimeAsync(1)
    expect(busy()).toEqual([true, false])
  })

  test('R9.02 ends with a call that took longer', async () => {
    stubApi({ 'POST /things': () => new Promise((resolve) => setTimeout(resolve, 1_000, 1)) })
    const answer = call(write, { body: { name: '콩이' } })
    await vi.advanceTimersByTimeAsync(1_000)
    await answer
    await vi.advanceTimersByTimeAsync(1)
    expect(busy()).toEqual([true, false])
  })

  test('is one display for several calls', async () => {
    stubApi({ 'POST /things': 1 })
    await Promise.all([call(write, { body: { name: 'a' } }), call(write, { body: { name: 'b' } })])
    await vi.advanceTimersByTimeAsync(300)
    expect(busy()).toEqual([true, false])
  })

  test('is not for reads, nor for what is done quietly', async () => {
    stubApi({ 'GET /things/1': { name: '콩이' }, 'POST /things': () => failure(500) })
    await call(read, { params: { id: 1 } })
    await caught(call(write, { body: { name: '콩이' }, quiet: true }))
    expect(events).toEqual([])
  })
})

const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init!
    signal!.addEventListener('abort', () => reject(signal!.reason))
  })

test('What fell 14: only an answer that something isn’t there takes away what the device has of it', () => {
  const errors = [404, 410, 403, 500, 0].map((status) => new ApiError('NOT_FOUND', status, ''))
  expect([...errors, new TypeError('Failed to fetch'), null].filter(isGone)).toEqual(errors.slice(0, 2))
})

test('What fell 14: a message is the server’s if it told one, and no message of an inner failure', () => {
  const told = (code: 'RATE_LIMITED' | 'INTERNAL', ...more: [true?]) =>
    serverMessage(new ApiError(code, 429, '잠시 뒤에 다시 시도해 주세요.', {}, null, ...more))
  expect(told('RATE_LIMITED', true)).toBe('잠시 뒤에 다시 시도해 주세요.')
  expect([told('RATE_LIMITED'), told('INTERNAL', true), serverMessage(new Error('told'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
