import * as fc from 'fast-check'
import { ALL_DAYS, type Day, type Moment } from '../../contract/time/days.ts'
import type { Dog } from '../../contract/dogs/dogs.ts'
import { SIZES } from '../../contract/dogs/dog-sizes.ts'
import {
  BOUNDS,
  CONCERNS,
  type DogPolicy,
  ENTRIES,
  type Limit,
  REQUIREMENTS,
  UNKNOWN_POLICY,
} from '../../contract/policy/policy.ts'

/** Few and close values, so that dogs often hit boundaries. */
const kilograms = fc.constantFrom(0.5, 1.1, 4.4, 4.5, 4.6, 5, 9.9, 10, 14.9, 15, 15.1, 25, 100)
const breeds = ['진돗개', '진 돗개', '로트와일러', '차우차우', '핏불테리어', '핏불', 'Pit Bull']
const days = fc.subarray([...ALL_DAYS])
export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
export const rarely = <T>(value: T, usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(value) }, { weight: 4, arbitrary: usual })

const limit: fc.Arbitrary<Limit> = fc.record({
  days: maybe(days),
  weight: maybe(
    fc.record({ bound: fc.constantFrom(...BOUNDS), kg: fc.oneof(kilograms, fc.constantFrom(10.55, 0, 4000)) }),
  ),
  sizes: maybe(fc.subarray([...SIZES])),
})

export const policyArbitrary: fc.Arbitrary<DogPolicy> = fc.record({
  entry: fc.oneof({ weight: 3, arbitrary: fc.constant('all' as const) }, fc.constantFrom(...ENTRIES)),
  entryDays: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, days),
  coveredDays: fc.oneof(fc.constant<Day[]>([...ALL_DAYS]), days),
  limits: fc.array(limit, { maxLength: 3 }),
  maxHeightCm: maybe(fc.constant(40)),
  maxDogs: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 4 })),
  maxDogsPer: maybe(fc.constantFrom('room' as const, 'party' as const, 'person' as const)),
  requirements: fc.array(
    fc.record({
      kind: fc.constantFrom(...REQUIREMENTS),
      who: fc.constantFrom(...CONCERNS),
      indoor: fc.boolean(),
      detail: fc.constant(null),
    }),
    { maxLength: 2 },
  ),
  exclusions: fc.constant([]),
  minAgeMonths: maybe(fc.constant(6)),
  restrictedBreeds: fc.constantFrom('banned' as const, 'unstated' as const),
  bannedBreeds: fc.subarray(breeds, { maxLength: 2 }),
  fee: fc.constant(UNKNOWN_POLICY.fee),
  unparsed: rarely(['사장님 재량'], fc.constant([])),
  sourceTexts: fc.constant([]),
  source: fc.constant('demo' as const),
  sourceDate: fc.constant(null),
  verifiedAt: fc.constant(null),
})

export const dogArbitrary: fc.Arbitrary<Dog> = fc.record({
  name: fc.constant(null),
  weightKg: kilograms,
  size: fc.constantFrom(...SIZES),
  breed: maybe(fc.constantFrom(...breeds, '푸들')),
  restricted: rarely(true, fc.constant(false)),
  guide: rarely(true, fc.constant(false)),
  count: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
})

/** Ordinary days, and holidays on any weekday. */
export const momentArbitrary: fc.Arbitrary<Moment> = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.boolean())
  .map(([weekday, holiday]) => ({ day: (holiday ? 7 : weekday) as Day, weekday, minute: 720 }))
