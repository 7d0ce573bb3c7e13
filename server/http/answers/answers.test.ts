import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fail } from '../../refusals/refusal.ts'
import { echoApp, json } from '../../testing/echo.ts'

describe('caching', () => {
  test('a public answer has an ETag and a max-age, and is a 304 while unchanged', async () => {
    let value = 'a'
    const app = echoApp({ listThings: async () => value })
    const first = await app.request('/api/things')
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=30')
    expect(first.headers.get('vary')).toBe('Accept-Encoding')

    const again = await app.request('/api/things', { headers: { 'If-None-Match': `"x", ${tag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(tag)
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))

    // Some proxies turn a weak ETag into a strong one.
    const strong = await app.request('/api/things', { headers: { 'If-None-Match': tag.replace('W/', '') } })
    expect(strong.status).toBe(304)

    value = 'b'
    const changed = await app.request('/api/things', { headers: { 'If-None-Match': tag } })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(tag)
  })

  test('What fell 14: a cached answer states its age, so that no cache keeps it for longer than its max-age', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const app = echoApp({ listThings: async () => 'a' }, { answersFreshMs: 60_000 })
    const age = async () => (await app.request('/api/things')).headers.get('age')
    expect(await age()).toBeNull()
    vi.advanceTimersByTime(5_000)
    expect(await age()).toBe('5')
  })

  test('an answer is the same with and without a cookie', async () => {
    const app = echoApp()
    const plain = await app.request('/api/things')
    const known = await app.request('/api/things', {
      headers: { Cookie: 'a=b', Authorization: 'x', 'X-Test-Role': 'admin' },
    })
    expect(await known.text()).toBe(await plain.text())
    expect(known.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(known.headers.get('set-cookie')).toBeNull()
    expect(known.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('answers to members and writes are not cacheable', async () => {
    const app = echoApp()
    const mine = await app.request('/api/mine', { headers: { 'X-Test-Role': 'member' } })
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
    expect(mine.headers.get('etag')).toBeNull()
    expect((await app.request('/api/visits', json({ text: 'a' }))).headers.get('cache-control')).toBe(
      'private, no-store',
    )
  })

  test('concurrent callers of one address within a second cause one query', async () => {
    const listThings = vi.fn(async () => 'a')
    const app = echoApp({ listThings }, { answersFreshMs: 60_000 })
    await Promise.all(Array.from({ length: 20 }, async () => app.request('/api/things')))
    await app.request('/api/things')
    expect(listThings).toHaveBeenCalledTimes(1)
    await app.request('/api/things?q=b')
    expect(listThings).toHaveBeenCalledTimes(2)
  })

  test('after that second, and after a write, the database is queried again', async () => {
    const listThings = vi.fn(async () => 'a')
    const app = echoApp({ listThings }, { answersFreshMs: 50 })
    await app.request('/api/things')
    await vi.waitFor(async () => {
      await app.request('/api/things')
      expect(listThings).toHaveBeenCalledTimes(2)
    })

    const kept = echoApp({ listThings }, { answersFreshMs: 60_000 })
    await kept.request('/api/things')
    await kept.request('/api/visits', json({ text: 'a' }))
    await kept.request('/api/things')
    expect(listThings).toHaveBeenCalledTimes(3)
    await kept.request('/api/mine', { ...json({ text: 'a' }, { 'X-Test-Role': 'member' }), method: 'PUT' })
    await kept.request('/api/things')
    expect(listThings).toHaveBeenCalledTimes(4)
  })

  test('an expensive answer is cached as long as its endpoint says, but not beyond a write', async () => {
    const [listCostly, listThings] = [vi.fn(async () => 'a'), vi.fn(async () => 'a')]
    const app = echoApp({ listCostly, listThings }, { answersFreshMs: 20 })
    const ask = () => app.request('/api/costly')
    await ask()
    await app.request('/api/things')
    await vi.waitFor(async () => {
      await app.request('/api/things')
      expect(listThings).toHaveBeenCalledTimes(2)
    })
    await ask()
    expect(listCostly).toHaveBeenCalledTimes(1)
    await app.request('/api/mine', { ...json({ text: 'a' }, { 'X-Test-Role': 'member' }), method: 'PUT' })
    await ask()
    expect(listCostly).toHaveBeenCalledTimes(2)
  })

  test('a refusal is never cached', async () => {
    let there = false
    const getThing = async () => there || fail('PLACE_NOT_FOUND')
    const app = echoApp({ getThing }, { answersFreshMs: 60_000 })
    expect((await app.request('/api/things/1')).status).toBe(404)
    there = true
    expect((await app.request('/api/things/1')).status).toBe(200)
  })
})

describe('encoding', () => {
  const long = { text: '가나다라'.repeat(2000) }
  const ask = (path: string, encoding: string) =>
    echoApp({ listThings: async () => long, getOwnReview: async () => long }).request(path, {
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

  test('a compressed answer has the same content', async () => {
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib')
    const plain = await (await ask('/api/things', 'identity')).text()
    const br = Buffer.from(await (await ask('/api/things', 'br')).arrayBuffer())
    const gz = Buffer.from(await (await ask('/api/things', 'gzip')).arrayBuffer())
    expect(brotliDecompressSync(br).toString()).toBe(plain)
    expect(gunzipSync(gz).toString()).toBe(plain)
    expect(br.length).toBeLessThan(plain.length / 10)
  })

  test('a short answer is not compressed', async () => {
    const response = await echoApp().request('/api/things', { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBeNull()
  })
})
