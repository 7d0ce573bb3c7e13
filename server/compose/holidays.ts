import { holidayNotice, todayInKorea } from '../../contract/time/korea-time.ts'
import type { Deps } from '../deps.ts'

/** Said at each start from a year before the table of public holidays ends: after it, holidays count as weekdays. */
export function warnOfHolidays({ clock, log }: Pick<Deps, 'clock' | 'log'>): void {
  const notice = holidayNotice(todayInKorea(clock()))
  if (notice) log.warn({ notice }, 'The public holidays of next year are unknown: update @hyunbinseo/holidays-kr')
}
