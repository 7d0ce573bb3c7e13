import type { Hours, Period, Span } from './hours.ts'
import { addDays, dateRanges, dayTokens, overlaps, rangesOf, weekdayOf } from './opening-days.ts'

export const DAY = 1440
const WEEK = 7 * DAY

/** A minute counted from today's midnight … */
interface Turn {
  weekday: number
  /** 0 … 1440; 1440 is a closing at midnight, which people call 24:00 of the previous day. */
  minute: number
  /** Calendar days from today: 0 today, 1 tomorrow. */
  inDays: number
}

export interface OpenState {
  state: 'open' | 'closed' | 'unknown' | 'stay'
  /** Until when it is surely open; null if it isn't open, or open around the clock. */
  closesAt: Turn | null
  /** Null if it is open, or if no opening of the next week is certain. */
  opensAt: Turn | null
  /** Whether the next change is certain: it may be open later than `closesAt`, or open again earlier than is known. */
  certain: boolean
}

/** A moment in Korea. */
export interface OpeningMoment {
  /** ISO date */
  date: string
  /** 0 … 1439 */
  minute: number
}

/** A closing before the opening belongs to the next day, and a span is cut to one day, whatever a source states. */
export const tidySpan = ({ open, close }: Span): Span => ({
  open,
  close: open + Math.min(close < open ? close + DAY - open : close - open, DAY),
})

export const spansOn = (periods: readonly Period[], weekday: number): Span[] =>
  periods.filter((period) => period.weekday === weekday).map(tidySpan)

/** The spans of a date: each list is one way in which the source can be read; null if nothing is known of that day. */
export function readingsOf(hours: Hours, date: string): Span[][] | null {
  const { periods, seasons = [], exceptions = [] } = hours
  const tokens = dayTokens(date)
  const ruled = exceptions.map(({ on, spans }) => {
    const { surely, perhaps } = rangesOf(on)
    return { surely: overlaps(surely, tokens), perhaps: overlaps(perhaps, tokens), spans }
  })
  if (ruled.some(({ surely, spans }) => surely && spans?.length === 0)) return [[]]
  if (ruled.some(({ surely, perhaps, spans }) => perhaps || (surely && spans === null))) return null
  const other = ruled.find(({ surely }) => surely)?.spans
  if (other) return [other.map(tidySpan)]

  const within = (dates: readonly (readonly [number, number])[]) => overlaps(dates.flatMap(dateRanges), tokens)
  const sure = seasons.filter(({ surely }) => within(surely))
  const tables = sure.length
    ? sure.map((season) => season.periods)
    : [
        ...seasons.filter(({ perhaps }) => within(perhaps)).map((season) => season.periods),
        ...(periods ? [periods] : []),
      ]
  return tables.length ? tables.map((table) => spansOn(table, weekdayOf(date))) : null
}

/** Overlapping and adjacent spans become one; those without length vanish. */
export function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const { open, close } of [...spans].sort((a, b) => a.open - b.open)) {
    const last = all.at(-1)
    if (close <= open) continue
    if (last && open <= last.close) last.close = Math.max(last.close, close)
    else all.push({ open, close })
  }
  return all
}

/** What all readings have in common. */
export const common = (readings: readonly (readonly Span[])[]): Span[] =>
  readings.map(merged).reduce((a, b) =>
    a.flatMap((one) =>
      b.flatMap((other) => {
        const both = { open: Math.max(one.open, other.open), close: Math.min(one.close, other.close) }
        return both.open < both.close ? [both] : []
      }),
    ),
  )

/** Spans in minutes from today's midnight, over `from` … `to` days from today. */
function timeline(hours: Hours, today: string, from: number, to: number): { surely: Span[]; perhaps: Span[] } {
  const surely: Span[] = []
  const perhaps: Span[] = []
  for (let day = from; day <= to; day++) {
    const readings = readingsOf(hours, addDays(today, day))
    const shift = ({ open, close }: Span) => ({ open: open + day * DAY, close: close + day * DAY })
    surely.push(...(readings ? common(readings) : []).map(shift))
    perhaps.push(...(readings?.flat() ?? [{ open: 0, close: DAY }]).map(shift))
  }
  return { surely: merged(surely), perhaps: merged(perhaps) }
}

const NOTHING = { closesAt: null, opensAt: null, certain: false }
const around = (spans: readonly Span[], minute: number) =>
  spans.find(({ open, close }) => open <= minute && minute < close)

/** Is it open, as far as the source's words tell? `isOpenAt` of a filter and the server's SQL decide the same. */
export function openState(hours: Hours, { date, minute }: OpeningMoment): OpenState {
  if (hours.stay) return { state: 'stay', ...NOTHING }
  const { surely, perhaps } = timeline(hours, date, -1, 8)
  const today = weekdayOf(date)
  const now = around(surely, minute)
  const later = around(perhaps, minute)
  if (now) {
    const certain = later?.close === now.close
    const always = now.close - now.open >= WEEK
    return { state: 'open', closesAt: always ? null : turn(now.close, today, 'closing'), opensAt: null, certain }
  }
  if (later) return { state: 'unknown', ...NOTHING }
  const next = perhaps.find(({ open }) => open > minute)
  const certain = !next || surely.some(({ open }) => open === next.open)
  return {
    state: 'closed',
    closesAt: null,
    opensAt: next && certain ? turn(next.open, today, 'opening') : null,
    certain,
  }
}

/** Whether it is surely open. */
export function isOpenAt(hours: Hours, { date, minute }: OpeningMoment): boolean {
  return !hours.stay && around(timeline(hours, date, -1, 0).surely, minute) !== undefined
}

/** Nothing is known of when it is open; `untimedCondition` of server/domains/places is the same in SQL. */
export const isUntimed = ({ periods, seasons, exceptions, stay }: Hours): boolean =>
  !periods && !stay && !seasons?.length && !exceptions?.length

function turn(at: number, today: number, kind: 'opening' | 'closing'): Turn {
  // A closing at midnight belongs to the day before.
  const inDays = kind === 'closing' ? Math.ceil(at / DAY) - 1 : Math.floor(at / DAY)
  return { weekday: (today + inDays + 7) % 7, minute: at - inDays * DAY, inDays }
}

/**
 * The moment of a filter's `openAt`: "2026-10-03T14:30", or weekday and minute ("6-870") of the date within three days of today that
 * has this weekday.
 */
export function openingMoment(openAt: string, today: string): OpeningMoment {
  const [date = '', time] = openAt.split('T')
  if (time !== undefined) {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return { date, minute: hour * 60 + minute }
  }
  const [weekday = 0, minute = 0] = openAt.split('-').map(Number)
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  return { date: addDays(today, ahead > 3 ? ahead - 7 : ahead), minute }
}
