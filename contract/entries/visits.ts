import * as v from 'valibot'
import { daysBetween } from './entry-warning.ts'
import { OUTCOMES } from './outcomes.ts'
import { isCalendarDay, isoDate } from '../api/wire.ts'

/** Days for which a report counts, and how far back a visit may be reported. */
export const ENTRY_DAYS = 365

/** Whether a visit on that day can (still) be reported; both are ISO dates of Korea. */
export function isReportable(visitedOn: string, today: string): boolean {
  const days = daysBetween(visitedOn, today)
  return days >= 0 && days <= ENTRY_DAYS
}

/** What happened at the door, and when. */
export const VisitBody = v.object({
  outcome: v.picklist(OUTCOMES),
  /** An existing day, not in the future and not longer ago than `ENTRY_DAYS`. */
  visitedOn: v.pipe(isoDate, v.check(isCalendarDay, '날짜를 확인해 주세요.')),
})
export type VisitBody = v.InferOutput<typeof VisitBody>
