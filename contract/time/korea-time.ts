import { y2026, y2027 } from '@hyunbinseo/holidays-kr/all'
import type { Day, Moment } from './days.ts'
import { HOLIDAY } from './days.ts'

/** Korea is nine hours ahead of UTC all year round (no summer time since 1988): arithmetic, whatever zone the host is in. */
const KOREA_OFFSET_MS = 9 * 3_600_000

/**
 * Public holidays by ISO date, substitutes included, from the almanac that the government publishes each June for the next year.
 * For a year that is missing no holiday is known: each day counts as its weekday. Past years are not needed.
 */
const HOLIDAYS: Readonly<Record<string, readonly string[]>> = { ...y2026, ...y2027 }

/** Kinds of public holidays that sources tell apart; `seollalDays` are 설날 and the days before and after. */
export const HOLIDAY_KINDS = ['public', 'seollal', 'seollalDays', 'chuseok', 'chuseokDays', 'buddha'] as const
export type HolidayKind = (typeof HOLIDAY_KINDS)[number]

/** The almanac's names of a date ("설날", "대체공휴일(설날)"); none on an ordinary day. */
export const holidayNames = (date: string): readonly string[] => HOLIDAYS[date] ?? []

/** The last year whose holidays are known. */
const LAST_YEAR = Object.keys(HOLIDAYS).sort().at(-1)!.slice(0, 4)

/** What to say of answers by day on this ISO date, in the last year of the table and after it; null before. */
export function holidayNotice(today: string): string | null {
  const year = today.slice(0, 4)
  if (year < LAST_YEAR) return null
  return year === LAST_YEAR
    ? `공휴일은 ${LAST_YEAR}년까지만 알고 있어요. 그 뒤에는 요일로 답해요.`
    : '올해 공휴일을 몰라서 요일로 답했어요. 공휴일이면 전화로 확인해 주세요.'
}

/** The same instant with Korea's local time in its UTC fields. */
const shifted = (date: Date) => new Date(date.getTime() + KOREA_OFFSET_MS)

/** Today's ISO date in Korea. */
export const todayInKorea = (date: Date): string => shifted(date).toISOString().slice(0, 10)

export function momentInKorea(date: Date): Moment {
  const korea = shifted(date)
  const weekday = korea.getUTCDay() as Exclude<Day, typeof HOLIDAY>
  return {
    day: todayInKorea(date) in HOLIDAYS ? HOLIDAY : weekday,
    weekday,
    minute: korea.getUTCHours() * 60 + korea.getUTCMinutes(),
  }
}
