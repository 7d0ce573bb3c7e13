import { expect, test } from 'vitest'
import { timeWords } from './time-words.ts'

const NOW = Date.parse('2026-11-22T03:00:00Z')
const before = (seconds: number) => timeWords(new Date(NOW - seconds * 1000).toISOString(), NOW)

test('the age of a post is told in words, an old one’s by its date in Korea', () => {
  expect([10, 60, 59 * 60, 3600, 23.9 * 3600, 24 * 3600, 6.9 * 86_400].map(before)).toEqual([
    '방금',
    '1분\u00a0전',
    '59분\u00a0전',
    '1시간\u00a0전',
    '23시간\u00a0전',
    '1일\u00a0전',
    '6일\u00a0전',
  ])
  expect(timeWords('2026-11-01T16:00:00Z', NOW)).toBe('2026년 11월\u00a02일')
  expect(timeWords('2026-11-22T02:59:00Z', null)).toBe('2026년 11월\u00a022일')
  // A device whose clock is behind.
  expect(timeWords('2026-11-22T03:00:30Z', NOW)).toBe('방금')
})
