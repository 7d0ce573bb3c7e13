import { expect, test } from 'vitest'
import { freshness, isBeforeFoodLaw } from './freshness.ts'

test.each([
  [null, '2026-11-29', 'park', 'unknown'],
  ['2026-11-29', '2026-11-29', 'park', 'fresh'],
  // 180 and 181 days, 365 and 366.
  ['2026-06-02', '2026-11-29', 'park', 'fresh'],
  ['2026-06-01', '2026-11-29', 'park', 'due'],
  ['2025-11-29', '2026-11-29', 'park', 'due'],
  ['2025-11-28', '2026-11-29', 'park', 'stale'],
  ['2026-02-28', '2026-03-01', 'park', 'fresh'],
  // The law holds from its first day on, of what was verified before it.
  ['2026-02-28', '2026-02-28', 'cafe', 'fresh'],
  ['2026-02-28', '2026-03-01', 'cafe', 'due'],
  ['2026-02-28', '2026-03-01', 'restaurant', 'due'],
  ['2026-03-01', '2026-03-01', 'cafe', 'fresh'],
] as const)('What fell: verified on %s, on %s a policy of a %s is %s', (verifiedAt, today, group, expected) => {
  expect(freshness(verifiedAt, today, group)).toBe(expected)
})

test('What fell: the law of 2026-03-01 says nothing of what was never verified, nor of other groups', () => {
  const before = (group: string, verifiedAt: string | null) => isBeforeFoodLaw(group, verifiedAt, '2026-03-01')
  expect([before('cafe', '2026-02-28'), before('cafe', null), before('hotel', '2026-02-28')]).toEqual([
    true,
    false,
    false,
  ])
})
