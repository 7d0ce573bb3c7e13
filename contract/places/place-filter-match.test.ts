import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNKNOWN_HOURS } from '../time/hours.ts'
import type { PlaceFilter } from './place-filter.ts'
import { type Filterable, matchesPlaceFilter } from './place-filter-match.ts'
import { UNKNOWN_POLICY } from '../policy/policy.ts'

const TODAY = '2026-11-22'
const context = { today: TODAY, kindNames: (group: string) => (group === 'cafe' ? ['카페', '커피숍'] : []) }

/** Open on Sundays from 10 to 18; 22 November 2026 is one. */
const cafe: Filterable = {
  name: '파도 카페',
  group: 'cafe',
  sido: '강원',
  sigungu: '속초시',
  lat: 38.2,
  lng: 128.5,
  policy: {
    ...UNKNOWN_POLICY,
    entry: 'admitted',
    fee: { ...UNKNOWN_POLICY.fee, kind: 'free' },
    limits: [{ days: null, weight: { kg: 10, bound: 'lte' }, sizes: null }],
    coveredDays: [0, 1, 2, 3, 4, 5, 6, 7],
    verifiedAt: '2026-11-01',
  },
  hours: { ...UNKNOWN_HOURS, periods: [{ weekday: 0, open: 600, close: 1080 }] },
  options: ['parking', 'yard'],
  indoor: true,
  outdoor: false,
  roadAddress: '강원특별자치도 속초시 중앙로 12',
  lotAddress: null,
}
const small = { fits: 'can', weight: [4], size: ['small'] } satisfies PlaceFilter

describe('What fell 14: a device matches a place with', () => {
  test.each<[filter: PlaceFilter, matches: boolean]>([
    [{}, true],
    [{ group: ['cafe'] }, true],
    [{ group: ['park', 'cafe'] }, true],
    [{ group: ['park'] }, false],
    [{ sido: '강원' }, true],
    [{ sido: '서울' }, false],
    [{ sido: '강원', sigungu: '속초시' }, true],
    [{ sido: '강원', sigungu: '강릉시' }, false],
    [{ options: [] }, true],
    [{ options: ['parking'] }, true],
    [{ options: ['parking', 'yard'] }, true],
    [{ options: ['parking', 'terrace'] }, false],
    [{ indoor: true }, true],
    [{ outdoor: true }, false],
    [{ free: true }, true],
    [{ freshness: ['fresh'] }, true],
    [{ freshness: ['due', 'stale', 'unknown'] }, false],
    [{ hours: 'unknown' }, false],
    [{ openAt: '2026-11-22T10:00' }, true],
    [{ openAt: '2026-11-22T17:59' }, true],
    [{ openAt: '2026-11-22T18:00' }, false],
    [{ openAt: '2026-11-23T12:00' }, false],
    [{ q: '파도' }, true],
    [{ q: '속초 커피숍' }, true],
    [{ q: '중앙로' }, true],
    [{ q: '바다' }, false],
    [{ q: '!?' }, false],
    [{ group: ['cafe'], free: true, q: '바다' }, false],
    [small, true],
    [{ ...small, weight: [10] }, true],
    [{ ...small, weight: [10.1] }, false],
    [{ ...small, weight: [4, 12], size: ['small', 'medium'] }, false],
    [{ ...small, weight: [12], guide: true }, true],
    [{ ...small, fits: 'maybe' }, true],
    // Of nobody's dog nothing can be said.
    [{ fits: 'can' }, false],
    [{ fits: 'maybe' }, false],
  ])('%j: %s', (filter, matches) => {
    expect(matchesPlaceFilter(cafe, filter, context)).toBe(matches)
  })

  const all: PlaceFilter = { group: ['cafe'], sido: '강원', sigungu: '속초시', options: ['yard'], q: '파도', ...small }
  test.each<Partial<Filterable>>([
    { group: 'park' },
    { sido: '경북' },
    { sigungu: '고성군' },
    { options: [] },
    { name: '산 카페' },
    { policy: { ...cafe.policy, entry: 'none' } },
    { policy: { ...cafe.policy, limits: [{ days: [3], weight: { kg: 3, bound: 'lte' }, sizes: null }] } },
  ])('all parts of a filter at once, and not with one of them amiss: %j', (other) => {
    expect(matchesPlaceFilter(cafe, all, context)).toBe(true)
    expect(matchesPlaceFilter({ ...cafe, ...other }, all, context)).toBe(false)
  })

  test('a box whose edges belong to it', () => {
    const at = fc.constantFrom(-1, 0, 1)
    fc.assert(
      fc.property(at, at, at, at, (south, north, west, east) => {
        const box = { south: 38.2 + south, north: 38.2 + north, west: 128.5 + west, east: 128.5 + east }
        const inside = south <= 0 && north >= 0 && west <= 0 && east >= 0
        expect(matchesPlaceFilter(cafe, box, context)).toBe(inside)
      }),
      { numRuns: 200 },
    )
  })

  test('a day alone, on which a rule for that day counts', () => {
    const { policy } = cafe
    const place = {
      ...cafe,
      policy: { ...policy, limits: [{ days: [6 as const], weight: null, sizes: ['large' as const] }] },
    }
    expect(matchesPlaceFilter(place, small, context)).toBe(false)
    expect(matchesPlaceFilter(place, { ...small, day: 6 }, context)).toBe(false)
    expect(matchesPlaceFilter(place, { ...small, day: 3 }, context)).toBe(true)
    expect(matchesPlaceFilter(place, { ...small, day: 7 }, context)).toBe(true)
    expect(matchesPlaceFilter(place, { ...small, day: 7, weekday: 6 }, context)).toBe(false)
  })

  test('as many dogs as were told, of which the first is the restricted one', () => {
    const { policy } = cafe
    const two = { ...cafe, policy: { ...policy, maxDogs: 2 } }
    expect(matchesPlaceFilter(two, { ...small, dogs: 2 }, context)).toBe(true)
    expect(matchesPlaceFilter(two, { ...small, dogs: 3 }, context)).toBe(false)
    expect(matchesPlaceFilter(two, { ...small, weight: [3, 4, 5] }, context)).toBe(false)
    const lawful = { ...cafe, policy: { ...policy, restrictedBreeds: 'banned' as const } }
    expect(matchesPlaceFilter(lawful, small, context)).toBe(true)
    expect(matchesPlaceFilter(lawful, { ...small, restricted: true }, context)).toBe(false)
  })

  test('nothing of what a card doesn’t know', () => {
    const { indoor: _, outdoor: __, roadAddress: ___, ...card } = cafe
    expect(matchesPlaceFilter(card, { indoor: true }, context)).toBe(false)
    expect(matchesPlaceFilter(card, { q: '중앙로' }, context)).toBe(false)
    expect(matchesPlaceFilter(card, { q: '파도' }, context)).toBe(true)
  })
})
