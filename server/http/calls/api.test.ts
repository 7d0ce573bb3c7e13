import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { authenticateByHeader, testHttp } from '../../testing/deps.ts'
import { echoApi, echoApp, ECHOES, echoOperations, json, refusal } from '../../testing/echo.ts'
import { MAX_BODY_BYTES } from '../capacity/body-size.ts'
import { serve, served } from './serve.ts'

describe('who may call', () => {
  const ROLES = [null, 'member', 'mentor', 'admin'] as const
  const MAY = {
    public: [200, 200, 200, 200],
    member: [401, 200, 200, 200],
    mentor: [401, 403, 200, 200],
    admin: [401, 403, 403, 200],
  }

  test.each(served(echoApi, echoOperations).map((endpoint) => [endpoint.id, endpoint] as const))(
    'R6.03 %s answers each role as its access says, whatever a screen hides',
    async (_name, endpoint) => {
      const app = echoApp()
      for (const [index, role] of ROLES.entries()) {
        const response = await app.request(`/api${endpoint.path.replace(':id', '7')}`, {
          ...(endpoint.body ? json({ text: 'hi' }) : {}),
          method: endpoint.method,
          headers: { 'Content-Type': 'application/json', ...(role && { 'X-Test-Role': role }) },
        })
        expect([role, response.status]).toEqual([role, MAY[endpoint.access][index]])
      }
    },
  )

  test('without an authenticator, non-public endpoints answer 401', async () => {
    const routes = serve(echoApi, echoOperations, ECHOES)
    expect(await refusal(testHttp(routes).request('/api/mine'))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test('R6.03 a member calling an admin endpoint gets the message of the 403 screen', async () => {
    const write = { ...json({ text: 'hi' }, { 'X-Test-Role': 'member' }), method: 'PUT' }
    const response = await echoApp().request('/api/admin/rules', write)
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: 'FORBIDDEN', message: '접근 권한이 없습니다.' },
    ])
  })

  test('access is checked before the input', async () => {
    const response = echoApp().request('/api/admin/rules', { ...json('{'), method: 'PUT' })
    expect((await refusal(response)).code).toBe('UNAUTHENTICATED')
  })

  test('a public call never authenticates', async () => {
    const authenticate = vi.fn(authenticateByHeader)
    const app = echoApp({}, { authenticate })
    await app.request('/api/things', { headers: { Cookie: 'session=1', 'X-Test-Role': 'admin' } })
    await app.request('/api/visits', json({ text: 'hi' }, { Cookie: 'session=1' }))
    expect(authenticate).not.toHaveBeenCalled()
  })
})

