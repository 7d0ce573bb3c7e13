import { describe, expect, test } from 'vitest'
import { ageOf, formatRegistration, isExpired, latestVaccinations, yearAfter } from './member-model.ts'

describe('the age of a dog', () => {
  test.each([
    ['2021', '2021년생'],
    ['2021-11', '5살'],
    ['2021-12', '4살'],
    ['2021-11-22', '5살'],
    ['2021-11-23', '4살'],
    ['2026-02-23', '8개월'],
    ['2026-11-22', '0개월'],
    [null, null],
  ])('born %s, it is %s on 22 November 2026', (birthday, age) => {
    expect(ageOf(birthday, '2026-11-22')).toBe(age)
  })
})

describe('R2.19 vaccinations', () => {
  const shot = (vaccine: 'rabies' | 'dhppl', date: string) => ({ vaccine, date, nextDue: null, proofId: null })

  test('are shown by kind, the latest of each', () => {
    const all = [shot('rabies', '2024-01-01'), shot('dhppl', '2025-01-01'), shot('rabies', '2025-06-01')]
    expect(latestVaccinations(all)).toEqual([all[1], all[2]])
  })

  test('are valid through their last day, and without one indefinitely', () => {
    expect(isExpired({ nextDue: '2026-11-22' }, '2026-11-22')).toBe(false)
    expect(isExpired({ nextDue: '2026-11-21' }, '2026-11-22')).toBe(true)
    expect(isExpired({ nextDue: null }, '2026-11-22')).toBe(false)
  })

  test('are due a year later, also after a leap day', () => {
    expect(yearAfter('2025-11-02')).toBe('2026-11-02')
    expect(yearAfter('2024-02-29')).toBe('2025-02-28')
  })
})

test('a registration number is shown in groups of digits', () => {
  expect(formatRegistration('410097800123456')).toBe('410-0978-0012-3456')
})
