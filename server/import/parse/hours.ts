import { ALL_DAYS, type Day, HOLIDAY } from '../../../contract/time/days.ts'
import type { Dates, DayRule, Exception, Hours, Period, Season } from '../../../contract/time/hours.ts'
import { type ClosedDays, readClosedDays } from './closed-days.ts'
import { type Segment, segmentsOf, tableOf } from './hours-segments.ts'
import { hoursTokens } from './hours-tokens.ts'
import { otherMonths, type SeasonSpec } from './seasons.ts'
import { readStay } from './stay.ts'
import { clean, isNoInformation } from './text.ts'

const WEEK = ALL_DAYS.filter((day) => day !== HOLIDAY)
/** Groups whose hours are of guests' coming and leaving. */
export const LODGINGS: ReadonlySet<string> = new Set(['pension', 'hotel', 'camping'])

const MOST_NOTES = 12

/** What is known of opening hours, without the source's words. */
type Rules = Pick<Hours, 'periods' | 'seasons' | 'exceptions' | 'notes'>

/**
 * Opening hours from what a source says of hours and of closed days. What isn't wholly read is unknown; `lodging`: the hours of such a
 * place are when guests may come and must leave.
 */
export function readHours(hoursSource: string, closedSource: string, lodging = false): Hours {
  const hoursText = isNoInformation(hoursSource) ? null : clean(hoursSource)
  const closedText = isNoInformation(closedSource) ? null : clean(closedSource)
  const closed = readClosedDays(closedSource)
  const stay = hoursText === null ? null : readStay(hoursText, lodging)
  const rules =
    hoursText === null || stay
      ? null
      : (readRules({ text: hoursText, closedText }, closed, lodging) ??
        (closedText === null ? readWithClosed(hoursText, lodging) : null))
  const { periods = null, notes = [], ...others } = rules ?? {}
  // Without hours that were read the page shows both texts as they are.
  const closedNotes = closed.known || stay ? closed.notes : []
  return {
    periods,
    ...others,
    ...(stay && { stay }),
    notes: [...new Set([...notes, ...closedNotes])].slice(0, MOST_NOTES),
    hoursText,
    closedText,
  }
}

const CLOCK = String.raw`(?:(?:오전|오후)\s*)?\d{1,2}(?::\d{2}|시(?:\s*\d{1,2}분)?)`
const WEEKDAY = '[월화수목금토일](?:요일)?'
const DAYS = String.raw`(?:평일|주말|${WEEKDAY}(?:\s*[~,·]\s*${WEEKDAY})*)`
const MONTHS = String.raw`\d{1,2}월?\s*~\s*(?:다음\s*해\s*)?\d{1,2}월`
const until = (when: string) =>
  String.raw`(${CLOCK})\s*~\s*(${CLOCK})\s*\(\s*(${when})(?:은|는|엔|에는)?\s*(${CLOCK})까지\s*\)`
const OTHER_DAYS = new RegExp(until(DAYS), 'g')
const OTHER_MONTHS = new RegExp(`^((?:매일\\s*)?)${until(MONTHS)}$`)

/** "11:00~21:00(금, 토 22:00까지)", "09:00~18:00(11~2월 17:00까지)": hours that end at another time on some days or in some months. */
const endsOf = (text: string) =>
  text.replace(OTHER_DAYS, '$1~$2, $3 $1~$4').replace(OTHER_MONTHS, '$1$4 $2~$5, 그 외 $1$2~$3')

/** "화~일10:00", "하절기10:00": the day or season ends where the clock begins. */
const spaced = (text: string) => endsOf(text.replace(/(\d{2})\s*-\s*(?=\d{1,2}:)/g, '$1~'))

interface Texts {
  text: string
  closedText: string | null
}

function readRules({ text, closedText }: Texts, closed: ClosedDays, lodging: boolean): Rules | null {
  const tokens = hoursTokens(spaced(text))
  const read = tokens && segmentsOf(tokens, spaced(text))
  if (!read) return null
  // "전시공연에 따라 변동": any day may be closed.
  if (closedText !== null && !closed.known) return null
  const { segments } = read
  const never = read.never || NEVER_CLOSED.test(text)
  const usual = segments.filter(({ special, days }) => !special || days)
  if (usual.length === 0) return null
  // "10:00~18:00" without a day is every day that isn't closed, if the source says which those are.
  if (usual.some(({ days }) => !days) && !closed.known && !never) return null
  // The office of a lodging, perhaps: it says nothing of when guests may come.
  if (lodging && !segments.every(({ readings }) => isAlways(readings))) return null

  const tables = seasonTables(usual, closed)
  if (!tables) return null
  const exceptions = [
    ...closed.exceptions,
    ...specialExceptions(segments),
    ...tables.untold.map((weekday): Exception => ({
      on: { kind: 'week', weekday, nth: [], calendar: false },
      spans: null,
    })),
    ...silentHolidays(segments, closed, never),
  ]
  const words = segments.filter(({ special, readings }) => special || readings.length > 1).map(({ text: told }) => told)
  return {
    periods: tables.periods,
    ...(tables.seasons.length > 0 && { seasons: tables.seasons }),
    ...(exceptions.length > 0 && { exceptions }),
    notes: [...read.notes, ...words],
  }
}

