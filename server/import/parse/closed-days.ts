import type { Day } from '../../../contract/time/days.ts'
import type { DayRule, Exception } from '../../../contract/time/hours.ts'
import { dayWord, inOrder, readWeekdays } from './days.ts'
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
/** A weekly closure that moves, or that isn't one, when it falls on a holiday: "(단, 월요일이 공휴일인 경우 다음 날)", "(공휴일 제외)". */
const MOVED = new RegExp(
  [
    String.raw`[(,]?\s*(?:단,?\s*)?(?:(?:[일월화수목금토]요일|휴(?:무|관|장)일)이\s*)?(?:법정\s*)?공휴일`,
    '(?:',
    String.raw`(?:(?:인|일|과\s*겹(?:칠|치는))\s*(?:경우|때)(?:에는|엔|에)?|이면|과\s*겹치면),?\s*(?:그\s*)?(?:(다음\s*(?:날|평일)|익일)|(?:정상\s*)?(?:영업|운영|개관|개방))(?:\s*(?:휴무|휴관|휴장))?`,
    String.raw`|(?:은|에는|엔)?\s*(제외|(?:정상\s*)?(?:영업|운영|개관|개방))(?![가-힣])`,
    String.raw`)\s*\)?`,
  ].join(''),
)
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
    read.notes.push(moved[2] ? `휴무: ${text}` : moved[0].replaceAll(/^[\s(,]+|[\s)]+$/g, ''))
    // What the words on holidays belong to isn't known.
    if (read.weekdays.length === 0) read.known = false
  }
  if (!read.known) read.notes = [/휴[무관장원점진]/.test(text) ? text : `휴무: ${text}`]
  return {
    ...read,
    notes: read.notes.slice(0, 8),
    tellsOfHolidays: moved !== null || /공휴일|명절|설|추석|연휴/.test(rest),
  }
})

/** What a source writes in a field for closed days, so that it says so by itself. */
const closedInWords = (text: string) => (/휴[무관장원점진]|변동/.test(text) ? text : `${text} 휴무`)

/** "일요일 및 공휴일", "설·추석 당일". */
const DAYS_TOGETHER =
  /([일월화수목금토]요일|공휴일|설날?|추석|구정|신정|당일|연휴|\d일)\s*(?:[·&]|및|[와과](?=\s))\s*(?=[가-힣\d])/g

/** "법정공휴일 매주 토, 일" forgets its comma; "1, 3째주 일요일" and "2,4째주" have one too many. */
const partsOf = (text: string): string[] =>
  text
    .replaceAll(CLOSED_WORD, ', ')
    .replaceAll(/[()]/g, ', ')
    .replace(/(?<![,\s]|[하동]절기|[하동]계|수기|방학|기간|봄|여름|가을|겨울|\d월|\d일)\s+(?=매주)/g, ', ')
    .replace(/(\d(?:번?째)?)\s*,\s*(?=\d\s*번?째)/g, '$1·')
    .replace(DAYS_TOGETHER, '$1, ')
    .replace(/([첫둘셋넷]째|[첫두세네]\s*번째)\s*,\s*(?=[첫둘셋넷]째|[두세네]\s*번째|마지막)/g, '$1·')
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
  const extents = extentsOf(parts)
  parts.forEach((part, index) => {
    const { season, rest } = leadingSeason(part)
    const weekly = rest === '' ? null : (readWeekdays(rest) ?? weekPart(rest))
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
      // A holiday is no 평일: it may be open then.
      if (isWorkingDays(rest))
        exceptions.push(unclear({ kind: 'holiday', which: 'public', after: false, weekday: null }))
    } else {
      const special = specialDays(part, extents[index])
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
    notes: words.map(closedInWords),
    known,
    tellsOfHolidays: false,
  }
}

const isWorkingDays = (text: string) => /^(평일|주중)$/.test(text)

/** 평일 or 주말 as a list of weekdays. */
const weekPart = (text: string): Day[] | null => (isWorkingDays(text) || text === '주말' ? dayWord(text) : null)

/** For each part what a list of feasts says at its end: in "설, 추석 당일" the last word holds for all. */
function extentsOf(parts: readonly string[]): string[] {
  let extent = ''
  const fromBehind = parts.toReversed().map((part) => {
    const own = extent
    if (!/^(설날?|추석)$/.test(part)) extent = /^(?:설날?|추석)?\s*(당일|연휴)$/.exec(part)?.[1] ?? ''
    return own
  })
  return fromBehind.reverse()
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
