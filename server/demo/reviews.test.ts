import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { REVIEW_TAGS, ReviewText, visitProblem } from '../../contract/reviews/reviews.ts'
import { PEOPLE } from './people.ts'
import { DEMO_PLACES } from './places.ts'
import { demoReviews } from './reviews.ts'

const now = new Date('2026-11-21T03:00:00Z')
const all = DEMO_PLACES.map((place, index) => ({ place, reviews: demoReviews(place, index, now) }))

describe('made-up reviews', () => {
  test('are the same on every start', () => {
    expect(DEMO_PLACES.map((place, index) => demoReviews(place, index, now))).toEqual(all.map(({ reviews }) => reviews))
  })

  test('have the number and mean rating that the demo declares', () => {
    for (const { place, reviews } of all) {
      const mean = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length
      expect(reviews).toHaveLength(place[14])
      expect(Math.abs(mean - place[13])).toBeLessThanOrEqual(0.5 / reviews.length + 1e-9)
    }
  })

  test('are valid as members’ reviews', () => {
    for (const { place, reviews } of all) {
      expect(new Set(reviews.map(({ person }) => person)).size, `${place[2]}: one each`).toBe(reviews.length)
      for (const { text, tags, visitedOn, person, helpful, stars } of reviews) {
        expect(v.parse(ReviewText, text)).toBe(text)
        expect(text).not.toMatch(/\{D\}|undefined| {2}/)
        expect(tags.filter((tag) => !REVIEW_TAGS.includes(tag))).toEqual([])
        expect(visitProblem(visitedOn, '2026-11-21')).toBeNull()
        expect(helpful).not.toContain(person)
        expect([1, 2, 3, 4, 5]).toContain(stars)
      }
    }
  })

  test('name only dogs that the place admits', () => {
    const heaviest = (terms: string) =>
      Math.max(
        ...all
          .filter(({ place }) => place[6] === terms)
          .flatMap(({ reviews }) => reviews.map(({ dog }) => dog?.weightKg ?? 0)),
      )
    expect(heaviest('under10')).toBeLessThan(10)
    expect(heaviest('upTo15')).toBeLessThanOrEqual(15)
    expect(heaviest('byWeekday')).toBeLessThanOrEqual(8)
    expect(heaviest('guideDogs')).toBe(0)
    expect(heaviest('anyDog')).toBeGreaterThan(25)
  })

  test('have authors whose dogs’ names fit the particles of the texts', () => {
    for (const { dog } of PEOPLE)
      expect(((dog.name.codePointAt(dog.name.length - 1) ?? 0) - 0xac00) % 28, dog.name).toBe(0)
  })
})
