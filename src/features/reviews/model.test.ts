import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import type { MyReview } from '../../../contract/reviews/reviews.ts'
import { isFiltered, newValues, reviewFields, reviewQueryOf, valuesOf, visitBounds } from './model.ts'
import type { ReviewSearch } from './search-model.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const KONG = {
  name: '콩이',
  weightKg: 4.1,
  size: 'small',
  breed: '푸들',
  restricted: false,
  guide: false,
  count: 1,
} as const
const LIKE = { order: 'similar', weight: 4.1, size: 'small' }

test.each([
  [{}, KONG, {}],
  [{ order: 'new' }, KONG, {}],
  [{ order: 'helpful' }, null, { order: 'helpful' }],
  [{ order: 'similar' }, KONG, { ...LIKE, breed: '푸들' }],
  [{ order: 'similar' }, { ...KONG, breed: null }, LIKE],
  [{ order: 'similar' }, null, {}],
  [{ tag: 'kind', photos: true }, null, { tag: 'kind', photos: true }],
  [{ tag: 'nothing' }, null, {}],
])('What fell 14: the address %j asks for what it names', (search, dog, query) => {
  expect(reviewQueryOf(search as ReviewSearch, dog)).toStrictEqual(query)
})

test.each([
  [{}, false],
  [{ order: 'helpful' }, false],
  [{ tag: 'kind' }, true],
  [{ photos: true }, true],
])('What fell 14: the address %j narrows the list: %s', (search, narrowed) => {
  expect(isFiltered(search as ReviewSearch)).toBe(narrowed)
})

test('What fell 14: the form begins with the main dog, and with none chosen while it isn’t known', () => {
  const EMPTY = { stars: null, visitedOn: '', showDogName: false, tags: [], photos: [], text: '' }
  expect(newValues(7)).toEqual({ ...EMPTY, dog: '7' })
  expect(newValues(null)).toEqual({ ...EMPTY, dog: 'none' })
  expect(newValues(undefined)).toEqual({ ...EMPTY, dog: '' })
})

test.each([
  [7, {}, '7'],
  [null, {}, 'written'],
  [null, null, 'none'],
])('What fell 14: an own review with the dog %j, %j is edited as it is', (dogId, dog, choice) => {
  const own = { stars: 4, visitedOn: '2026-11-20', showDogName: true, tags: ['kind'], photos: [], text: '좋아요' }
  expect(valuesOf({ ...own, dogId, dog } as unknown as MyReview)).toEqual({ ...own, dog: choice })
})

const PHOTOS = ['3f2a9c81-0000-4000-8000-000000000001', '3f2a9c81-0000-4000-8000-000000000002']
const TEXT = '직원이 친절하고 강아지 자리가 넓었어요.'
const filled = { ...newValues(7), stars: 5, visitedOn: '2026-11-22', photos: PHOTOS.map((id) => ({ id })), text: TEXT }
const told = (change: object, written: string | null = null) => {
  const { success, issues, output } = v.safeParse(reviewFields(written), { ...filled, ...change })
  return success ? output : issues.map((issue) => [v.getDotPath(issue), issue.message])
}

test('What fell 14: the body has the ids of photos, and of the dog unless it stays as it was recorded', () => {
  const body = { stars: 5, visitedOn: '2026-11-22', showDogName: false, tags: [], photoIds: PHOTOS, text: TEXT }
  expect(told({})).toEqual({ ...body, dogId: 7 })
  expect(told({ dog: 'none' })).toEqual({ ...body, dogId: null })
  expect(told({ dog: 'written' })).toEqual(body)
})

test('What fell 14: a visit is neither to come nor older than what may be chosen, unless the review has that day already', () => {
  const { min, max } = visitBounds('2026-11-22')
  expect(max).toBe('2026-11-22')
  const dayBefore = new Date(Date.parse(min) - 86_400_000).toISOString().slice(0, 10)
  expect([min, max].map((visitedOn) => Array.isArray(told({ visitedOn })))).toEqual([false, false])
  for (const visitedOn of [dayBefore, '2026-11-23'])
    expect(told({ visitedOn })).toEqual([['visitedOn', expect.stringMatching(/./)]])
  expect(told({ visitedOn: dayBefore }, dayBefore)).toMatchObject({ visitedOn: dayBefore })
  expect(told({ visitedOn: dayBefore }, '2020-02-29')).toEqual([['visitedOn', expect.stringMatching(/./)]])
  expect(told({ dog: '' })).toEqual([['dog', '함께 간 강아지를 골라 주세요.']])
})
