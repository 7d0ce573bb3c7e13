import { describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { del, get, post, put } from '../../contract/endpoint.ts'
import { authenticateByHeader, readableLog, testHttp } from '../testing/deps.ts'
import { fail } from '../fail.ts'
import { MAX_BODY_BYTES } from './api.ts'

const summary = ''
const data = v.unknown()
const Note = v.object({ text: v.pipe(v.string(), v.maxLength(2000)), tags: v.optional(v.array(v.string())) })

const CONTRACT = {
  listThings: get('/things', {
    summary,
    access: 'public',
    query: v.object({ q: v.optional(v.string()), limit: v.optional(v.picklist(['1', '2'])) }),
    data,
    maxAge: 30,
  }),
  countThings: get('/things/count', { summary, access: 'public', data }),
  getThing: get('/things/:id', {
    summary,
    access: 'public',
    params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/)) }),
    data,
  }),
  countVisit: post('/visits', { summary, access: 'public', body: Note, data }),
  readMine: get('/mine', { summary, access: 'member', data }),
  writeMine: put('/mine', { summary, access: 'member', body: Note, data }),
  removeMine: del('/mine', { summary, access: 'member', data }),
  answer: post('/answers', { summary, access: 'mentor', body: Note, data }),
  rule: put('/admin/rules', { summary, access: 'admin', body: Note, data }),
}

type Handlers = Parameters<typeof testHttp>[1]

/** Every handler says what it was given. */
function appWith(handlers: Handlers = {}, overrides: Parameters<typeof testHttp>[2] = {}) {
  const echo: Handlers = Object.fromEntries(
    Object.keys(CONTRACT).map((name) => [
      name,
      ({ params, query, body, actor }) => Promise.resolve({ params, query, body, actor }),
    ]),
  )
  return testHttp(CONTRACT, { ...echo, ...handlers }, { authenticate: authenticateByHeader, ...overrides })
}

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

