import type { Day } from '../../../contract/days.ts'
import type { DayRule, Exception } from '../../../contract/hours.ts'
import { inOrder, readWeekdays } from './days.ts'
import { MONTH_LIST, monthSeason, SEASON_WORD, type SeasonSpec, wordSeason } from './seasons.ts'
import { someWeeks, specialDays } from './special-days.ts'
import { clean, remembered, isNoInformation } from './text.ts'

export interface ClosedDays {
  /** Closed every week on these, 0 … 6. */
  weekdays: Day[]
  /** Days of the year on which it is closed, or on which the text leaves it open whether it is. */
  exceptions: Exception[]
  /** Closures in words ("설, 추석 당일 휴무", "격주 일요일 휴무"). */
  notes: string[]
  /** The text says, in full, when it is closed: a day that isn't named is open. */
  known: boolean
  /** It says something of public holidays, or that it never closes. */
  tellsOfHolidays: boolean
}

const NEVER = /^(연중\s*무휴|무휴|휴무\s*없음|연중\s*개방|휴무일?\s*없음|없음)$/
/** One day a year, of which nobody knows which: named beside the table only. */
const OWN_DAYS = /^(개교기념일|창립기념일|개관기념일|성삼일|부활절|임시\s*공휴일|임시\s*휴(무|관)일?)$/
/** A weekly closure that moves when it falls on a holiday: "(단, 월요일이 공휴일인 경우 다음 날)". */
const MOVED =
  /[(,]?\s*(?:단,?\s*)?(?:[일월화수목금토]요일이\s*)?(?:법정\s*)?공휴일(?:인|일)\s*(?:경우|때)(?:에는|엔|에)?,?\s*(?:그\s*)?(?:(다음\s*(?:날|평일)|익일)|(?:정상\s*)?(?:영업|운영|개관|개방))(?:\s*(?:휴무|휴관|휴장))?\s*\)?/
const CLOSED_WORD = /\s*(?:정기\s*)?(?:휴무|휴관|휴장|휴원|휴점|쉼)(?:일)?\s*:?\s*/g

const EVERY_WEEK: readonly number[] = []
const everyWeek = (weekday: number): DayRule => ({ kind: 'week', weekday, nth: [...EVERY_WEEK], calendar: false })
const closed = (on: DayRule): Exception => ({ on, spans: [] })
const unclear = (on: DayRule): Exception => ({ on, spans: null })

/** When a place is closed, from texts such as "1월1일, 설, 추석 당일, 매주 월요일". */
export const readClosedDays = remembered((source: string): ClosedDays => {
  const nothing: ClosedDays = { weekdays: [], exceptions: [], notes: [], known: false, tellsOfHolidays: false }
  const text = clean(source)
    .replace(/월\s*요일/g, '월요일')
    .replace(/법정\s*(?=법정)/g, '')
  if (NEVER.test(text) && text !== '없음') return { ...nothing, known: true, tellsOfHolidays: true }
  if (isNoInformation(source)) return nothing
  const moved = MOVED.exec(text)
  const rest = moved ? `${text.slice(0, moved.index)} ${text.slice(moved.index + moved[0].length)}` : text
  const read = readParts(partsOf(rest))
  if (moved) {
    for (const weekday of read.weekdays) {
      const on = (after: boolean): DayRule => ({ kind: 'holiday', which: 'public', after, weekday })
      read.exceptions.push(
        unclear(on(false)),
        ...(moved[1] ? [/평일/.test(moved[1]) ? unclear(on(true)) : closed(on(true))] : []),
      )
    }
    read.notes.push(moved[0].replaceAll(/^[\s(,]+|[\s)]+$/g, ''))
  }
  return {
    ...read,
    notes: read.notes.slice(0, 8),
    tellsOfHolidays: moved !== null || /공휴일|명절|설|추석|연휴/.test(rest),
  }
})

/** "법정공휴일 매주 토, 일" forgets its comma; "1, 3째주 일요일" and "2,4째주" have one too many. */
const partsOf = (text: string): string[] =>
  text
    .replaceAll(CLOSED_WORD, ', ')
    .replaceAll(/[()]/g, ', ')
    .replace(/(?<![,\s]|[하동]절기|[하동]계|수기|방학|기간|봄|여름|가을|겨울|\d월|\d일)\s+(?=매주)/g, ', ')
    .replace(/(\d)\s*,\s*(?=\d째)/g, '$1·')
    .replace(/(첫째|둘째|셋째|넷째)\s*,\s*(?=첫째|둘째|셋째|넷째|마지막)/g, '$1·')
    .split(/[,\n/]/)
    .map((part) => part.trim())
    .filter(Boolean)

