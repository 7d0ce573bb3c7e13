import * as v from 'valibot'
import { HOLIDAY_KINDS } from './korea-time.ts'

const minute = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))

/** Minutes since a day's midnight; `close` may pass 1440 (17:00~01:00 is 1020 … 1500). */
const Span = v.object({ open: minute(1439), close: v.pipe(minute(2880), v.minValue(1)) })
export type Span = v.InferOutput<typeof Span>

const Period = v.object({ weekday, ...Span.entries })
export type Period = v.InferOutput<typeof Period>

/** Days of a year, month * 100 + day, both included: [301, 1031]; [1101, 228] runs over the new year. */
const Dates = v.tuple([minute(1231), minute(1231)])
export type Dates = v.InferOutput<typeof Dates>

/** Days on which other hours apply than in the weekly table. */
const DayRule = v.variant('kind', [
  v.object({ kind: v.literal('dates'), dates: Dates }),
  /** `seollalDays`: 설날 with the days before and after; substitutes perhaps. `after`: the day after such a day. */
  v.object({
    kind: v.literal('holiday'),
    which: v.picklist(HOLIDAY_KINDS),
    after: v.boolean(),
    /** Only if the holiday falls on this weekday. */
    weekday: v.nullable(weekday),
  }),
  /**
   * A weekday in some weeks of a month: the first (1) to the fifth, the last (0); an empty list means weeks that aren't known (격주).
   * `calendar`: counted as weeks (둘째 주 월요일), which some calendars count otherwise than the Mondays of the month.
   */
  v.object({ kind: v.literal('week'), weekday, nth: v.array(minute(5)), calendar: v.boolean() }),
])
export type DayRule = v.InferOutput<typeof DayRule>

/** Hours of a part of the year. */
const Season = v.object({
  /** As the source names it: "하절기", "3~10월". */
  name: v.string(),
  /** Dates that surely belong to it. */
  surely: v.array(Dates),
  /** Dates that perhaps do: the source doesn't say when 하절기 begins. */
  perhaps: v.array(Dates),
  periods: v.array(Period),
})
export type Season = v.InferOutput<typeof Season>

const Exception = v.object({
  on: DayRule,
  /** Null if it isn't known whether it is open then; [] if it is closed. */
  spans: v.nullable(v.array(Span)),
})
export type Exception = v.InferOutput<typeof Exception>

/** Opening hours, as far as a source's text was read; `contract/time/opening.ts` evaluates them. */
export const Hours = v.object({
  /**
   * The week outside of seasons and exceptions. Null if the source's text was not understood: unknown, not closed. A weekday without a
   * period is closed. Always open = seven periods 0 … 1440.
   */
  periods: v.nullable(v.array(Period)),
  seasons: v.optional(v.array(Season)),
  exceptions: v.optional(v.array(Exception)),
  /** Check-in and check-out of a lodging, minutes since midnight; these are not opening hours. */
  stay: v.optional(v.object({ checkIn: minute(1440), checkOut: minute(1440) })),
  /** What the weekly table doesn't show ("설, 추석 당일 휴무", "라스트오더 20:30"), in words. */
  notes: v.array(v.string()),
  hoursText: v.nullable(v.string()),
  closedText: v.nullable(v.string()),
})
export type Hours = v.InferOutput<typeof Hours>

export const UNKNOWN_HOURS: Hours = { periods: null, notes: [], hoursText: null, closedText: null }
