import * as fc from 'fast-check'
import { type Dates, type DayRule, type Hours, type Season, UNKNOWN_HOURS } from '../../contract/time/hours.ts'
import { HOLIDAY_KINDS } from '../../contract/time/korea-time.ts'
import { addDays } from '../../contract/time/opening-days.ts'

/** Opening hours as sources and careless callers may give them, with few and close values, so that moments often hit boundaries. */

const minute = fc.oneof(fc.constantFrom(0, 1, 600, 870, 1439), fc.integer({ min: 0, max: 1439 }))
const weekday = fc.integer({ min: 0, max: 6 })
const close = fc.oneof(fc.constantFrom(1, 600, 870, 1440, 1500, 2310, 2880), fc.integer({ min: 1, max: 2880 }))
const span = fc.record({ open: minute, close })
const periods = fc.array(fc.record({ weekday, open: minute, close }), { maxLength: 9 })

const dates: fc.Arbitrary<Dates> = fc
  .tuple(
    fc.constantFrom(101, 228, 229, 301, 531, 1001, 1101, 1122, 1231),
    fc.constantFrom(101, 229, 430, 1031, 1122, 1130, 1231),
  )
  .map(([from, to]) => [from, to])

const rule: fc.Arbitrary<DayRule> = fc.oneof(
  fc.record({ kind: fc.constant('dates' as const), dates }),
  fc.record({
    kind: fc.constant('holiday' as const),
    which: fc.constantFrom(...HOLIDAY_KINDS),
    after: fc.boolean(),
    weekday: fc.option(weekday),
  }),
  fc.record({
    kind: fc.constant('week' as const),
    weekday,
    nth: fc.subarray([0, 1, 2, 3, 4, 5]),
    calendar: fc.boolean(),
  }),
)

const season: fc.Arbitrary<Season> = fc.record({
  name: fc.constant('하절기'),
  surely: fc.array(dates, { maxLength: 2 }),
  perhaps: fc.array(dates, { maxLength: 2 }),
  periods,
})

export const hoursArbitrary: fc.Arbitrary<Hours> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(UNKNOWN_HOURS) },
  { weight: 2, arbitrary: periods.map((week) => ({ ...UNKNOWN_HOURS, periods: week })) },
  {
    weight: 4,
    arbitrary: fc
      .record({
        periods: fc.option(periods),
        seasons: fc.array(season, { maxLength: 3 }),
        exceptions: fc.array(fc.record({ on: rule, spans: fc.option(fc.array(span, { maxLength: 2 })) }), {
          maxLength: 3,
        }),
      })
      .map((rules) => ({ ...UNKNOWN_HOURS, ...rules })),
  },
  {
    weight: 1,
    arbitrary: periods.map((week) => ({ ...UNKNOWN_HOURS, periods: week, stay: { checkIn: 900, checkOut: 660 } })),
  },
)

/** Days beside holidays, ends of months and of seasons, and any others of two years. */
const dateArbitrary = fc.oneof(
  fc.constantFrom('2026-02-17', '2026-02-18', '2026-09-25', '2026-12-25', '2027-01-01', '2027-02-06', '2027-02-09'),
  fc.constantFrom('2026-02-28', '2026-03-01', '2026-10-31', '2026-11-01', '2026-11-22', '2026-11-30', '2026-12-31'),
  fc.integer({ min: 0, max: 729 }).map((days) => addDays('2026-01-01', days)),
)

const two = (number: number) => String(number).padStart(2, '0')

/** `openAt` of a filter, in both of its forms. */
export const openAtArbitrary: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.tuple(weekday, minute).map(([day, at]) => `${day}-${at}`) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(dateArbitrary, minute)
      .map(([date, at]) => `${date}T${two(Math.floor(at / 60))}:${two(at % 60)}`),
  },
)