interface Context {
  season: SeasonSpec
  /** Weekdays named after it, perhaps closed in this season only. */
  weekdays: Set<Day>
  /** Whether the weekdays stand in one phrase with it: then it isn't closed as a whole. */
  joined: boolean
}

function readParts(parts: readonly string[]): ClosedDays {
  const days = new Set<Day>()
  const contexts: Context[] = []
  const dateNotes: string[] = []
  const notes: string[] = []
  const exceptions: Exception[] = []
  let known = true
  parts.forEach((part, index) => {
    const { season, rest } = leadingSeason(part)
    const weekly = rest === '' ? null : readWeekdays(rest)
    const weeks = someWeeks(rest)
    if (season) {
      contexts.push({ season, weekdays: new Set(weekly), joined: weekly !== null })
      notes.push(part)
      if (rest !== '' && !weekly) known = false
    } else if (weeks) {
      exceptions.push(...weeks.map(closed))
      notes.push(part)
    } else if (weekly) {
      const last = contexts.at(-1)
      for (const day of weekly) (last?.weekdays ?? days).add(day)
      if (last) notes[notes.length - 1] = `${notes.at(-1)}, ${part}`
    } else {
      const special = specialDays(part, extentOf(parts.slice(index + 1)))
      if (special) {
        exceptions.push(...special.surely.map(closed), ...special.perhaps.map(unclear))
        dateNotes.push(part)
      } else if (OWN_DAYS.test(part)) dateNotes.push(part)
      else {
        known = false
        notes.push(part)
      }
    }
  })
  exceptions.push(...seasonal(contexts, days))
  const words = [...(dateNotes.length > 0 ? [dateNotes.join(', ')] : []), ...notes]
  return {
    weekdays: inOrder(days),
    exceptions,
    notes: words.map((note) => (/휴무|휴관|변동/.test(note) ? note : `${note} 휴무`)),
    known,
    tellsOfHolidays: false,
  }
}

/** 설, 추석 당일: what the last of a list of feasts says holds for all. */
function extentOf(following: readonly string[]): string {
  const end = following.find((part) => !/^(설날?|추석)$/.test(part))
  return /^(?:설날?|추석)?\s*(당일|연휴)$/.exec(end ?? '')?.[1] ?? ''
}

function leadingSeason(part: string): { season: SeasonSpec | null; rest: string } {
  for (const [pattern, read] of [
    [SEASON_WORD, wordSeason],
    [MONTH_LIST, monthSeason],
  ] as const) {
    pattern.lastIndex = 0
    const match = pattern.exec(part)
    const season = match && read(match[0])
    if (match && season)
      return {
        season,
        rest: part
          .slice(match[0].length)
          .replace(/^\s*매주/, '')
          .trim(),
      }
  }
  return { season: null, rest: part }
}

/** What seasons leave unclear: weekdays that are closed in some of them, and whether it is closed for the whole of one. */
function seasonal(contexts: readonly Context[], weekly: Set<Day>): Exception[] {
  if (contexts.length === 0) return []
  const withWeekdays = contexts.filter(({ weekdays }) => weekdays.size > 0)
  const both = withWeekdays.length > 1 ? withWeekdays : []
  const [first] = both
  // "하절기 매주 월, 동절기 매주 월, 화": Mondays are closed all the year.
  for (const day of first?.weekdays ?? []) if (both.every(({ weekdays }) => weekdays.has(day))) weekly.add(day)
  const doubtful = new Set(withWeekdays.flatMap(({ weekdays }) => [...weekdays]).filter((day) => !weekly.has(day)))
  return [
    ...[...doubtful].map((day) => unclear(everyWeek(day))),
    ...contexts
      .filter(({ joined }) => !joined)
      .flatMap(({ season: { surely, perhaps }, weekdays }) => [
        // "12~2월, 매주 월요일" may mean the winter and all Mondays, or the Mondays of the winter.
        ...surely.map((dates) => (weekdays.size > 0 ? unclear : closed)({ kind: 'dates', dates })),
        ...perhaps.map((dates) => unclear({ kind: 'dates', dates })),
      ]),
  ]
}
