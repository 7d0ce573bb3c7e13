import { describe, expect, test } from 'vitest'
import { fail } from './refusal.ts'
import { capturingLog } from '../testing/deps.ts'
import { echoApp, refusal } from '../testing/echo.ts'

describe('when something breaks', () => {
  const broken = (error: Error) => {
    const { log, lines } = capturingLog()
    const getThing = async () => {
      throw error
    }
    return { app: echoApp({ getThing }, { log }), lines }
  }

  test('the caller learns a code and an id; the log learns why, by the same id', async () => {
    const { app, lines } = broken(new Error('relation "secrets" does not exist'))
    const response = await app.request('/api/things/1')
    const requestId = response.headers.get('x-request-id')
    expect(response.status).toBe(500)
    const body = await response.text()
    expect(JSON.parse(body)).toEqual({
      status: 'error',
      code: 'INTERNAL',
      message: '서버 오류가 발생했습니다.',
      requestId,
    })
    expect(lines[0]).toMatchObject({
      level: 50,
      requestId,
      err: { stack: expect.stringContaining('secrets') as string },
    })
  })

  test.each([
    Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
    // It has undone a deadlock.
    Object.assign(new Error('deadlock detected'), { code: '40P01' }),
    // Errors without a code: the server hangs up, the network drops packets, the pool times out.
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
  ])('a database that is away is 503, and asks to come again: %s', async (cause) => {
    const { app } = broken(new Error('Failed query', { cause }))
    const response = await app.request('/api/things/1')
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await refusal(response)).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  })

  test.each([
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    Object.assign(new Error('write'), { code: 'EROFS' }),
    Object.assign(new Error('could not extend file "base/1"'), { code: '53100' }),
    new Error('The embedded database failed: PANIC: could not write to file: No space left on device'),
  ])('What fell 6: a full disk is 507 in clear words, and asks to come again: %s', async (cause) => {
    const { app } = broken(new Error('Failed query', { cause }))
    const response = await app.request('/api/things/1')
    expect(response.headers.get('retry-after')).toBe('60')
    expect(response.status).toBe(507)
    const sentence = '저장 공간이 가득 차서 지금은 저장할 수 없어요. 잠시 뒤에 다시 시도해 주세요.'
    expect(await response.json()).toMatchObject({ code: 'STORAGE_FULL', message: sentence })
  })

  test('What fell 1: no more file to open is 503, not 500', async () => {
    const { app } = broken(Object.assign(new Error('too many open files'), { code: 'EMFILE' }))
    expect(await refusal(app.request('/api/things/1'))).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  })

  test('a refusal is not logged as an error', async () => {
    const { log, lines } = capturingLog()
    const app = echoApp({ getThing: async () => fail('PLACE_NOT_FOUND') }, { log })
    expect((await refusal(app.request('/api/things/1'))).code).toBe('PLACE_NOT_FOUND')
    expect(lines.map(({ msg }) => msg)).toEqual(['request'])
  })
})

describe('the log', () => {
  test('has one line per request, with its id and without its query', async () => {
    const { log, lines } = capturingLog()
    const response = await echoApp({}, { log }).request('/api/things?q=비밀', { headers: { Cookie: 'session=secret' } })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      path: '/api/things',
      status: 200,
      ms: expect.any(Number) as number,
    })
    expect(JSON.stringify(lines)).not.toMatch(/비밀|secret|%EB/)
  })

  test('an incoming request id is trusted only from our own proxy and in a valid format', async () => {
    const idOf = async (trustProxy: number, id: string) => {
      const app = echoApp({}, { env: { trustProxy } })
      return (await app.request('/api/things', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id')
    }
    expect(await idOf(1, 'edge-12345678')).toBe('edge-12345678')
    expect(await idOf(0, 'edge-12345678')).not.toBe('edge-12345678')
    expect(await idOf(1, 'a b{}')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
