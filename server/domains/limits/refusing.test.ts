import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refusal } from '../../refusals/refusal.ts'
import { refuseExceeded } from './store.ts'

const NOW = Date.parse('2026-11-21T03:00:00.000Z')
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const count = { limit: { name: 'some', per: '{member}', points: 3, seconds: 60 }, who: '7' } as const
const key = `some:${createHash('sha256').update('7').digest('base64url').slice(0, 22)}`

function retryAfter(points: number, leftMs: number): number | null {
  try {
    refuseExceeded([count], [{ key, points, expire: new Date(NOW + leftMs) }])
    return null
  } catch (refusal) {
    return (refusal as Refusal).retryAfterSeconds ?? Number.NaN
  }
}

test.each([
  [3, 30_000, null],
  [4, 30_000, 30],
  [4, 29_001, 30],
  [4, 1000, 1],
  [4, 400, 1],
  // It has ended while the call was counted.
  [4, 0, 1],
  [4, -5000, 1],
])(
  'What fell: of three calls, the %sth with %s ms left is refused for whole seconds, after which it is free: %s',
  (points, leftMs, seconds) => {
    expect(retryAfter(points, leftMs)).toBe(seconds)
  },
)
