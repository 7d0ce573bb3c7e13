import { expect, test } from 'vitest'
import { reviewsJsonLd } from './place-json-ld.ts'

test('What fell 11: a review written shortly after midnight in Korea is published on that day', () => {
  const review = { author: null, stars: 5, text: '좋아요', createdAt: '2026-11-28T15:30:00.000Z' }
  expect(reviewsJsonLd([review])).toMatchObject([{ datePublished: '2026-11-29' }])
})
