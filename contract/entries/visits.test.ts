import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isReportable, VisitBody } from './visits.ts'

test.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2025-11-21', true],
  ['2025-11-20', false],
])('What fell 14: on 2026-11-21 a visit on %s can be reported: %s', (visitedOn, can) => {
  expect(isReportable(visitedOn, '2026-11-21')).toBe(can)
})

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
])('What fell 14: a visit on %s is of a day that exists: %s', (visitedOn, exists) => {
  expect(v.is(VisitBody, { outcome: 'admitted', visitedOn })).toBe(exists)
})
