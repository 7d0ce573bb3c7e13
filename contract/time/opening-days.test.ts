import { expect, test } from 'vitest'
import type { DayRule } from './hours.ts'
import { addDays, dateRanges, dayTokens, overlaps, rangesOf } from './opening-days.ts'

/** Whether a rule means a day: surely, perhaps, or not. */
function meant(rule: DayRule, date: string): 'surely' | 'perhaps' | 'no' {
  const { surely, perhaps } = rangesOf(rule)
  const holds = (ranges: typeof surely) =>
    dayTokens(date).some((token) => ranges.some(([from, end]) => from <= token && token < end))
  if (holds(surely)) return 'surely'
  return holds(perhaps) ? 'perhaps' : 'no'
}

const holiday = (which: Extract<DayRule, { kind: 'holiday' }>['which'], after = false): DayRule => ({
  kind: 'holiday',
  which,
  after,
  weekday: null,
})

test.each([
  ['seollal', '2027-02-07', 'surely'],
  ['seollal', '2027-02-06', 'no'],
  ['seollalDays', '2027-02-06', 'surely'],
  ['seollalDays', '2027-02-08', 'surely'],
  ['seollalDays', '2027-02-09', 'perhaps'],
  ['seollalDays', '2027-02-10', 'no'],
  ['chuseok', '2026-09-25', 'surely'],
  ['chuseok', '2026-09-24', 'no'],
  ['chuseokDays', '2026-09-24', 'surely'],
  ['chuseokDays', '2027-02-07', 'no'],
  ['buddha', '2026-05-24', 'surely'],
  ['buddha', '2026-05-25', 'no'],
  ['public', '2027-02-09', 'surely'],
  ['public', '2026-11-25', 'no'],
] as const)('What fell 14: %s means %s: %s', (which, date, expected) => {
  expect(meant(holiday(which), date)).toBe(expected)
})

test('What fell 14: the day after a holiday is the day after it, and not the holiday', () => {
  expect(meant(holiday('seollal', true), '2027-02-08')).toBe('surely')
  expect(meant(holiday('seollal', true), '2027-02-07')).toBe('no')
})

test('What fell 14: dates of a single day are that day alone', () => {
  const rule: DayRule = { kind: 'dates', dates: [1225, 1225] }
  expect(['2026-12-24', '2026-12-25', '2026-12-26', '2027-06-01'].map((date) => meant(rule, date))).toEqual([
    'no',
    'surely',
    'no',
    'no',
  ])
})

test('What fell 14: ranges overlap a day if one of them holds one of its tokens; the end is no part of a range', () => {
  const ranges: [number, number][] = [
    [10, 12],
    [20, 21],
  ]
  expect(overlaps(ranges, [5, 20])).toBe(true)
  expect(overlaps(ranges, [11])).toBe(true)
  expect(overlaps(ranges, [9, 12, 19, 21])).toBe(false)
  expect(overlaps([], [10])).toBe(false)
})

test('What fell 14: dates over the new year are two ranges, which hold their first and last day', () => {
  expect(dateRanges([1220, 110])).toEqual([
    [101, 111],
    [1220, 1232],
  ])
  const rule: DayRule = { kind: 'dates', dates: [1220, 110] }
  for (const date of ['2026-12-20', '2026-12-31', '2027-01-01', '2027-01-10']) expect(meant(rule, date)).toBe('surely')
  for (const date of ['2026-12-19', '2027-01-11', '2027-06-01']) expect(meant(rule, date)).toBe('no')
})

test('What fell 14: a week of the month is sure where its dates and both calendars agree on it', () => {
  // March 2026 begins on a Sunday: its second Wednesday is in the second row of both calendars but that of Mondays.
  const second = (calendar: boolean): DayRule => ({ kind: 'week', weekday: 3, nth: [2], calendar })
  expect(meant(second(false), '2026-03-11')).toBe('surely')
  expect(meant(second(true), '2026-03-11')).toBe('perhaps')
  expect(meant(second(false), '2026-03-04')).toBe('no')
  const last: DayRule = { kind: 'week', weekday: 3, nth: [0], calendar: false }
  expect(meant(last, '2026-03-25')).toBe('surely')
  expect(meant(last, '2026-03-18')).toBe('no')
})

/** The weeks that a date may be: by its weekday's dates, and by the rows of a calendar whose weeks begin on Sunday or Monday; 0 for the last. */
function weeksOf(date: string): number[][] {
  const month = Array.from({ length: 31 }, (_, at) => addDays(`${date.slice(0, 8)}01`, at)).filter(
    (day) => day.slice(0, 7) === date.slice(0, 7),
  )
  const [before, later] = [month.filter((day) => day < date), month.filter((day) => day > date)]
  const ofWeekday = (days: string[], weekday: number) => days.filter((day) => new Date(day).getUTCDay() === weekday)
  const own = new Date(date).getUTCDay()
  // A row begins with its first weekday, but for the first row of a month.
  const row = (first: number) => [
    1 + ofWeekday([...before, date].slice(1), first).length,
    ...(ofWeekday(later, first).length === 0 ? [0] : []),
  ]
  return [[1 + ofWeekday(before, own).length, ...(ofWeekday(later, own).length === 0 ? [0] : [])], row(0), row(1)]
}

test.each([0, 1, 2, 3, 4, 5, 6])(
  'What fell 14: week %i of a month is read as three calendars show it, each day of a year',
  (nth) => {
    for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
      const weekday = new Date(date).getUTCDay()
      const readings = weeksOf(date).map((weeks) => weeks.includes(nth))
      const expected = readings.every(Boolean) ? 'surely' : readings.some(Boolean) ? 'perhaps' : 'no'
      expect(meant({ kind: 'week', weekday, nth: [nth], calendar: true }, date), date).toBe(expected)
      const byDates = readings[0] ? 'surely' : 'no'
      expect(meant({ kind: 'week', weekday, nth: [nth], calendar: false }, date), date).toBe(byDates)
      expect(meant({ kind: 'week', weekday: (weekday + 1) % 7, nth: [nth], calendar: true }, date), date).toBe('no')
    }
  },
)

test('What fell 14: dates are meant from the first to the last, both included', () => {
  const rule: DayRule = { kind: 'dates', dates: [701, 831] }
  expect(['2026-06-30', '2026-07-01', '2026-08-31', '2026-09-01'].map((date) => meant(rule, date))).toEqual([
    'no',
    'surely',
    'surely',
    'no',
  ])
})

test('What fell 14: days are added over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
