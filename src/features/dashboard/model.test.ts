import { expect, test } from 'vitest'
import { filledDays, waitedText } from './model.ts'

test('a period has all its days, the last one today in Korea', () => {
  const now = new Date('2026-11-22T15:30:00Z')
  expect(filledDays([{ day: '2026-11-22', count: 3 }], 3, now)).toEqual([
    { day: '2026-11-21', count: 0 },
    { day: '2026-11-22', count: 3 },
    { day: '2026-11-23', count: 0 },
  ])
})

test('how long something has waited is told in days', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  expect(waitedText('2026-11-22T11:00:00Z', now)).toBe('오늘')
  expect(waitedText('2026-11-19T11:00:00Z', now)).toBe('3일')
})
