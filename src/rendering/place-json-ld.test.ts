import { expect, test } from 'vitest'
import { samplePlace } from '../platform/testing/sample-place.ts'
import { placeJsonLd, reviewsJsonLd } from './place-json-ld.ts'

test('What fell 11: a review written shortly after midnight in Korea is published on that day', () => {
  const review = { author: null, stars: 5, text: '좋아요', createdAt: '2026-11-28T15:30:00.000Z' }
  expect(reviewsJsonLd([review])).toMatchObject([{ datePublished: '2026-11-29' }])
})

test.each([
  [540, 1080, '09:00', '18:00'],
  [0, 1440, '00:00', '23:59'],
  [600, 2040, '10:00', '23:59'],
  [1020, 1500, '17:00', '01:00'],
  [1020, 1440, '17:00', '00:00'],
])('What fell: hours from minute %s to %s are %s to %s for search engines', (open, close, opens, closes) => {
  const hours = { periods: [{ weekday: 6 as const, open, close }], notes: [], hoursText: null, closedText: null }
  const shown = (more: object) => placeJsonLd(samplePlace({ hours: { ...hours, ...more } }), { url: '', pictures: [] })
  expect(shown({})).toMatchObject({ openingHoursSpecification: [{ dayOfWeek: 'Saturday', opens, closes }] })
  // What the table doesn't say completely isn't said at all.
  for (const more of [{ notes: ['우천 시 쉬어요'] }, { periods: [] }, { periods: null }])
    expect(shown(more)).not.toHaveProperty('openingHoursSpecification')
})