const CLOSED_BEHIND =
  /^(.*(?::\d{2}|\d\s*[시분])(?:\s*까지)?(?:\s*\))?)\s*[(,/※\n]*\s*([^:]+?휴[무관장원점]일?)\s*\)?$/s

/** "10:00~20:00 (화요일 휴무)": the hours tell of the closed days as well. */
function readWithClosed(hours: string, lodging: boolean): Rules | null {
  const [, text, closedText] = CLOSED_BEHIND.exec(hours) ?? []
  if (!text || !closedText) return null
  const closed = readClosedDays(closedText)
  const rules = closed.known ? readRules({ text, closedText }, closed, lodging) : null
  return rules && { ...rules, notes: [...rules.notes, ...closed.notes] }
}

const NEVER_CLOSED = /^(연중\s*)?(상시|24\s*시간)|연중\s*(무휴|개방)/

const isAlways = (readings: Segment['readings']) =>
  readings.every((spans) => spans.every(({ open, close }) => open === 0 && close === 1440))

interface Tables {
  periods: Period[] | null
  seasons: Season[]
  /** Weekdays of which neither hours nor closed days say anything. */
  untold: Day[]
}

function seasonTables(segments: readonly Segment[], closed: ClosedDays): Tables | null {
  const shut = new Set<number>(closed.weekdays)
  const told = new Set<Day>(closed.weekdays)
  const specs = completed([...new Set(segments.map(({ season }) => season))])
  let periods: Period[] | null = null
  const seasons: Season[] = []
  for (const [season, spec] of specs) {
    const own = segments.filter((segment) => segment.season === season)
    const readings = Math.max(...own.map((segment) => segment.readings.length))
    for (let reading = 0; reading < readings; reading++) {
      const table = tableOf(own, reading)
      if (!table) return null
      for (const day of table.told) told.add(day)
      const open = table.periods.filter(({ weekday }) => !shut.has(weekday))
      if (readings > 1) seasons.push(bySun(spec, open))
      else if (spec) seasons.push({ ...spec, periods: open })
      else periods = open
    }
  }
  if (![...(periods ?? []), ...seasons.flatMap((season) => season.periods)].length) return null
  return { periods, seasons, untold: WEEK.filter((day) => !told.has(day)) }
}

/** Where the sun decides, each reading may apply at any time of its season; without a name, since it isn't shown as a table. */
function bySun(spec: SeasonSpec | null, periods: Period[]): Season {
  const dates: Dates[] = spec ? [...spec.surely, ...spec.perhaps] : [[101, 1231]]
  return { name: '', surely: [], perhaps: dates, periods }
}

/** 하절기 without months is the remainder of the year where 동절기 has some, and the other way round. */
function completed(seasons: readonly (SeasonSpec | null)[]): Map<SeasonSpec | null, SeasonSpec | null> {
  const [first, second] = seasons
  const all = new Map(seasons.map((season) => [season, season]))
  if (seasons.length !== 2 || !first || !second) return all
  for (const [vague, exact] of [
    [first, second],
    [second, first],
  ] as const) {
    const rest =
      vague.surely.length > 0 && vague.perhaps.length > 0 && exact.perhaps.length === 0 && otherMonths(exact.surely)
    if (rest) all.set(vague, { name: vague.name, surely: rest, perhaps: [] })
  }
  return all
}

/** Hours of holidays and of some weeks; in a season of their own nobody can say them. */
const specialExceptions = (segments: readonly Segment[]): Exception[] =>
  segments.flatMap(({ special, season, readings }) => {
    if (!special) return []
    const [only] = readings
    const spans = season || readings.length > 1 ? null : (only ?? null)
    return [
      ...special.surely.map((on): Exception => ({ on, spans })),
      ...special.perhaps.map((on): Exception => ({ on, spans: null })),
    ]
  })

const feast = (which: 'seollalDays' | 'chuseokDays' | 'public'): Exception => ({
  on: { kind: 'holiday', which, after: false, weekday: null } satisfies DayRule,
  spans: null,
})

/**
 * Holidays of which a source says nothing: unless it never closes, nobody knows about the two great feasts; and a holiday is no 평일, so
 * its hours don't tell of any.
 */
function silentHolidays(segments: readonly Segment[], closed: ClosedDays, never: boolean): Exception[] {
  const told = closed.tellsOfHolidays || segments.some(({ special }) => special)
  if (told || never) return []
  if (segments.some(({ working }) => working)) return [feast('public')]
  return [feast('seollalDays'), feast('chuseokDays')]
}
