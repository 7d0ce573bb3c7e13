import { joined } from '../../lib/joined.ts'
import { dateText } from './korean-dates.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "방금", "3분 전", "5시간 전", "2일 전", then the date. @param now ms; null: unknown, as in HTML from the server */
export function timeWords(iso: string, now: number | null): string {
  const age = now === null ? Infinity : now - Date.parse(iso)
  if (age < MINUTE) return '방금'
  if (age < HOUR) return joined(`${Math.floor(age / MINUTE)}분`, '전')
  if (age < DAY) return joined(`${Math.floor(age / HOUR)}시간`, '전')
  if (age < 7 * DAY) return joined(`${Math.floor(age / DAY)}일`, '전')
  return dateText(iso)
}
