import type { DayRule } from './hours.ts'
import { HOLIDAY_KINDS, type HolidayKind, holidayNames } from './korea-time.ts'

/**
 * Calendar days as sets of integers, so that the page and SQL decide alike whether a rule is about a day: a day has a few tokens
 * (its date, the holidays that it is, its place in the month), a rule a set of ranges of them.
 */

/** A half-open range of tokens. */
export type Range = readonly [from: number, end: number]

const DAY_MS = 86_400_000

/** @param date ISO date */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

export const weekdayOf = (date: string): number => new Date(date).getUTCDay()

/** 2026-03-01 → 301. */
export const monthDay = (date: string): number => Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10))

/** Tokens of dates are 101 … 1231. */
const HOLIDAY_TOKENS = 2000
const WEEK_TOKENS = 4000

/** Which of the almanac's names are meant; a substitute belongs perhaps to the days of its feast. */
const NAMES: Record<HolidayKind, { surely: RegExp; perhaps: RegExp | null }> = {
  public: { surely: /./, perhaps: null },
  seollal: { surely: /^설날$/, perhaps: null },
  seollalDays: { surely: /^설날/, perhaps: /\(설날\)/ },
  chuseok: { surely: /^추석$/, perhaps: null },
  chuseokDays: { surely: /^추석/, perhaps: /\(추석\)/ },
  buddha: { surely: /^부처님/, perhaps: null },
}

const holidayToken = (which: HolidayKind, after: boolean, sure: boolean, weekday: number): number =>
  HOLIDAY_TOKENS + HOLIDAY_KINDS.indexOf(which) * 40 + (after ? 20 : 0) + (sure ? 0 : 10) + weekday

function holidayTokens(date: string, after: boolean): number[] {
  const names = holidayNames(date)
  return HOLIDAY_KINDS.flatMap((which) => {
    const { surely, perhaps } = NAMES[which]
    const token = (sure: boolean) => holidayToken(which, after, sure, weekdayOf(date))
    if (names.some((name) => surely.test(name))) return [token(true)]
    return names.some((name) => perhaps?.test(name)) ? [token(false)] : []
  })
}

/** A week of the month in three readings: by the weekday's dates, and by the rows of calendars that begin on Sunday or Monday. */
interface WeekOfMonth {
  nth: number
  row: [sunday: number, monday: number]
  last: boolean
  lastRow: [sunday: boolean, monday: boolean]
}

const weekToken = (weekday: number, { nth, row, last, lastRow }: WeekOfMonth) =>
  WEEK_TOKENS +
  weekday * 200 +
  nth * 32 +
  (row[0] - nth) * 16 +
  (row[1] - nth) * 8 +
  Number(last) * 4 +
  Number(lastRow[0]) * 2 +
  Number(lastRow[1])

function weekOf(code: number): WeekOfMonth {
  const nth = Math.floor(code / 32)
  const bit = (at: number) => Math.floor(code / at) % 2
  return { nth, row: [nth + bit(16), nth + bit(8)], last: bit(4) > 0, lastRow: [bit(2) > 0, bit(1) > 0] }
}

function weekTokenOf(date: string): number {
  const day = Number(date.slice(8, 10))
  const length = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate()
  const weekday = weekdayOf(date)
  const rowOf = (of: number, shift: number) => {
    const firstColumn = (weekdayOf(`${date.slice(0, 8)}01`) - shift + 7) % 7
    return Math.ceil((of + firstColumn) / 7)
  }
  const [sunday, monday] = [rowOf(day, 0), rowOf(day, 1)]
  return weekToken(weekday, {
    nth: Math.ceil(day / 7),
    row: [sunday, monday],
    last: day + 7 > length,
    lastRow: [sunday === rowOf(length, 0), monday === rowOf(length, 1)],
  })
}

/** @param date ISO date */
export const dayTokens = (date: string): number[] => [
  monthDay(date),
  ...holidayTokens(date, false),
  ...holidayTokens(addDays(date, -1), true),
  weekTokenOf(date),
]

/** Dates as ranges; those over the new year are two. */
export const dateRanges = ([from, to]: readonly [number, number]): Range[] =>
  from <= to
    ? [[from, to + 1]]
    : [
        [101, to + 1],
        [from, 1232],
      ]

/** The days of a rule: those that surely and those that perhaps are meant. */
export function rangesOf(rule: DayRule): { surely: Range[]; perhaps: Range[] } {
  if (rule.kind === 'dates') return { surely: dateRanges(rule.dates), perhaps: [] }
  if (rule.kind === 'holiday') {
    const range = (sure: boolean): Range => {
      const from = holidayToken(rule.which, rule.after, sure, rule.weekday ?? 0)
      return [from, from + (rule.weekday === null ? 7 : 1)]
    }
    return { surely: [range(true)], perhaps: [range(false)] }
  }
  return weekRanges(rule)
}

function weekRanges({ weekday, nth, calendar }: Extract<DayRule, { kind: 'week' }>) {
  const surely: Range[] = []
  const perhaps: Range[] = []
  const meant = (week: number, last: boolean) => nth.includes(week) || (last && nth.includes(0))
  for (let code = 0; code < 200; code++) {
    const week = weekOf(code)
    const readings = [
      meant(week.nth, week.last),
      ...(calendar ? [meant(week.row[0], week.lastRow[0]), meant(week.row[1], week.lastRow[1])] : []),
    ]
    const token = WEEK_TOKENS + weekday * 200 + code
    if (nth.length > 0 && readings.every(Boolean)) extend(surely, token)
    else if (nth.length === 0 || readings.some(Boolean)) extend(perhaps, token)
  }
  return { surely, perhaps }
}

function extend(ranges: Range[], token: number): void {
  const last = ranges.at(-1)
  if (last?.[1] === token) ranges[ranges.length - 1] = [last[0], token + 1]
  else ranges.push([token, token + 1])
}

export const overlaps = (ranges: readonly Range[], tokens: readonly number[]): boolean =>
  ranges.some(([from, end]) => tokens.some((token) => token >= from && token < end))
