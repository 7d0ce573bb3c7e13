import { expect, test, vi } from 'vitest'
import { sampleCard, samplePlace } from '../../src/platform/testing/sample-place.ts'
import { rendererOf } from './rendered-site.ts'
import { strangeTerms } from './vocabulary.ts'

// As long as a busy machine may need: nothing here is about time.
vi.setConfig({ testTimeout: 60_000 })

const jsonLd = (head: string) =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )

const REVIEW = {
  id: 1,
  stars: 4,
  text: '마당이 넓어요.',
  visitedOn: '2026-10-03',
  dog: null,
  tags: [],
  helpfulCount: 0,
  createdAt: '2026-10-04T03:00:00Z',
  editedAt: null,
  author: { nickname: '콩이보호자', photo: null },
  photos: [],
}
const PHOTO = { src: '/media/a-{w}.webp', widths: [320, 640], alt: '마당', credit: null }
const HOURS = {
  periods: [{ weekday: 1 as const, open: 600, close: 1500 }],
  notes: [],
  hoursText: null,
  closedText: null,
}
const GROUPS =
  'cafe restaurant pension hotel camping attraction park beach museum gallery culture shopping hospital pharmacy supplies'.split(
    ' ',
  )

test('what schema.org does not know, or defines for something else, is recognised', () => {
  expect(
    strangeTerms({ '@type': 'Hotel', petsAllowed: '15kg 이하', geo: { '@type': 'GeoCoordinates', latitude: 37 } }),
  ).toEqual([])
  expect(strangeTerms({ '@type': 'CafeOrCoffeeShop', petsAllowed: true })).toHaveLength(1)
  expect(strangeTerms({ '@type': 'DogCafe', name: '카페' })).toHaveLength(1)
  expect(strangeTerms({ '@type': 'Hotel', address: { '@type': 'PostalAddress', city: '속초' } })).toHaveLength(1)
  expect(strangeTerms({ '@type': 'Hotel', geo: { '@type': 'PostalAddress' } })).toHaveLength(1)
  expect(strangeTerms({ '@type': 'Hotel', geo: 37.5 })).toHaveLength(1)
  expect(strangeTerms({ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Funday'] })).not.toEqual([])
})

test.each(GROUPS)(
  'R2.34 the structured data of a %s, its reviews and its way there are of schema.org’s vocabulary',
  async (group) => {
    const place = samplePlace({
      group,
      photos: [PHOTO],
      rating: 4.5,
      reviewCount: 3,
      homepage: 'https://cafe.example',
      hours: HOURS,
    })
    const site = rendererOf({
      '/api/places/12': place,
      '/api/places/12/nearby': [sampleCard({ id: 13 })],
      '/api/places/12/reviews': { items: [REVIEW, { ...REVIEW, id: 2, author: null }], cursor: null },
      '/api/places/12/reviews/summary': { rating: 4.5, reviewCount: 2, stars: [0, 0, 0, 1, 1], tags: [] },
      '/api/places/12/reviews/photos': { items: [], cursor: null },
      '/api/groups': [{ id: 1, key: group, name: '카페', icon: 'coffee', placeCount: 2 }],
    })
    for (const address of ['/place/12', '/place/12/review']) {
      const data = jsonLd((await site.render(address)).head)
      expect(data.length, address).toBeGreaterThan(1)
      expect(
        data.flatMap((one) => strangeTerms(one)),
        address,
      ).toEqual([])
    }
  },
)

test('R1.7 R2.34 a published answer is a QAPage of schema.org’s vocabulary; a demo’s is not for search engines', async () => {
  const answer = {
    id: 1,
    title: '차멀미를 해요',
    topic: 'transport',
    text: '어떻게 할까요?',
    dog: null,
    place: null,
    photos: [],
    mentor: { nickname: '느린산책', photo: null, kind: 'trainer' },
    stars: 5,
    ratingText: '',
    sample: false,
    askedAt: '2026-10-03T03:00:00.000Z',
    answeredAt: '2026-10-04T03:00:00.000Z',
    editedAt: null,
    answer: '</script><script>alert(1)</script> 창문을 조금 열어 주세요.',
    answerHtml: '<p>창문을 <strong>조금</strong> 열어 주세요.</p>',
  }
  const site = rendererOf({ '/api/answers/1': answer, '/api/answers/2': { ...answer, id: 2, sample: true } })
  const { head, body, status } = await site.render('/mentoring/1')
  expect(status).toBe(200)
  expect(body).toContain('<p>창문을 <strong>조금</strong> 열어 주세요.</p>')
  const [data] = jsonLd(head)
  expect(data).toMatchObject({ '@type': 'QAPage', mainEntity: { acceptedAnswer: { text: answer.answer } } })
  expect(strangeTerms(data ?? {})).toEqual([])
  expect(head).not.toContain('noindex')
  expect((await site.render('/mentoring/2')).head).toContain('noindex')
})