async function refusal(response: Response | Promise<Response>) {
  const answer = await response
  const body = (await answer.json()) as {
    status: string
    code: string
    message: string
    fields?: Record<string, string>
  }
  expect(body.status).toBe('error')
  expect(body.message).toMatch(/[가-힣]/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return { status: answer.status, code: body.code, fields: body.fields }
}

describe('who may call', () => {
  const ROLES = [null, 'member', 'mentor', 'admin'] as const
  const MAY = {
    public: [200, 200, 200, 200],
    member: [401, 200, 200, 200],
    mentor: [401, 403, 200, 200],
    admin: [401, 403, 403, 200],
  }

  test.each(Object.entries(CONTRACT))('%s answers each role as its access says', async (_name, endpoint) => {
    const app = appWith()
    for (const [index, role] of ROLES.entries()) {
      const response = await app.request(`/api${endpoint.path.replace(':id', '7')}`, {
        ...(endpoint.body ? json({ text: 'hi' }) : {}),
        method: endpoint.method,
        headers: { 'Content-Type': 'application/json', ...(role && { 'X-Test-Role': role }) },
      })
      expect([role, response.status]).toEqual([role, MAY[endpoint.access][index]])
    }
  })

  test('without a way to know anybody, what is not public answers 401', async () => {
    const app = testHttp(CONTRACT, Object.fromEntries(Object.keys(CONTRACT).map((name) => [name, async () => null])))
    expect(await refusal(app.request('/api/mine'))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test('access is checked before what is sent is looked at', async () => {
    const response = appWith().request('/api/admin/rules', { ...json('{'), method: 'PUT' })
    expect((await refusal(response)).code).toBe('UNAUTHENTICATED')
  })

  test('a public call never asks who it is', async () => {
    const authenticate = vi.fn(authenticateByHeader)
    const app = appWith({}, { authenticate })
    await app.request('/api/things', { headers: { Cookie: 'session=1', 'X-Test-Role': 'admin' } })
    await app.request('/api/visits', json({ text: 'hi' }, { Cookie: 'session=1' }))
    expect(authenticate).not.toHaveBeenCalled()
  })
})

describe('what a call carries', () => {
  test('R7.08 an answer is an envelope: success with data and message, or an error with a message', async () => {
    const app = appWith()
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
    const answer = await refusal(appWith().request(`/api/things${query}`))
    expect(answer.status).toBe(422)
    expect(Object.entries(answer.fields ?? {})).toEqual(Object.entries(fields))
  })

  test('a call without a query schema takes no query', async () => {
    expect((await refusal(appWith().request('/api/things/count?x=1'))).code).toBe('VALIDATION_FAILED')
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
    ['NUL in a name', '{"text":"a","\\u0000":1}', 400, 'BAD_REQUEST'],
    ['too much', JSON.stringify({ text: 'a'.repeat(MAX_BODY_BYTES) }), 413, 'BODY_TOO_LARGE'],
  ])('a body of %s is refused', async (_what, body, status, code) => {
    expect(await refusal(appWith().request('/api/visits', json(body)))).toMatchObject({ status, code })
  })

  test('fields of nested values are named by their path', async () => {
    const answer = await refusal(appWith().request('/api/visits', json({ text: 'a', tags: ['ok', 3] })))
    expect(answer.fields).toEqual({ 'tags.1': '형식이 올바르지 않아요.' })
  })

  test('a field that the schema does not have is left out', async () => {
    const response = await appWith().request('/api/visits', json('{"text":"a","role":"admin","__proto__":{"x":1}}'))
    expect(await response.json()).toMatchObject({ data: { body: { text: 'a' } } })
  })

  test('a body that comes in pieces is bounded too', async () => {
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
    expect((await refusal(appWith().request('/api/visits', init))).status).toBe(413)
    expect(sent).toBeLessThan(MAX_BODY_BYTES + 30_000)
  })

  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['']])('%j is not JSON: 415', async (type) => {
    const answer = await refusal(appWith().request('/api/visits', json({ text: 'a' }, { 'Content-Type': type })))
    expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  test('a charset beside the type is fine', async () => {
    const init = json({ text: 'a' }, { 'Content-Type': 'application/json; charset=utf-8' })
    expect((await appWith().request('/api/visits', init)).status).toBe(200)
  })
})

describe('where a call comes from', () => {
  const from = (headers: Record<string, string>) =>
    appWith({}, { env: { publicUrl: 'https://dog.example' } }).request('http://inside:3000/api/mine', {
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

  test('reading is open to other sites', async () => {
    const response = await appWith().request('/api/things', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(response.status).toBe(200)
  })
})

describe('addresses', () => {
  test.each([['/api/nothing'], ['/api'], ['/api/'], ['/api/things/'], ['/api/%zz'], ['/api/things/7/8']])(
    '%s is not found, in the envelope',
    async (path) => {
      expect(await refusal(appWith().request(path))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    },
  )

  test.each([
    ['DELETE', '/api/things', 'GET, HEAD'],
    ['OPTIONS', '/api/things', 'GET, HEAD'],
    ['POST', '/api/mine', 'GET, HEAD, PUT, DELETE'],
    ['GET', '/api/answers', 'POST'],
  ])('%s %s is not allowed, and says what is', async (method, path, allow) => {
    const response = await appWith().request(path, { method, headers: { 'X-Test-Role': 'admin' } })
    expect(response.headers.get('allow')).toBe(allow)
    expect(await refusal(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  })

  test('a literal path is not taken for a parameter', async () => {
    const response = await appWith({ countThings: async () => 3 }).request('/api/things/count')
    expect(await response.json()).toMatchObject({ data: 3 })
  })

  test('HEAD answers like GET, without a body', async () => {
    const response = await appWith().request('/api/things', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBeTruthy()
    expect(await response.text()).toBe('')
  })
})

describe('what may be kept', () => {
  test('a public answer has a tag and a time, and costs a 304 while unchanged', async () => {
    let value = 'a'
    const app = appWith({ listThings: async () => value })
    const first = await app.request('/api/things')
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=30')
    expect(first.headers.get('vary')).toBe('Accept-Encoding')

    const again = await app.request('/api/things', { headers: { 'If-None-Match': `"x", ${tag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(tag)
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))

    // Some proxies make a weak tag strong.
    const strong = await app.request('/api/things', { headers: { 'If-None-Match': tag.replace('W/', '') } })
    expect(strong.status).toBe(304)

    value = 'b'
    const changed = await app.request('/api/things', { headers: { 'If-None-Match': tag } })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(tag)
  })

  test('an answer is the same with and without a cookie', async () => {
    const app = appWith()
    const plain = await app.request('/api/things')
    const known = await app.request('/api/things', {
      headers: { Cookie: 'a=b', Authorization: 'x', 'X-Test-Role': 'admin' },
    })
    expect(await known.text()).toBe(await plain.text())
    expect(known.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(known.headers.get('set-cookie')).toBeNull()
    expect(known.headers.get('vary')).toBe('Accept-Encoding')
  })

  test("nobody keeps a member's answer, nor a write's", async () => {
    const app = appWith()
    const mine = await app.request('/api/mine', { headers: { 'X-Test-Role': 'member' } })
    expect(mine.headers.get('cache-control')).toBe('no-store')
    expect(mine.headers.get('etag')).toBeNull()
    expect((await app.request('/api/visits', json({ text: 'a' }))).headers.get('cache-control')).toBe('no-store')
  })

  test('for a second, many callers of one address cost one question', async () => {
    const listThings = vi.fn(async () => 'a')
    const app = appWith({ listThings }, { answersFreshMs: 60_000 })
    await Promise.all(Array.from({ length: 20 }, async () => app.request('/api/things')))
    await app.request('/api/things')
    expect(listThings).toHaveBeenCalledTimes(1)
    await app.request('/api/things?q=b')
    expect(listThings).toHaveBeenCalledTimes(2)
  })

  test('after that second, and after a write, the question is asked again', async () => {
    const listThings = vi.fn(async () => 'a')
    const app = appWith({ listThings }, { answersFreshMs: 50 })
    await app.request('/api/things')
    await vi.waitFor(async () => {
      await app.request('/api/things')
      expect(listThings).toHaveBeenCalledTimes(2)
    })

    const kept = appWith({ listThings }, { answersFreshMs: 60_000 })
    await kept.request('/api/things')
    await kept.request('/api/visits', json({ text: 'a' }))
    await kept.request('/api/things')
    expect(listThings).toHaveBeenCalledTimes(3)
    await kept.request('/api/mine', { ...json({ text: 'a' }, { 'X-Test-Role': 'member' }), method: 'PUT' })
    await kept.request('/api/things')
    expect(listThings).toHaveBeenCalledTimes(4)
  })

  test('a refusal is never kept', async () => {
    let there = false
    const getThing = async () => there || fail('PLACE_NOT_FOUND')
    const app = appWith({ getThing }, { answersFreshMs: 60_000 })
    expect((await app.request('/api/things/1')).status).toBe(404)
    there = true
    expect((await app.request('/api/things/1')).status).toBe(200)
  })
})

describe('how an answer travels', () => {
  const long = { text: '가나다라'.repeat(2000) }
  const ask = (path: string, encoding: string) =>
    appWith({ listThings: async () => long, readMine: async () => long }).request(path, {
      headers: { 'Accept-Encoding': encoding, 'X-Test-Role': 'member' },
    })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=1, br;q=0.2', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['br;q=0', null],
  ])('Accept-Encoding %j gets %j', async (accept, encoding) => {
    for (const path of ['/api/things', '/api/mine']) {
      expect((await ask(path, accept)).headers.get('content-encoding')).toBe(encoding)
    }
  })

  test('what is compressed says the same', async () => {
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib')
    const plain = await (await ask('/api/things', 'identity')).text()
    const br = Buffer.from(await (await ask('/api/things', 'br')).arrayBuffer())
    const gz = Buffer.from(await (await ask('/api/things', 'gzip')).arrayBuffer())
    expect(brotliDecompressSync(br).toString()).toBe(plain)
    expect(gunzipSync(gz).toString()).toBe(plain)
    expect(br.length).toBeLessThan(plain.length / 10)
  })

  test('a short answer goes as it is', async () => {
    const response = await appWith().request('/api/things', { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBeNull()
  })
})

describe('when something breaks', () => {
  const broken = (error: Error) => {
    const { log, lines } = readableLog()
    const getThing = async () => {
      throw error
    }
    return { app: appWith({ getThing }, { log }), lines }
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

  test('a database that is away is 503, and asks to come again', async () => {
    const { app } = broken(
      new Error('Failed query', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }),
    )
    const response = await app.request('/api/things/1')
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await refusal(response)).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  })

  test('a refusal is no event for the log', async () => {
    const { log, lines } = readableLog()
    const app = appWith({ getThing: async () => fail('PLACE_NOT_FOUND') }, { log })
    expect((await refusal(app.request('/api/things/1'))).code).toBe('PLACE_NOT_FOUND')
    expect(lines.map(({ msg }) => msg)).toEqual(['request'])
  })
})

describe('the log', () => {
  test('has one line per request, with its id and without what was searched', async () => {
    const { log, lines } = readableLog()
    const response = await appWith({}, { log }).request('/api/things?q=비밀', { headers: { Cookie: 'session=secret' } })
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

  test('an id that comes in is believed from our own proxy alone, and only if it looks like one', async () => {
    const idOf = async (trustProxy: number, id: string) => {
      const app = appWith({}, { env: { trustProxy } })
      return (await app.request('/api/things', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id')
    }
    expect(await idOf(1, 'edge-12345678')).toBe('edge-12345678')
    expect(await idOf(0, 'edge-12345678')).not.toBe('edge-12345678')
    expect(await idOf(1, 'a b{}')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
