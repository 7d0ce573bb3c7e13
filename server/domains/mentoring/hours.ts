import { HOLIDAY } from '../../../contract/time/days.ts'
import { momentInKorea } from '../../../contract/time/korea-time.ts'
import type { Mentor } from '../../../contract/mentoring/mentors.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
/** A longer wait counts as one of a year. */
const MOST_DAYS = 366

/** How many minutes of a mentor's hours lie between two instants. */
export function minutesInHours(from: Date, to: Date, hours: Mentor['hours']): number {
  const { minute } = momentInKorea(from)
  const firstDay = Math.floor(from.getTime() / MINUTE_MS) * MINUTE_MS - minute * MINUTE_MS
  let sum = 0
  for (let day = 0; day <= MOST_DAYS; day++) {
    const midnight = firstDay + day * DAY_MS
    if (midnight >= to.getTime()) break
    const { day: kind, weekday } = momentInKorea(new Date(midnight))
    if (kind === HOLIDAY || !hours.days.includes(weekday)) continue
    const start = Math.max(from.getTime(), midnight + hours.from * MINUTE_MS)
    const end = Math.min(to.getTime(), midnight + hours.to * MINUTE_MS)
    sum += Math.max(0, end - start)
  }
  return Math.round(sum / MINUTE_MS)
}
