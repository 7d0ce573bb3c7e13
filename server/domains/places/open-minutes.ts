import type { Hours, Period, Span } from '../../../contract/time/hours.ts'
import { common, DAY, merged, spansOn, tidySpan } from '../../../contract/time/opening.ts'
import { dateRanges, overlaps, type Range, rangesOf } from '../../../contract/time/opening-days.ts'

/**
 * Opening hours as PostgreSQL's multiranges. `open_minutes`: the ordinary week, Saturday night wrapped to Sunday. `open_special`: the
 * tokens of days (`contract/time/opening-days.ts`) on which other rules may apply; only then `open_rules` are evaluated.
 */

const WEEK = 7 * DAY
/** In `open_rules` a weekday has two days, so that its night stays with it. */
export const LONG_DAY = 2 * DAY

const EVERY_TOKEN: Range = [0, 1_000_000]

/** What is surely open on the days of `on`; the first rule that is about a day counts. */
interface OpenRule {
  on: string
  open: string
}

export const multirange = (ranges: readonly Range[]) => `{${ranges.map(([from, end]) => `[${from},${end})`).join(',')}}`

export function openMinutes({ periods, stay }: Hours): string | null {
  // A lodging is never open by its hours, but they are known.
  if (stay) return '{}'
  if (!periods) return null
  const ranges: Range[] = []
  for (const period of periods) {
    const { open, close } = tidySpan(period)
    const [start, end] = [period.weekday * DAY + open, period.weekday * DAY + close]
    if (end === start) continue
    if (start < WEEK) ranges.push([start, Math.min(end, WEEK)])
    if (end > WEEK) ranges.push([0, end - WEEK])
  }
  return multirange(ranges)
}

/** Both null if every week of the year is the same. */
export function openRules(hours: Hours): { special: string | null; rules: OpenRule[] | null } {
  const { seasons = [], exceptions = [], periods, stay } = hours
  if (stay || seasons.length + exceptions.length === 0) return { special: null, rules: null }
  const days = exceptions.map(({ on, spans }) => ({ ...rangesOf(on), spans }))
  const shut = days.flatMap(({ surely, perhaps, spans }) => [...(spans?.length ? [] : surely), ...perhaps])
  const ruled: { on: Range[]; open: Range[] }[] = [
    { on: shut, open: [] },
    ...days.flatMap(({ surely, spans }) =>
      spans?.length ? [{ on: surely, open: weekOf(() => spans.map(tidySpan)) }] : [],
    ),
    ...seasonRules(hours),
  ]
  const special = ruled.flatMap(({ on }) => on)
  const base = { on: [EVERY_TOKEN], open: weekOf((weekday) => spansOn(periods ?? [], weekday)) }
  return {
    special: multirange(special),
    rules: [...ruled, base].map(({ on, open }) => ({ on: multirange(on), open: multirange(open) })),
  }
}

const weekOf = (spans: (weekday: number) => readonly Span[]): Range[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    merged(spans(weekday)).map(({ open, close }): Range => [weekday * LONG_DAY + open, weekday * LONG_DAY + close]),
  )

/** The year cut where a season begins or ends; in each part, what all tables that may apply have in common. */
function seasonRules({ seasons = [], periods }: Hours): { on: Range[]; open: Range[] }[] {
  const ranges = seasons.map(({ surely, perhaps, periods: table }) => ({
    surely: surely.flatMap(dateRanges),
    perhaps: perhaps.flatMap(dateRanges),
    table,
  }))
  const cuts = [...new Set(ranges.flatMap((range) => [...range.surely, ...range.perhaps].flat()))].sort((a, b) => a - b)
  return cuts.slice(0, -1).flatMap((from, index) => {
    const part: Range = [from, cuts[index + 1] as number]
    const within = (of: readonly Range[]) => overlaps(of, [from])
    const sure = ranges.filter(({ surely }) => within(surely)).map(({ table }) => table)
    const perhaps = ranges.filter((range) => within(range.perhaps)).map(({ table }) => table)
    const tables: (readonly Period[])[] = sure.length ? sure : [...perhaps, ...(periods ? [periods] : [])]
    if (sure.length + perhaps.length === 0) return []
    return [{ on: [part], open: weekOf((weekday) => common(tables.map((table) => spansOn(table, weekday)))) }]
  })
}