describe('the input of a call', () => {
  test('R7.08 an answer is an envelope: success with data and message, or an error with a message', async () => {
    const app = echoApp()
    const good = await app.request('/api/things/7')
    expect(await good.json()).toEqual({ status: 'success', data: { params: { id: '7' }, actor: null }, message: '' })
    const bad = await app.request('/api/things/x')
    expect(await bad.json()).toEqual({
      status: 'error',
      code: 'VALIDATION_FAILED',
      message: '입력한 내용을 다시 확인해 주세요.',
      fields: { id: '형식이 올바르지 않아요.' },
      requestId: bad.headers.get('x-request-id'),
    })
  })

  test.each([
    ['an unknown key', '?colour=red', { colour: '알 수 없는 항목이에요.' }],
    [
      'a key of Object',
      '?__proto__=1&constructor=2',
      { ['__proto__']: '알 수 없는 항목이에요.', constructor: '알 수 없는 항목이에요.' },
    ],
    ['a repeated key', '?q=a&q=b', { q: '한 번만 쓸 수 있어요.' }],
    ['NUL', '?q=a%00b', { q: '쓸 수 없는 글자가 있어요.' }],
    ['a wrong value', '?limit=3', { limit: '고를 수 있는 값이 아니에요.' }],
  ])('a query with %s is refused by field', async (_what, query, fields) => {
    const answer = await refusal(echoApp().request(`/api/things${query}`))
    expect(answer.status).toBe(422)
    expect(Object.entries(answer.fields ?? {})).toEqual(Object.entries(fields))
  })

  test('a call without a query schema takes no query', async () => {
    expect((await refusal(echoApp().request('/api/things/count?x=1'))).code).toBe('VALIDATION_FAILED')
  })

  test.each([
    ['malformed JSON', '{"text":', 400, 'BAD_REQUEST'],
    ['nothing', '', 400, 'BAD_REQUEST'],
    ['deep JSON', `{"text":"a","x":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400, 'BAD_REQUEST'],
    ['an array', '[]', 422, 'VALIDATION_FAILED'],
    ['null', 'null', 422, 'VALIDATION_FAILED'],
    ['a wrong type', '{"text":7}', 422, 'VALIDATION_FAILED'],
    ['NUL', '{"text":"a\\u0000"}', 422, 'VALIDATION_FAILED'],
    ['half a surrogate pair', '{"text":"\\ud83d"}', 422, 'VALIDATION_FAILED'],
    ['what turns the text after it around', '{"text":"a\\u202eb"}', 422, 'VALIDATION_FAILED'],
    ['an isolate that is never closed', '{"text":"a\\u2067b"}', 422, 'VALIDATION_FAILED'],
    ['fillers that show nothing', '{"text":"\\u3164\\u200b\\u2060"}', 422, 'VALIDATION_FAILED'],
    ['marks piled up on a letter', `{"text":"a${'\u0301'.repeat(6)}"}`, 422, 'VALIDATION_FAILED'],
    ['NUL in a name', '{"text":"a","\\u0000":1}', 400, 'BAD_REQUEST'],
    ['too much', JSON.stringify({ text: 'a'.repeat(MAX_BODY_BYTES) }), 413, 'BODY_TOO_LARGE'],
  ])('a body of %s is refused', async (_what, body, status, code) => {
    expect(await refusal(echoApp().request('/api/visits', json(body)))).toMatchObject({ status, code })
  })

  test('fields of nested values are named by their path', async () => {
    const answer = await refusal(echoApp().request('/api/visits', json({ text: 'a', tags: ['ok', 3] })))
    expect(answer.fields).toEqual({ 'tags.1': '형식이 올바르지 않아요.' })
  })

  test('a field that the schema does not have is dropped', async () => {
    const response = await echoApp().request('/api/visits', json('{"text":"a","role":"admin","__proto__":{"x":1}}'))
    expect(await response.json()).toMatchObject({ data: { body: { text: 'a' } } })
  })

  test('a chunked body is limited too', async () => {
    const piece = new TextEncoder().encode('a'.repeat(10_000))
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.length
        controller.enqueue(piece)
      },
    })
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    expect((await refusal(echoApp().request('/api/visits', init))).status).toBe(413)
    expect(sent).toBeLessThan(MAX_BODY_BYTES + 30_000)
  })

  test.each([
    ['an overlong slash', Buffer.from('{"text":"a\xc0\xafb"}', 'latin1')],
    ['half a pair in UTF-8', Buffer.from('{"text":"a\xed\xa0\x80b"}', 'latin1')],
    ['Latin-1', Buffer.from('{"text":"café"}', 'latin1')],
  ])(
    'What fell: a body with %s, which is no UTF-8, is refused instead of stored with other characters',
    async (_what, body) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await refusal(echoApp().request('/api/visits', { method: 'POST', headers, body }))
      expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    },
  )

  test.each([
    ['; charset=utf-16', 415],
    ['; CHARSET = "EUC-KR"', 415],
    [';version=1;charset=iso-8859-1', 415],
    ['; charset=utf-8', 200],
    ['; charset="UTF8"; version=1', 200],
    ['; version=1', 200],
  ])('What fell: JSON%s is answered with %i', async (parameters, status) => {
    const type = { 'Content-Type': `application/json${parameters}` }
    expect((await echoApp().request('/api/visits', json({ text: '안녕' }, type))).status).toBe(status)
  })

  test('What fell: who loses their role or their session while a body comes is refused once it is there', async () => {
    const now = vi.spyOn(performance, 'now')
    onTestFinished(() => now.mockRestore())
    const handler = vi.fn(async () => null)
    let role: string | null = 'admin'
    const authenticate = () => authenticateByHeader(new Headers(role ? { 'X-Test-Role': role } : {}))
    const app = echoApp({ rule: handler }, { authenticate })
    const send = async (then: string | null, ms: number) => {
      role = 'admin'
      const came = performance.now()
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            role = then
            now.mockReturnValue(came + ms)
            controller.enqueue(new TextEncoder().encode('{"text":"a"}'))
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const init: RequestInit & { duplex: 'half' } = { ...json(''), method: 'PUT', body, duplex: 'half' }
      return (await app.request('/api/admin/rules', init)).status
    }
    expect([await send('member', 5000), await send(null, 5000)]).toEqual([403, 401])
    expect(handler).not.toHaveBeenCalled()
    expect(await send('admin', 5000)).toBe(200)
  })

  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['']])('%j is not JSON: 415', async (type) => {
    const answer = await refusal(echoApp().request('/api/visits', json({ text: 'a' }, { 'Content-Type': type })))
    expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  test('a charset beside the type is fine', async () => {
    const init = json({ text: 'a' }, { 'Content-Type': 'application/json; charset=utf-8' })
    expect((await echoApp().request('/api/visits', init)).status).toBe(200)
  })
})

describe('the origin of a call', () => {
  const from = (headers: Record<string, string>) =>
    echoApp({}, { env: { publicUrl: 'https://dog.example' } }).request('http://inside:3000/api/mine', {
      ...json({ text: 'a' }, { 'X-Test-Role': 'member', Host: 'inside:3000', ...headers }),
      method: 'PUT',
    })

  test.each([
    ['the same site', { 'Sec-Fetch-Site': 'same-origin' }],
    ['the address line', { 'Sec-Fetch-Site': 'none' }],
    ['no browser', {}],
    ['an older browser on the same site', { Origin: 'http://inside:3000' }],
    ['the public address', { Origin: 'https://dog.example', 'Sec-Fetch-Site': 'cross-site' }],
  ])('a write from %s is taken', async (_what, headers) => {
    expect((await from(headers)).status).toBe(200)
  })

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site of an older browser', { Origin: 'https://evil.example' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['another port', { Origin: 'http://inside:4000' }],
  ])('a write from %s is refused', async (_what, headers) => {
    expect(await refusal(from(headers))).toMatchObject({ status: 403, code: 'CROSS_SITE' })
  })

  test.each([
    ['https of the same host, which this server isn’t', 0, {}, 'https://dog.example', 403],
    ['http of the same host', 0, {}, 'http://dog.example', 200],
    ['the default port, written out', 0, {}, 'http://dog.example:80', 200],
    ['https, which our proxy says it was', 1, { 'X-Forwarded-Proto': 'https' }, 'https://dog.example', 200],
    ['http, where our proxy says https', 1, { 'X-Forwarded-Proto': 'https' }, 'http://dog.example', 403],
    ['https, which the caller alone says it was', 0, { 'X-Forwarded-Proto': 'https' }, 'https://dog.example', 403],
  ] as const)('What fell 6: an older browser’s write from %s', async (_what, trustProxy, more, Origin, status) => {
    const headers = { 'X-Test-Role': 'member', Host: 'dog.example', Origin, ...more }
    const init = { ...json({ text: 'a' }, headers), method: 'PUT' }
    const answer = await echoApp({}, { env: { trustProxy } }).request('http://dog.example/api/mine', init)
    expect(answer.status).toBe(status)
  })

  test('reading is open to other sites', async () => {
    const response = await echoApp().request('/api/things', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(response.status).toBe(200)
  })
})

describe('addresses', () => {
  test.each([['/api/nothing'], ['/api'], ['/api/'], ['/api/things/'], ['/api/%zz'], ['/api/things/7/8']])(
    '%s is not found, in the envelope',
    async (path) => {
      expect(await refusal(echoApp().request(path))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    },
  )

  test.each([
    ['DELETE', '/api/things', 'GET, HEAD'],
    ['OPTIONS', '/api/things', 'GET, HEAD'],
    ['POST', '/api/mine', 'GET, HEAD, PUT, DELETE'],
    ['GET', '/api/answers', 'POST'],
  ])('%s %s is not allowed, and says what is', async (method, path, allow) => {
    const response = await echoApp().request(path, { method, headers: { 'X-Test-Role': 'admin' } })
    expect(response.headers.get('allow')).toBe(allow)
    expect(await refusal(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  })

  test('a literal path is not taken for a parameter', async () => {
    const response = await echoApp({ countThings: async () => 3 }).request('/api/things/count')
    expect(await response.json()).toMatchObject({ data: 3 })
  })

  test('HEAD answers like GET, without a body', async () => {
    const response = await echoApp().request('/api/things', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBeTruthy()
    expect(await response.text()).toBe('')
  })
})
