import type { Hours } from '../../../contract/hours.ts'
import { periodSpan } from '../../../contract/opening.ts'

const DAY = 1440
const WEEK = 7 * DAY

/** Opening hours as PostgreSQL's `int4multirange` over the minutes of a week (Sunday 0:00 = 0); Saturday night wraps to Sunday. */
export function openMinutes({ periods }: Hours): string | null {
  if (!periods) return null
  const ranges: string[] = []
  for (const period of periods) {
    const { start, end } = periodSpan(period)
    if (end === start) continue
    if (start < WEEK) ranges.push(`[${start},${Math.min(end, WEEK)})`)
    if (end > WEEK) ranges.push(`[0,${end - WEEK})`)
  }
  return `{${ranges.join(',')}}`
}

/** `openAt` of a query ("6-870") as a minute of the week. */
export function minuteOfWeek(openAt: string): number {
  const [weekday, minute] = openAt.split('-').map(Number) as [number, number]
  return weekday * DAY + minute
}
