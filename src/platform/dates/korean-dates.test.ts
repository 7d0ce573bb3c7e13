import { expect, test } from 'vitest'
import { dateText, dayText, timeText } from './korean-dates.ts'

test.each([
  ['2026-03-31', undefined, '2026년 3월\u00a031일'],
  ['2026-03-31', '2026-11-21', '3월\u00a031일'],
  ['2025-12-31', '2026-01-01', '2025년 12월\u00a031일'],
])('%s, seen from %s, reads %s', (date, seenFrom, text) => {
  expect(dayText(date, seenFrom)).toBe(text)
})

test.each([
  ['2026-11-20T14:59:59Z', '2026년 11월\u00a020일'],
  // The next day in Korea, still the day before in Europe and America.
  ['2026-11-20T15:00:00Z', '2026년 11월\u00a021일'],
])('the day of %s is %s, whatever zone the device is in', (instant, text) => {
  expect(dateText(instant)).toBe(text)
})

test.each([
  ['2026-11-20T14:05:59+09:00', '11월\u00a020일 14:05'],
  ['2026-11-20T15:30:00Z', '11월\u00a021일 00:30'],
  ['2025-01-02T03:04:00+09:00', '2025년 1월\u00a02일 03:04'],
  // Still the old year in London.
  ['2025-12-31T15:00:00Z', '1월\u00a01일 00:00'],
])('%s reads %s, whatever zone the device is in', (iso, text) => {
  expect(timeText(Date.parse(iso), Date.parse('2026-11-21T09:00:00+09:00'))).toBe(text)
})

test('without a time to compare with, the year is named', () => {
  expect(timeText('2026-11-20T14:05:59+09:00')).toBe('2026년 11월\u00a020일 14:05')
})
