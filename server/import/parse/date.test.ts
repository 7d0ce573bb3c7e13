import { assert, constantFrom, date as anyDate, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDate } from './date.ts'

const TODAY = '2026-11-22'

test.each([
  ['2022.11.30', '2022-11-30'],
  ['2025-3-4', '2025-03-04'],
  ['2025. 3. 4.', '2025-03-04'],
  ['2025년 3월 4일', '2025-03-04'],
  ['20260917110939', '2026-09-17'],
  ['20260917', '2026-09-17'],
  ['2026-05-06 10:11:12', '2026-05-06'],
  ['2026-05-06 10:11:12.0', '2026-05-06'],
  ['2026-05-06T10:11:12Z', '2026-05-06'],
  ['２０２２．１１．３０', '2022-11-30'],
  [TODAY, TODAY],
  ['', null],
  ['정보없음', null],
])('a date: %j → %j', (text, date) => {
  expect(readDate(text, TODAY)).toEqual({ date })
})

describe('a date is refused', () => {
  test.each(['2026-11-23', '2099.01.01', '21000101', '9999-12-31'])('in the future: %s', (text) => {
    expect(readDate(text, TODAY)).toEqual({ reason: 'future-date' })
  })

  test.each([
    '2022.02.30',
    '2023-02-29',
    '2022-13-01',
    '2022-00-10',
    '20221131',
    '2022-11',
    '0001-01-01',
    '1900-01-01',
    '어제',
    '44895',
    '22.11.30',
    '2022-11-30 쯤',
  ])('as it doesn’t exist or can’t be read: %s', (text) => {
    expect(readDate(text, TODAY)).toEqual({ reason: 'unreadable-date' })
  })
})

test('any day of the past is read in every spelling, and no later day in any', () => {
  const day = anyDate({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  assert(
    property(day, constantFrom('.', '-', '/', ''), (date, separator) => {
      const iso = date.toISOString().slice(0, 10)
      const expected = iso > TODAY ? { reason: 'future-date' } : { date: iso }
      expect(readDate(iso.replaceAll('-', separator), TODAY)).toEqual(expected)
    }),
  )
})
