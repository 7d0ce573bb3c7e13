import { expect, test } from 'vitest'
import { capturingLog } from '../testing/deps.ts'
import { warnOfHolidays } from './holidays.ts'

test.each([
  ['2026-12-31T14:59:59Z', 0],
  ['2026-12-31T15:00:00Z', 1],
  ['2029-06-01T00:00:00Z', 1],
])('What fell 15: a start at %s warns %d times of the end of the holidays', (at, times) => {
  const { log, lines } = capturingLog()
  warnOfHolidays({ clock: () => new Date(at), log })
  expect(lines).toHaveLength(times)
  expect(JSON.stringify(lines).match(/holidays-kr/g) ?? []).toHaveLength(times)
})
