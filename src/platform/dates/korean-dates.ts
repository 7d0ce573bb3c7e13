import { momentInKorea, todayInKorea } from '../../../contract/time/korea-time.ts'
import { joined } from '../../lib/joined.ts'

/** "2026-03-31", no instant, → "2026년 3월 31일"; "3월 31일" if it is in the year of that other date. No line ends between month and day. */
export function dayText(date: string, sameYearAs = ''): string {
  const [year, month, day] = date.split('-').map(Number)
  return (date.slice(0, 4) === sameYearAs.slice(0, 4) ? '' : `${year}년 `) + joined(`${month}월`, `${day}일`)
}

/** The day of an instant in Korea, whatever zone the device is in. */
export const dateText = (instant: string | number): string => dayText(todayInKorea(new Date(instant)))

/** "2026년 11월 20일 14:05" in Korea; without the year if `now` is in the same one. */
export function timeText(instant: string | number, now?: number): string {
  const at = new Date(instant)
  const { minute } = momentInKorea(at)
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${dayText(todayInKorea(at), now === undefined ? '' : todayInKorea(new Date(now)))} ${clock}`
}
