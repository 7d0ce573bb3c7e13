import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Dog } from './dogs.ts'
import { countPlaces, dogFilter, listPlaces, type PlaceFilter } from './places.ts'

const kong: Dog = {
  name: '콩이',
  weightKg: 14.5,
  size: 'medium',
  breed: null,
  restricted: false,
  guide: false,
  count: 1,
}

/** A query as it stands in an address. */
const asText = (filter: PlaceFilter) =>
  Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, value === true ? '1' : String(value)]))

describe.each([
  ['listPlaces', listPlaces.query],
  ['countPlaces', countPlaces.query],
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
    for (const dog of [kong, whole]) {
      const filter: PlaceFilter = { fits: 'can', ...dogFilter(dog, { day: 7, weekday: 6 }) }
      expect(v.parse(query, asText(filter))).toEqual(filter)
    }
  })
})

describe('dogFilter', () => {
  it('leaves out what is usual', () => {
    expect(dogFilter(kong, { day: 6, weekday: 6 })).toEqual({ weight: 14.5, size: 'medium', day: 6 })
  })

  it('tells the weekday of a holiday on a weekend alone, where it makes a difference', () => {
    expect(dogFilter(kong, { day: 7, weekday: 0 })).toMatchObject({ day: 7, weekday: 0 })
    expect(dogFilter(kong, { day: 7, weekday: 3 })).not.toHaveProperty('weekday')
  })
})
