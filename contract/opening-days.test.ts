import { expect, test } from 'vitest'
import type { DayRule } from './hours.ts'
import { addDays, dateRanges, dayTokens, rangesOf } from './opening-days.ts'

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
  ['public', '2027-02-09', 'surely'],
  ['public', '2026-11-25', 'no'],
] as const)('What fell 14: %s means %s: %s', (which, date, expected) => {
  expect(meant(holiday(which), date)).toBe(expected)
})

test('What fell 14: the day after a holiday is the day after it, and not the holiday', () => {
  expect(meant(holiday('seollal', true), '2027-02-08')).toBe('surely')
  expect(meant(holiday('seollal', true), '2027-02-07')).toBe('no')
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

test('What fell 14: days are added over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
