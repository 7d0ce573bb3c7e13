import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { samplePlace } from '../../src/platform/testing/sample-place.ts'
import { rendererOf } from './rendered-site.ts'

// As long as a busy machine may need: nothing here is about time.
vi.setConfig({ testTimeout: 60_000 })

const HOSTILE = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>'
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

/** All that would run or load something which a text brought: scripts, handlers, addresses that are code, pictures of nowhere. */
function actsOf(html: string): string[] {
  const { document } = new Window()
  document.body.innerHTML = html
  return [...document.querySelectorAll('*')].flatMap(({ tagName, attributes, outerHTML }) => {
    const acts = [...attributes].some(
      ({ name, value }) =>
        name.startsWith('on') || /^\s*javascript:/i.test(value ?? '') || (name === 'src' && value === 'x'),
    )
    const isData = tagName === 'SCRIPT' && attributes.getNamedItem('type')?.value === 'application/ld+json'
    return acts || (tagName === 'SCRIPT' && !isData) ? [outerHTML.slice(0, 200)] : []
  })
}

test('what acts is recognised', () => {
  expect(actsOf(`<p title="<script>">&lt;script&gt;</p>`)).toEqual([])
  for (const html of ['<script>a()</script>', '<img src=x>', '<a href=" javascript:a()">', '<p onclick="a()">'])
    expect(actsOf(`<main>${html}</main>`), html).toHaveLength(1)
})

const FREE_TEXT = new Set(
  'name description title nickname breed word roadAddress lotAddress phone homepage admission alt credit text label hoursText closedText brand tagline contactEmail'.split(
    ' ',
  ),
)

/** Every field that people write, replaced. */
function poisoned(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return FREE_TEXT.has(key) ? HOSTILE : value
  if (Array.isArray(value)) return value.map((one) => (key === 'notes' ? HOSTILE : poisoned(one, key)))
  if (value === null) return FREE_TEXT.has(key) ? HOSTILE : null
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]))
}

const REVIEW = {
  id: 1,
  stars: 4,
  text: '좋아요',
  visitedOn: '2026-10-03',
  tags: [],
  helpfulCount: 0,
  photos: [],
  createdAt: '2026-10-04T03:00:00Z',
  editedAt: null,
  author: { nickname: '콩이보호자', photo: null },
  dog: { name: '콩이', breed: '푸들', weightKg: 6, size: 'small' },
}
const NOTICE = { id: 3, title: '안내', category: 'notice', pinned: true, publishedAt: '2026-11-01T00:00:00.000Z' }

test.each([
  '/',
  '/place?q=<b>',
  '/search/list?q=</title><script>alert(1)</script>',
  '/place/12',
  '/place/12/review',
  '/notice?q="><script>alert(1)</script>&category="><b>',
  '/notice/3',
])(
  'R1.1 hostile words in every field stay words in the HTML, the head, the plain forms and the structured data of %s',
  async (address) => {
    const note = { id: 1, outcome: 'refused', visitedOn: '2026-10-03', dog: REVIEW.dog, word: '좋아요' }
    const entries = { ...samplePlace().entries, refused: 1, refusedOn: '2026-10-03', latest: [note] }
    const card = { ...samplePlace(), entries, photo: samplePlace().photos[0] }
    const answers = poisoned({
      '/api/places/12': card,
      '/api/places/12/nearby': [card],
      '/api/places/12/reviews': { items: [REVIEW], cursor: 'WyJ4Il0' },
      '/api/notices': { items: [NOTICE], cursor: 'WyJ4Il0' },
      '/api/notices/3': { ...NOTICE, html: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>' },
      '/api/places': { items: [card], cursor: 'WyJ4Il0', corrected: true },
      '/api/places/count': { count: 1, capped: false },
      '/api/main-banners': { items: [], next: null },
      '/api/regions': [],
      '/api/groups': [{ id: 1, key: 'cafe', name: 'x', icon: 'coffee', placeCount: 2 }],
      '/api/options': [{ key: 'parking', name: 'x', kind: 'amenity' }],
    }) as Record<string, unknown>
    const { head, body, plain } = await rendererOf(answers).render(address)
    expect(actsOf(head + plain.before + body + plain.after)).toEqual([])
    expect(head.match(/<\/title>/g)).toHaveLength(1)
    expect(jsonLd(head).length).toBe(head.match(/<script/g)?.length ?? 0)
  },
)

test('an address that runs code is no link', async () => {
  const { head, body } = await rendererOf(place({ homepage: 'javascript:alert(1)' })).render('/place/12')
  expect(actsOf(head + body)).toEqual([])
  expect(jsonLd(head)[0]).not.toHaveProperty('sameAs')
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
  await expect(rendererOf(broken).render('/place/12')).rejects.toThrow(/null/)
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

test('R2.34 R1.1 the notices are rendered with their filters as a form, their next page and a description', async () => {
  const notice = { ...NOTICE, title: '추석 연휴 안내' }
  const { render } = rendererOf({
    '/api/notices': { items: [notice], cursor: 'WyJ4Il0' },
    '/api/notices/3': { ...notice, html: '<p>고객센터가 <b>쉬어요</b> &amp; 답이 늦어요.</p>' },
  })
  const list = await render('/notice?category=notice&q=연휴')
  expect([list.status, list.body.includes('href="/notice/3"')]).toEqual([200, true])
  expect(list.head).toContain('<link rel="canonical" href="https://dog.example/notice">')
  expect(list.plain.before).toContain('value="연휴"')
  expect(list.plain.before).toContain('<option value="notice" selected>안내</option>')
  expect(list.plain.after).toContain('after=WyJ4Il0')
  const one = await render('/notice/3')
  expect(one.head).toContain('<title>추석 연휴 안내 | 댕댕로드</title>')
  expect(one.head).toMatch(/<meta name="description" content="안내: 고객센터가 쉬어요 &amp; 답이 늦어요.">/)
  expect(one.body).toContain('<b>쉬어요</b>')
})
