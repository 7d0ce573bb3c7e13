import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import { PLACE_ORDERS } from '../../../contract/places/place-order.ts'
import { PlaceListQuery } from '../../../contract/places/places.ts'
import { FRESHNESS } from '../../../contract/policy/freshness.ts'
import { SIDO_KEYS } from '../../../contract/regions/regions.ts'
import { canonicalQuery, parseQuery } from '../../lib/query-string.ts'
import {
  defaultOrder,
  dogsOf,
  filterOf,
  judges,
  keysOf,
  listQueryOf,
  listTitle,
  readPlaceSearch,
  tidy,
  toggleKey,
} from './model.ts'

const kong: Dog = { name: '콩이', weightKg: 14, size: 'medium', breed: null, restricted: false, guide: false, count: 1 }
const bori: Dog = { ...kong, name: '보리', weightKg: 5.5, size: 'small', breed: '믹스, 푸들' }
const moment = { day: 6, weekday: 6, minute: 877 } as const
const gangneung = { lat: 37.75213, lng: 128.87601 }

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const one = maybe(fc.constant(1 as const))
const key = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const keys = maybe(fc.array(key, { minLength: 1, maxLength: 6 }).map((list) => list.join(',')))

/** Any search that a person may have put together, in the app's canonical form. */
const search = fc
  .record({
    q: maybe(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 70 }),
        fc.constantFrom('속초 카페', '007', 'true', '1e5', 'null', '[1]', '"'),
      ),
    ),
    g: keys,
    sido: maybe(fc.constantFrom(...SIDO_KEYS)),
    sigungu: maybe(fc.constantFrom('강릉시', '청주시 흥덕구', '중구')),
    opt: keys,
    in: one,
    out: one,
    free: one,
    open: one,
    fresh: maybe(fc.subarray([...FRESHNESS], { minLength: 1 }).map((list) => list.join(','))),
    fits: maybe(fc.constantFrom('can' as const, 'maybe' as const)),
    kg: maybe(fc.integer({ min: 5, max: 1000 }).map((hg) => hg / 10)),
    size: maybe(fc.constantFrom('small' as const, 'medium' as const, 'large' as const)),
    sort: maybe(fc.constantFrom(...PLACE_ORDERS)),
  })
  .map((raw) => readPlaceSearch(raw))

/** Serialises a query as the call wrapper does. */
const onWire = (query: PlaceListQuery) => parseQuery(canonicalQuery(query))

describe('the address of a list', () => {
  it.each([
    ['', '장소'],
    ['g=cafe', '카페'],
    ['g=cafe,park&sido=서울&sigungu=마포구', '서울 마포구 카페·공원'],
    ['sido=세종&g=gone', '세종 장소'],
    ['in=1&kg=14&sort=liked', '장소'],
  ])('First view: says in the title where and which places they are: %s', (address, title) => {
    const groups = [
      { key: 'cafe', name: '카페' },
      { key: 'park', name: '공원' },
    ]
    expect(listTitle(readPlaceSearch(parseQuery(address)), groups)).toBe(title)
  })

  it('R2.04 survives a round trip through the address bar', () => {
    fc.assert(
      fc.property(search, (wanted) => {
        expect(readPlaceSearch(parseQuery(canonicalQuery(wanted)))).toEqual(wanted)
      }),
    )
  })

  it('is canonical: tidying twice changes nothing', () => {
    fc.assert(
      fc.property(search, (wanted) => {
        expect(tidy(wanted)).toEqual(wanted)
      }),
    )
  })

  it('asks the server only what the contract accepts, and the contract reads back the same', () => {
    fc.assert(
      fc.property(search, fc.subarray([kong, bori]), (wanted, dogs) => {
        const query = listQueryOf(wanted, dogs, moment, gangneung)
        expect(v.parse(PlaceListQuery, onWire(query))).toEqual(query)
      }),
    )
  })

  it('never breaks, whatever the address holds', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('q', 'g', 'sido', 'opt', 'in', 'fresh', 'fits', 'kg', 'size', 'sort', 'x'),
          fc.anything(),
        ),
        (raw) => {
          const read = readPlaceSearch(raw)
          expect(() =>
            v.parse(PlaceListQuery, onWire(listQueryOf(read, [kong, bori], moment, gangneung))),
          ).not.toThrow()
          expect(read).not.toHaveProperty('x')
        },
      ),
    )
  })

  it('drops what it does not know and keeps the rest', () => {
    expect(
      readPlaceSearch({
        g: 'cafe,펜션,CAFE',
        sido: '평양',
        sigungu: '강릉시',
        kg: 'heavy',
        size: 'medium',
        sort: 'cheap',
        in: 'yes',
        open: true,
        fresh: 'fresh,new',
      }),
    ).toEqual({ g: 'cafe', open: 1, fresh: 'fresh' })
  })

  it('omits defaults, implied values and duplicates from the address', () => {
    expect(readPlaceSearch({ sort: 'near' })).toEqual({})
    expect(readPlaceSearch({ q: '카페', sort: 'relevance' })).toEqual({ q: '카페' })
    expect(readPlaceSearch({ q: '카페', sort: 'near' })).toEqual({ q: '카페', sort: 'near' })
    expect(readPlaceSearch({ kg: 14, size: 'medium' })).toEqual({ kg: 14, fits: 'can' })
    expect(readPlaceSearch({ kg: 9, size: 'medium' })).toEqual({ kg: 9, size: 'medium', fits: 'can' })
    expect(readPlaceSearch({ g: 'pension,cafe,cafe' })).toEqual({ g: 'cafe,pension' })
  })

  it('reads a number as a search word', () => {
    expect(readPlaceSearch({ q: 7 })).toEqual({ q: '7' })
    expect(readPlaceSearch({ q: '  속초   카페 ' })).toEqual({ q: '속초   카페' })
    expect(defaultOrder({ q: '7' })).toBe('relevance')
  })
})

