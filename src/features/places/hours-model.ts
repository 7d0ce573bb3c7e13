import type { Hours, Span } from '../../../contract/time/hours.ts'
import { clockText } from '../../../contract/time/opening-text.ts'

/** Hours of a day as an admin types them: "10:00-14:00, 17:00-01:00"; past midnight the later time is the next day's. */
export const spansText = (spans: readonly Span[]): string =>
  spans.map(({ open, close }) => `${clockText(open)}-${clockText(close > 1440 ? close - 1440 : close)}`).join(', ')

const SPAN = /^([01]?\d|2[0-3]):?([0-5]\d)\s*[-~–]\s*([01]?\d|2[0-4]):?([0-5]\d)$/

/** Null if it isn't understood; '' and "휴무" are a day on which it is closed. */
export function readSpans(text: string): Span[] | null {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === '휴무') return []
  if (trimmed === '24시간') return [{ open: 0, close: 1440 }]
  const spans = trimmed.split(',').map((part) => {
    const [, openHour = '', openMinute = '', closeHour = '', closeMinute = ''] = SPAN.exec(part.trim()) ?? []
    if (openHour === '') return null
    const open = Number(openHour) * 60 + Number(openMinute)
    const close = Number(closeHour) * 60 + Number(closeMinute)
    if (close > 1440 || close === open) return null
    return { open, close: close < open ? close + 1440 : close }
  })
  return spans.every((span) => span !== null) ? spans.toSorted((a, b) => a.open - b.open) : null
}

export type Periods = NonNullable<Hours['periods']>

export const daySpans = (periods: Periods, weekday: number): Span[] =>
  periods.filter((period) => period.weekday === weekday).map(({ open, close }) => ({ open, close }))

/** The week with other hours on some of its days. */
export const withDays = (periods: Periods, weekdays: readonly number[], spans: readonly Span[]): Periods => [
  ...periods.filter(({ weekday }) => !weekdays.includes(weekday)),
  ...weekdays.flatMap((weekday) => spans.map((span) => ({ weekday, ...span }))),
]

/** 301 → "03-01". */
export const dateText = (date: number) =>
  `${String(Math.floor(date / 100)).padStart(2, '0')}-${String(date % 100).padStart(2, '0')}`

/** "3-1", "03-01" or "3/1" → 301; null if there is no such day. */
export function readDate(text: string): number | null {
  const [, month = '', day = ''] = /^(\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? []
  const last = new Date(Date.UTC(2024, Number(month), 0)).getUTCDate()
  const exists = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last
  return exists ? Number(month) * 100 + Number(day) : null
}
