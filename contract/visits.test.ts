import { expect, test } from 'vitest'
import { isReportable } from './visits.ts'

test.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2025-11-21', true],
  ['2025-11-20', false],
])('What fell 14: on 2026-11-21 a visit on %s can be reported: %s', (visitedOn, can) => {
  expect(isReportable(visitedOn, '2026-11-21')).toBe(can)
})
