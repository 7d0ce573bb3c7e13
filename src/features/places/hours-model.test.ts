import { expect, test } from 'vitest'
import { daySpans, readDate, readSpans, spansText, withDays } from './hours-model.ts'

test.each([
  ['09:00-18:00', [[540, 1080]]],
  ['9:00~18:00', [[540, 1080]]],
  [
    '17:00-01:00, 10:00-14:00',
    [
      [600, 840],
      [1020, 1500],
    ],
  ],
  ['24시간', [[0, 1440]]],
  ['00:00-24:00', [[0, 1440]]],
  ['휴무', []],
  ['', []],
  ['아침부터', null],
  ['09:00-25:00', null],
  ['09:00-24:30', null],
  ['09:00-09:00', null],
  ['09:00-18:00,', null],
])('R2.24 hours typed as "%s" are read', (text, expected) => {
  expect(readSpans(text)?.map(({ open, close }) => [open, close]) ?? null).toEqual(expected)
})

test('R2.24 hours are shown as they are read, past midnight too', () => {
  for (const text of ['10:00-14:00, 17:00-01:00', '00:00-24:00', ''])
    expect(spansText(readSpans(text) ?? [])).toBe(text)
})

test('R2.24 a copied day replaces the hours of the others', () => {
  const week = [
    { weekday: 1, open: 540, close: 600 },
    { weekday: 2, open: 600, close: 660 },
  ]
  const next = withDays(week, [2, 3], daySpans(week, 1))
  expect([1, 2, 3, 4].map((day) => spansText(daySpans(next, day)))).toEqual([
    '09:00-10:00',
    '09:00-10:00',
    '09:00-10:00',
    '',
  ])
})

test.each([
  ['3-1', 301],
  ['02/29', 229],
  ['2-30', null],
  ['13-1', null],
  ['어제', null],
])('R2.24 the date "%s" of a season is %s', (text, date) => {
  expect(readDate(text)).toBe(date)
})
