import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ALL_DAYS } from '../../../../../contract/time/days.ts'
import { type DogPolicy, UNKNOWN_POLICY } from '../../../../../contract/policy/policy.ts'
import { HolidayNote } from './HolidayNote.tsx'

const open: DogPolicy = { ...UNKNOWN_POLICY, entry: 'all', coveredDays: [...ALL_DAYS] }
const onWeekends: DogPolicy = { ...open, limits: [{ days: [0, 6, 7], weight: { bound: 'lt', kg: 10 }, sizes: null }] }
const textOf = (policy: DogPolicy, on: string) => {
  vi.setSystemTime(new Date(`${on}T12:00:00+09:00`))
  return render(<HolidayNote policy={policy} />).container.textContent
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('What fell 15: a verdict that depends on the day says so from a year before the table of holidays ends', () => {
  expect(textOf(onWeekends, '2026-11-22')).toBe('')
  expect(textOf(onWeekends, '2027-01-01')).toContain('공휴일은 2027년까지만 알고 있어요')
  expect(textOf(onWeekends, '2028-03-01')).toContain('요일로 답했어요')
  expect(textOf({ ...open, coveredDays: [1, 2, 3] }, '2028-03-01')).toContain('요일로 답했어요')
  expect(textOf({ ...open, entryDays: [1, 2, 3, 4, 5] }, '2028-03-01'), 'who may come').toContain('요일로 답했어요')
  expect(textOf(open, '2028-03-01'), 'the same on every day').toBe('')
})
