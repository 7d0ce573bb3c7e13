import type { RefusalReason } from '../rows/candidate.ts'
import { clean, isNoInformation } from './text.ts'

/** No edition of public data is older; an earlier year is a default value of some program (1900, 0001). */
const OLDEST = '1960-01-01'

/** 2022.11.30 · 2022-11-30 00:00:00 · 2022년 11월 30일 · 20221130 · 20260917110939 */
const FORM =
  /^(\d{4})(?:(\d\d)(\d\d)(?:\d{4}|\d{6})?|\s*[.\-/년]\s*(\d{1,2})\s*[.\-/월]\s*(\d{1,2})\s*[.일]?)(?:[T\s]+\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?Z?)?$/

/** The ISO date that a text names; undefined if that day doesn't exist or the text isn't a date. */
function dateOf(text: string): string | undefined {
  const [, year, month, day, otherMonth, otherDay] = FORM.exec(text) ?? []
  if (!year) return undefined
  const iso = `${year}-${(month ?? otherMonth ?? '').padStart(2, '0')}-${(day ?? otherDay ?? '').padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && iso >= OLDEST ? iso : undefined
}

export type DateReading = { date: string | null; reason?: undefined } | { reason: RefusalReason; date?: undefined }

/** An ISO date of the past, null for a silent text, or why it can't be one. `today` is Korea's ISO date. */
export function readDate(text: string, today: string): DateReading {
  if (isNoInformation(text)) return { date: null }
  const date = dateOf(clean(text))
  if (date === undefined) return { reason: 'unreadable-date' }
  return date > today ? { reason: 'future-date' } : { date }
}
