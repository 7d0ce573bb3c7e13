import { describe, expect, test } from 'vitest'
import { ALL_DAYS } from '../../../contract/time/days.ts'
import type { ReportedDog } from '../../../contract/entries/entries.ts'
import { type DogPolicy, UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { agreement } from './agreement.ts'

const DOG: ReportedDog = { weightKg: 14, size: 'medium', breed: null, restricted: false, guide: false, count: 1 }
const OPEN: DogPolicy = { ...UNKNOWN_POLICY, entry: 'all', coveredDays: [...ALL_DAYS] }
const CLOSED: DogPolicy = { ...OPEN, entry: 'none' }
/** Only on Saturdays and Sundays. */
const WEEKENDS: DogPolicy = { ...OPEN, entryDays: [0, 6] }
const [FRIDAY, SATURDAY] = ['2026-11-20', '2026-11-21']

const both = (policy: DogPolicy, dog: ReportedDog | null = DOG, visitedOn = FRIDAY) =>
  (['admitted', 'refused'] as const).map((outcome) => agreement({ outcome, dog, visitedOn }, policy))

describe('What fell 14: an entry report, admitted and refused,', () => {
  test('agrees and disagrees with a policy that admits the dog, and the other way round', () => {
    expect(both(OPEN)).toEqual([true, false])
    expect(both(CLOSED)).toEqual([false, true])
  })

  test('neither agrees nor disagrees with what is unknown: no dog, no verdict, a phrase that nobody could read', () => {
    expect(both(OPEN, null)).toEqual([null, null])
    expect(both(UNKNOWN_POLICY)).toEqual([null, null])
    expect(both({ ...OPEN, unparsed: ['특수견은 문의'] })).toEqual([null, null])
  })

  test('is judged for the day of the visit', () => {
    expect(both(WEEKENDS, DOG, SATURDAY)).toEqual([true, false])
    expect(both(WEEKENDS, DOG, FRIDAY)).toEqual([false, true])
  })

  test('with conditions counts as admitted', () => {
    const leash = { kind: 'leash', who: 'all', indoor: false, detail: null } as const
    expect(both({ ...OPEN, requirements: [leash] })).toEqual([true, false])
  })
})
