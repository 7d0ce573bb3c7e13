import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchClock } from './state.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T03:00:40Z') }))
afterEach(() => vi.useRealTimers())

test('What fell: the clock tells each that watches it of the full minute, until they leave, and then rests', () => {
  const [one, other] = [vi.fn(), vi.fn()]
  const [leave, leaveOther] = [watchClock(one), watchClock(other)]
  vi.advanceTimersByTime(19_999)
  expect(one).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1])
  leave()
  vi.advanceTimersByTime(60_000)
  expect([one.mock.calls.length, other.mock.calls.length], 'one has left').toEqual([1, 2])
  leaveOther()
  expect(vi.getTimerCount()).toBe(0)
  const leaveAgain = watchClock(one)
  vi.advanceTimersByTime(60_000)
  expect(one).toHaveBeenCalledTimes(2)
  leaveAgain()
})
