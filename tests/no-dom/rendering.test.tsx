import { expect, test, vi } from 'vitest'
import { createRenderer } from '../../src/rendering/rendering.tsx'
import { samplePlace } from '../../src/platform/testing/sample-place.ts'

const HOSTILE = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>'
const SITE = {
  brand: '댕댕로드',
  tagline: '',
  contactEmail: null,
  kakaoMapKey: null,
  mapStyleUrl: null,
  mapTilesUrl: null,
  socialClientIds: { kakao: null, naver: null, google: null },
  demo: true,
}
const GROUPS = [{ id: 1, key: 'cafe', name: '카페', icon: 'coffee', placeCount: 2 }]

/** The API as the server answers it within the process. */
function rendererOf(answers: Record<string, unknown>) {
  const calls: string[] = []
  const api: Record<string, unknown> = {
    '/api/site-config': SITE,
    '/api/groups': GROUPS,
    '/api/options': [],
    ...answers,
  }
  const fetch = async (input: RequestInfo | URL) => {
    const address = String(input)
    calls.push(address)
    const data = api[address.split('?')[0] ?? '']
    return data === undefined
      ? Response.json({ status: 'error', code: 'PLACE_NOT_FOUND', message: '없는 장소예요.' }, { status: 404 })
      : Response.json({ status: 'success', data, message: '' })
  }
  return { ...createRenderer(fetch as typeof globalThis.fetch, 'https://dog.example'), calls }
}

const place = (changes: object = {}) => ({
  '/api/places/12': { ...samplePlace(), ...changes },
  '/api/places/12/nearby': [],
})

const jsonLd = (head: string) =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )

test('R2.08 a place is rendered with title, canonical address, link preview and structured data', async () => {
  const { status, head, body } = await rendererOf(place()).render('/place/12?from=share')
  expect(status).toBe(200)
  expect(body).toContain('속초 파도결 카페</h1>')
  expect(head).toContain('<title>속초 파도결 카페 | 댕댕로드</title>')
  expect(head).toContain('<link rel="canonical" href="https://dog.example/place/12">')
  expect(head).toMatch(/<meta property="og:title" content="속초 파도결 카페">/)
  expect(head).toMatch(/<meta name="description" content="[^"]*15kg 미만/)
  const [data, crumbs] = jsonLd(head)
  expect(data).toMatchObject({
    '@type': 'CafeOrCoffeeShop',
    name: '속초 파도결 카페',
    address: { addressCountry: 'KR' },
  })
  // Defined for lodgings only.
  expect(data).not.toHaveProperty('petsAllowed')
  expect(data).toHaveProperty('amenityFeature.description', expect.stringContaining('15kg 미만'))
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
})

test('a lodging states its terms by petsAllowed', async () => {
  const { head } = await rendererOf(place({ group: 'pension' })).render('/place/12')
  expect(jsonLd(head)[0]).toMatchObject({ '@type': 'LodgingBusiness', petsAllowed: expect.stringContaining('15kg') })
})

test('hostile words stay words in HTML, head and structured data', async () => {
  const { head, body } = await rendererOf(place({ name: HOSTILE, description: HOSTILE })).render('/place/12')
  expect(head + body).not.toMatch(/<img src=x|<script>alert/)
  expect(jsonLd(head)[0]).toMatchObject({ name: HOSTILE })
})

test('R2.34 the state holds each public answer once, and nothing was requested twice', async () => {
  const { render, calls } = rendererOf(place())
  const { state } = await render('/place/12')
  expect(new Set(calls).size).toBe(calls.length)
  expect(calls.every((address) => address.startsWith('/api/'))).toBe(true)
  const keys = state?.map(([key]) => JSON.stringify(key)) ?? []
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toContain('["places","detail",12]')
  expect(keys.join()).not.toContain('member')
})

test('R2.34 the same answers are the same HTML whenever they are rendered, so that its ETag stands', async () => {
  const { render } = rendererOf(place())
  const first = await render('/place/12')
  vi.setSystemTime(Date.now() + 90_000)
  expect(await render('/place/12')).toEqual(first)
  vi.useRealTimers()
})

test('R2.34 an error in a component that is shown later fails the rendering, whose caller sends the frame', async () => {
  const broken = place({ policy: null })
  await expect(rendererOf(broken).render('/place/12')).rejects.toThrow()
})

test('R2.34 a place that does not exist is answered with the error page and its status', async () => {
  const { status, body } = await rendererOf({}).render('/place/99')
  expect(status).toBe(404)
  expect(body).toContain('페이지를 찾을 수 없습니다.')
})

test('a list is described by where and what, and search results are not indexed', async () => {
  const list = {
    '/api/places': { items: [], cursor: null, corrected: false },
    '/api/places/count': { count: 0, capped: false },
  }
  const cafes = await rendererOf(list).render('/place?g=cafe&sort=liked&sido=강원')
  expect(cafes.head).toContain('href="https://dog.example/place?g=cafe&amp;sido=%EA%B0%95%EC%9B%90"')
  expect(cafes.head).toMatch(/강원[^"]*카페/)
  expect(cafes.head).not.toContain('noindex')
  const results = await rendererOf(list).render('/search/list?q=바다')
  expect(results.head).toContain('noindex')
})
