import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Dog } from '../dogs/dogs.ts'
import { dogFilter } from './party.ts'
import type { PlaceFilter } from './place-filter.ts'
import { placesOperations } from './places.ts'

const kong: Dog = {
  name: '콩이',
  weightKg: 14.5,
  size: 'medium',
  breed: null,
  restricted: false,
  guide: false,
  count: 1,
}

/** A query as it appears in an address. */
const asText = (filter: PlaceFilter) =>
  Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, value === true ? '1' : String(value)]))

describe.each([
  ['listPlaces', placesOperations.listPlaces.query],
  ['countPlaces', placesOperations.countPlaces.query],
])('the query of %s', (_, query) => {
  it.each([{ fits: 'can' }, { fits: 'maybe', weight: '14' }, { fits: 'can', size: 'small' }])(
    'is refused when it filters for a dog that it does not describe: %j',
    (given) => {
      const { issues } = v.safeParse(query, given)
      expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
        ['weight', '강아지의 몸무게와 크기를 알려 주세요.'],
      ])
    },
  )

  it.each([{}, { weight: '14' }, { size: 'small', day: '7', weekday: '6' }])(
    'needs no dog without fits: %j',
    (given) => {
      expect(v.is(query, given)).toBe(true)
    },
  )

  it('reads back what a dog and a day were written as', () => {
    const whole: Dog = { ...kong, breed: '진돗개', restricted: true, guide: true, count: 3 }
    const comma: Dog = { ...kong, weightKg: 5, size: 'small', breed: '믹스, 푸들' }
    for (const dogs of [[kong], [whole], [kong, comma, { ...whole, guide: false }]]) {
      const filter: PlaceFilter = { fits: 'can', ...dogFilter(dogs, { day: 7, weekday: 6 }) }
      // A list fixes the order.
      expect({ ...v.parse(query, asText(filter)), order: undefined }).toEqual(filter)
    }
  })
})

describe('dogFilter', () => {
  it('leaves out what is usual', () => {
    expect(dogFilter([kong], { day: 6, weekday: 6 })).toEqual({ weight: [14.5], size: ['medium'], day: 6 })
  })

  it('includes the weekday only for a holiday on a weekend', () => {
    expect(dogFilter([kong], { day: 7, weekday: 0 })).toMatchObject({ day: 7, weekday: 0 })
    expect(dogFilter([kong], { day: 7, weekday: 3 })).not.toHaveProperty('weekday')
  })

  it('encodes several dogs by the values that occur, in one order and without names', () => {
    const bori: Dog = { ...kong, name: '보리', weightKg: 5, size: 'small', breed: '말티즈' }
    const duri: Dog = { ...kong, name: '두리', weightKg: 9, breed: '시바견', restricted: true }
    const filter = dogFilter([kong, bori, duri], { day: 6, weekday: 6 })
    expect(filter).toEqual({
      weight: [5, 14.5],
      size: ['medium', 'small'],
      dogs: 3,
      breed: ['말티즈', '시바견'],
      restricted: true,
      day: 6,
    })
    expect(dogFilter([duri, kong, { ...bori, name: null }], { day: 6, weekday: 6 })).toEqual(filter)
  })

  it('leaves guide dogs out beside others, as they may go everywhere', () => {
    const guide: Dog = { ...kong, weightKg: 30, size: 'large', guide: true }
    expect(dogFilter([guide, kong], { day: 6, weekday: 6 })).toEqual(dogFilter([kong], { day: 6, weekday: 6 }))
    expect(dogFilter([guide, guide], { day: 6, weekday: 6 })).toMatchObject({ weight: [30], guide: true })
  })
})

describe('several dogs in one address', () => {
  const { query } = placesOperations.listPlaces

  it.each([
    { weight: '5,14.5', size: 'small,medium' },
    { weight: '14.5,5,5', size: 'medium,small,small' },
  ])('%j are one question', (told) => {
    expect(v.parse(query, { fits: 'can', ...told })).toMatchObject({ weight: [5, 14.5], size: ['medium', 'small'] })
  })

  it.each([
    { weight: '5,' },
    { weight: '5,abc' },
    { weight: '5,101' },
    { weight: Array.from({ length: 11 }, (_, i) => i + 1).join(',') },
    { size: 'small,huge' },
    { breed: Array.from({ length: 11 }, (_, i) => `견종${i}`).join(',') },
    { breed: '가'.repeat(41) },
    { dogs: '201' },
  ])('%j is refused', (wrong) => {
    expect(v.is(query, { fits: 'can', weight: '5', size: 'small', ...wrong })).toBe(false)
  })
})

it.each([
  ['6-870', true],
  ['0-0', true],
  ['0-1440', false],
  ['0-1439', true],
  ['0-1399', true],
  ['0-007', false],
  ['7-0', false],
  ['-0-5', false],
  ['2026-10-03T14:30', true],
  ['2026-02-28T23:59', true],
  ['2028-02-29T00:00', true],
  ['2026-02-29T00:00', false],
  ['2026-02-30T12:00', false],
  ['2026-13-01T12:00', false],
  ['2026-10-03T24:00', false],
  ['2026-10-03T12:60', false],
  ['2026-10-03T12:00:00', false],
  ['2026-10-03', false],
  ['', false],
])('What fell 14: "%s" is a moment to be open at: %s', (openAt, valid) => {
  expect(v.safeParse(placesOperations.countPlaces.query, { openAt }).success).toBe(valid)
})
