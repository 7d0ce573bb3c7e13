import type { Day } from '../../../contract/time/days.ts'
import type { DayRule, Period, Span } from '../../../contract/time/hours.ts'
import type { HoursToken } from './hours-tokens.ts'
import { otherMonths, type SeasonSpec } from './seasons.ts'

/** A stretch of a text: on which days of which season which hours apply. */
export interface Segment {
  /** Null if the text names none. */
  days: Day[] | null
  season: SeasonSpec | null
  special: { surely: DayRule[]; perhaps: DayRule[] } | null
  /** One list of spans for each reading; empty lists if it is closed. */
  readings: Span[][]
  text: string
  /** 평일: a public holiday is none. */
  working: boolean
}

export interface SegmentsRead {
  segments: Segment[]
  /** Breaks and last orders, in words. */
  notes: string[]
  /** 연중무휴 within the hours. */
  never: boolean
}

interface Scope {
  days: Day[] | null
  season: SeasonSpec | null
  special: Segment['special']
  working: boolean
}

/** The stretches of a text; null if what belongs to what can't be told. */
export function segmentsOf(tokens: readonly HoursToken[], text: string): SegmentsRead | null {
  const segments: Segment[] = []
  const notes: string[] = []
  const pending: Partial<Scope> = {}
  let scope: Scope = { days: null, season: null, special: null, working: false }
  let never = false
  let from = 0
  let noted = 0
  let depth = 0
  const begun = () => Object.keys(pending).length > 0
  const words = (end: number) => {
    const told = text.slice(from, end).replaceAll(/^[\s,·/():]+/g, '')
    from = end
    return told
  }
  const add = (readings: Span[][], end: number): boolean => {
    const last = segments.at(-1)
    if (!begun() && last) {
      // "월~금 09:00~12:00, 13:00~18:00": the same days again.
      if (last.readings.length !== 1 || readings.length !== 1) return false
      last.readings[0]?.push(...(readings[0] ?? []))
      last.text += ` ${words(end)}`
      return true
    }
    const next = nextScope(scope, pending, segments)
    if (!next) return false
    for (const key of Object.keys(pending)) delete pending[key as keyof Scope]
    scope = next
    segments.push({ ...next, readings, text: words(end) })
    return true
  }
  for (const token of tokens) {
    switch (token.type) {
      case 'open':
        depth++
        break
      case 'shut':
        depth = Math.max(0, depth - 1)
        break
      case 'comma':
        break
      case 'never':
        never = true
        break
      case 'note':
        notes.push(token.text)
        // Of a break behind it that is no part; of hours it is.
        noted = token.end
        break
      case 'days': {
        // "매일 …, 일": a day that is already among them says that it was read wrongly.
        if (pending.days?.some((day) => token.days.includes(day))) return null
        pending.days = [...(pending.days ?? []), ...token.days]
        pending.working = (pending.working ?? false) || token.working
        break
      }
      case 'special':
        pending.special = {
          surely: [...(pending.special?.surely ?? []), ...token.surely],
          perhaps: [...(pending.special?.perhaps ?? []), ...token.perhaps],
        }
        break
      case 'season':
        pending.season = joined(pending.season ?? null, token.season)
        break
      case 'otherSeason': {
        const rest = restOfYear(segments)
        if (!rest) return null
        pending.season = rest
        break
      }
      case 'break': {
        from = Math.max(from, noted)
        notes.push(
          words(token.end)
            .replaceAll(/^[\s,)\]]+/g, '')
            .trim(),
        )
        const meant = depth > 0 ? segments.slice(-1) : segments
        if (meant.length === 0 || begun()) return null
        for (const segment of meant) segment.readings = segment.readings.map((spans) => without(spans, token.span))
        break
      }
      case 'closed':
        if (!pending.days && !pending.special && !pending.season) return null
        if (!add([[]], token.end)) return null
        break
      case 'span':
        if (
          !add(
            token.readings.map((span) => [span]),
            token.end,
          )
        )
          return null
    }
  }
  return begun() || segments.length === 0 ? null : { segments, notes, never }
}

/** "동절기 11~2월": a word with its months. */
const joined = (before: SeasonSpec | null, next: SeasonSpec): SeasonSpec => {
  if (!before) return next
  const name = `${before.name}(${next.name})`
  // Months say when the word's season is.
  if (before.perhaps.length > 0 && next.perhaps.length === 0) return { ...next, name }
  return {
    name: `${before.name}, ${next.name}`,
    surely: [...before.surely, ...next.surely],
    perhaps: [...before.perhaps, ...next.perhaps],
  }
}

/** The months of which the text hasn't spoken; null if it doesn't say of which it has. */
function restOfYear(segments: readonly Segment[]): SeasonSpec | null {
  const seasons = segments.map(({ season }) => season)
  const told = seasons.flatMap((season) => season?.surely ?? [])
  if (told.length === 0 || seasons.some((season) => !season || season.perhaps.length > 0)) return null
  const surely = otherMonths(told)
  return surely && surely.length > 0 ? { name: '그 외', surely, perhaps: [] } : null
}

function nextScope(before: Scope, pending: Partial<Scope>, segments: readonly Segment[]): Scope | null {
  const { days, season, special } = pending
  if (special) {
    return { days: days ?? null, season: season ?? before.season, special, working: pending.working ?? false }
  }
  if (season) {
    if (days) return { days, season, special: null, working: pending.working ?? false }
    // "3~10월 화~금 …, 토 …, 11~2월 …": of which days?
    const lists = new Set(segments.filter((one) => one.days && !one.special).map((one) => String(one.days)))
    return lists.size > 1 ? null : { ...before, season, special: null }
  }
  // "화~일 …, 동절기 …, 토 …": in which season?
  const seasonal = segments.some((one) => one.season)
  if (seasonal && segments.some((one) => !one.season)) return null
  return { days: days ?? null, season: before.season, special: null, working: pending.working ?? false }
}

function without(spans: readonly Span[], pause: Span): Span[] {
  return spans.flatMap((span) => {
    if (pause.close <= span.open || pause.open >= span.close) return [span]
    return [
      { open: span.open, close: pause.open },
      { open: pause.close, close: span.close },
    ].filter(({ open, close }) => open < close)
  })
}

const covers = (a: readonly Day[], b: readonly Day[]) => b.every((day) => a.includes(day))

/**
 * The weekly table of segments of one season, and the weekdays of which they say something. A later, narrower list of days
 * ("매일 …, 토~일 …") replaces the wider one; two that merely overlap contradict each other.
 */
export function tableOf(segments: readonly Segment[], reading: number): { periods: Period[]; told: Set<Day> } | null {
  const byDay = new Map<Day, { of: readonly Day[]; spans: readonly Span[] }>()
  for (const { days, readings } of segments) {
    const of: readonly Day[] = days ?? [0, 1, 2, 3, 4, 5, 6]
    const spans = readings[Math.min(reading, readings.length - 1)] ?? []
    for (const day of of) {
      const known = byDay.get(day)
      if (known && known.of.length === of.length && covers(known.of, of)) {
        byDay.set(day, { of, spans: [...known.spans, ...spans] })
      } else if (!known || covers(known.of, of)) byDay.set(day, { of, spans })
      else return null
    }
  }
  const periods = [...byDay]
    .sort(([a], [b]) => a - b)
    .flatMap(([weekday, { spans }]) => spans.map(({ open, close }) => ({ weekday, open, close })))
  return { periods, told: new Set(byDay.keys()) }
}