describe('the request to the server', () => {
  it('R2.04 takes the moment floored to ten minutes, and only where it matters', () => {
    expect(filterOf({ open: 1 }, [kong], moment)).toEqual({ openAt: '6-870' })
    expect(filterOf({}, [kong], moment)).toEqual({})
  })

  it("R2.04 takes the visitor's dog for 갈 수 있는 곳만", () => {
    const pack: Dog = { ...kong, breed: '진돗개', restricted: true, guide: true, count: 2 }
    expect(filterOf({ fits: 'can' }, [kong], moment)).toEqual({ fits: 'can', weight: [14], size: ['medium'], day: 6 })
    expect(filterOf({ fits: 'maybe' }, [pack], moment)).toEqual({
      fits: 'maybe',
      weight: [14],
      size: ['medium'],
      day: 6,
      dogs: 2,
      breed: ['진돗개'],
      restricted: true,
      guide: true,
    })
  })

  it('sends no dog if none was described', () => {
    expect(filterOf({ fits: 'can' }, [], moment)).toEqual({})
    expect(judges({ fits: 'can' }, [])).toBe(false)
    expect(judges({ fits: 'can', kg: 3 }, [])).toBe(true)
  })

  it("prefers a dog that was typed ad hoc to the visitor's own", () => {
    expect(filterOf({ fits: 'can', kg: 30 }, [kong, bori], moment)).toMatchObject({ weight: [30], size: ['large'] })
    const own = [kong, bori]
    expect(dogsOf({ kg: 9.5 }, own)).toMatchObject([{ weightKg: 9.5, size: 'small', name: null }])
    expect(dogsOf({}, own)).toBe(own)
  })

  it('sends the position rounded to about 100 m, and only for the order by distance', () => {
    expect(listQueryOf({}, [], moment, gangneung)).toEqual({ order: 'near', lat: 37.752, lng: 128.876 })
    expect(listQueryOf({ sort: 'liked' }, [], moment, gangneung)).toEqual({ order: 'liked' })
    expect(listQueryOf({ q: '카페' }, [], moment, gangneung)).toEqual({ q: '카페', order: 'relevance' })
  })
})

it('adds a key to a list and removes it', () => {
  expect(toggleKey(undefined, 'cafe')).toBe('cafe')
  expect(toggleKey('pension', 'cafe')).toBe('cafe,pension')
  expect(toggleKey('cafe,pension', 'cafe')).toBe('pension')
  expect(toggleKey('cafe', 'cafe')).toBeUndefined()
  expect(keysOf(undefined)).toEqual([])
})
