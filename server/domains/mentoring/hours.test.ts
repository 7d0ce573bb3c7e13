import { expect, test } from 'vitest'
import { minutesInHours } from './hours.ts'

const hours = { days: [1, 2, 3, 4, 5], from: 9 * 60, to: 18 * 60 }

// Korea is nine hours ahead. 2026-11-20 is a Friday.
test.each([
  ['within a day', '2026-11-20T10:00', '2026-11-20T12:30', 150],
  ['from before their hours', '2026-11-20T05:00', '2026-11-20T09:20', 20],
  ['until after their hours', '2026-11-20T17:00', '2026-11-20T23:00', 60],
  ['over a weekend', '2026-11-20T17:30', '2026-11-23T09:30', 60],
  ['only at night', '2026-11-19T19:00', '2026-11-20T08:00', 0],
  ['over a public holiday, Christmas on a Friday', '2026-12-24T17:00', '2026-12-28T10:00', 120],
  ['of no time at all', '2026-11-20T10:00', '2026-11-20T10:00', 0],
])('R1.7: the time to an answer %s counts the mentor’s hours alone', (_what, from, to, minutes) => {
  expect(minutesInHours(new Date(`${from}+09:00`), new Date(`${to}+09:00`), hours)).toBe(minutes)
})

test('R1.7: hours until midnight end there', () => {
  const late = { days: [5], from: 20 * 60, to: 1440 }
  expect(minutesInHours(new Date('2026-11-20T00:00+09:00'), new Date('2026-11-22T00:00+09:00'), late)).toBe(240)
})

test('R1.7: a wait of years is bounded', () => {
  const always = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }
  const minutes = minutesInHours(new Date('1990-01-01T00:00Z'), new Date('2026-01-01T00:00Z'), always)
  expect(minutes).toBeLessThanOrEqual(367 * 1440)
})
