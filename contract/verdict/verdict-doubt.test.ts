import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ALL_DAYS, type Day, daysOf } from '../time/days.ts'
import { CONCERNS, type DogPolicy, ENTRIES, REQUIREMENTS, UNKNOWN_POLICY } from '../policy/policy.ts'
import { isDoubtful } from '../policy/policy-doubt.ts'
import { describePolicy } from '../policy/policy-text.ts'
import { limitDoubtsOf } from './verdict-reasons.ts'
import { gistOf, verdictOfAll } from './verdict.ts'

/** What sounds like a permission. "불가능", "수 없어요" and labels in quotes of the source don't. */
const CONSOLING = /제한\s*없|모두|모든 구역|조건에 맞|(?<!불)가능|수 있어요|괜찮|환영/

const policy: fc.Arbitrary<DogPolicy> = fc.record({
  ...Object.fromEntries(Object.entries(UNKNOWN_POLICY).map(([key, value]) => [key, fc.constant(value)])),
  entry: fc.constantFrom(...ENTRIES),
  entryDays: fc.option(fc.subarray([...ALL_DAYS])),
  coveredDays: fc.oneof(fc.constant<Day[]>([...ALL_DAYS]), fc.subarray([...ALL_DAYS])),
  limits: fc.array(
    fc.record({
      days: fc.constant(null),
      weight: fc.option(
        fc.record({ bound: fc.constantFrom('lte' as const, 'gt' as const), kg: fc.integer({ min: 1, max: 30 }) }),
      ),
      sizes: fc.option(fc.subarray(['small', 'medium', 'large'] as const)),
    }),
    { maxLength: 2 },
  ),
  maxHeightCm: fc.option(fc.constant(40)),
  minAgeMonths: fc.option(fc.constant(6)),
  maxDogs: fc.option(fc.integer({ min: 1, max: 3 })),
  bannedBreeds: fc.subarray(['진돗개', '도사견']),
  requirements: fc.array(
    fc.record({
      kind: fc.constantFrom(...REQUIREMENTS),
      who: fc.constantFrom(...CONCERNS),
      indoor: fc.boolean(),
      detail: fc.constant(null),
    }),
    { maxLength: 4 },
  ),
  unparsed: fc.subarray(['큰 개는 사장님 재량']),
}) as fc.Arbitrary<DogPolicy>

const dog = fc.record({
  name: fc.constantFrom(null, '콩이'),
  weightKg: fc.integer({ min: 1, max: 40 }),
  size: fc.constantFrom('small' as const, 'medium' as const, 'large' as const),
  breed: fc.constantFrom(null, '푸들', '진돗개'),
  restricted: fc.boolean(),
  guide: fc.constant(false),
  count: fc.constant(1),
})

const on = (day: Day) => ({ day, weekday: day === 7 ? 3 : day, minute: 720 })
/** Without "… 수 있는지", which asks. */
const consoles = (text: string) => CONSOLING.test(text.replaceAll(/(수|지) 있는지/g, ''))

it('Truth: an unknown verdict never consoles, in no reason of any dog of a party', () => {
  let unknown = 0
  fc.assert(
    fc.property(
      policy,
      fc.array(dog, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...ALL_DAYS),
      (place, dogs, day) => {
        const judged = verdictOfAll(dogs, place, on(day))!
        const open = judged.each.filter(({ level }) => level === 'unknown')
        unknown += open.length
        const reasons = open.flatMap((each) => each.reasons)
        expect(reasons.filter(({ level, text }) => level === 'yes' || consoles(text))).toEqual([])
        expect(judged.level === 'unknown' && consoles(gistOf(judged))).toBe(false)
      },
    ),
    { numRuns: 2000, seed: 10 },
  )
  expect(unknown).toBeGreaterThan(300)
})

it('Truth: the lines of a doubtful policy list restrictions only', () => {
  const lines = fc
    .sample(policy.filter(isDoubtful), { numRuns: 2000, seed: 10 })
    .flatMap((place) => describePolicy(place, true))
  const words = lines.flatMap(({ label, values }) => [label, ...values])
  expect(words.length).toBeGreaterThan(5000)
  expect(words.filter((word) => CONSOLING.test(word))).toEqual([])
})

it('Truth: a policy is doubtful where no day can get a better verdict than unknown', () => {
  fc.assert(
    fc.property(
      policy.filter(({ entry }) => entry !== 'none' && entry !== 'guide'),
      dog,
      (place, one) => {
        const levels = ALL_DAYS.map((day) => verdictOfAll([one], place, on(day))!.level)
        const open = levels.every((level) => level === 'unknown' || level === 'no')
        // Of a dog that meets a limit's weight and not its size nothing is known on any day.
        const ownDoubt = ALL_DAYS.some((day) => limitDoubtsOf(one, place, daysOf(on(day))).length > 0)
        // Where every day is refused, both are right.
        expect(isDoubtful(place) ? open : ownDoubt || levels.some((level) => level !== 'unknown')).toBe(true)
      },
    ),
    { numRuns: 2000, seed: 10 },
  )
})
