import type { Day } from '../../../contract/days.ts'
import { inOrder, readWeekdays } from './days.ts'
import { clean, remembered, isNoInformation } from './text.ts'

export interface ClosedDays {
  /** Closed every week on these, 0 … 6. */
  weekdays: Day[]
  /** Closures that no weekly table can say ("설, 추석 당일", "격주 일요일"). */
  notes: string[]
  /** Closed for a part of the year, or on days that depend on the season: the table alone would be wrong for months. */
  seasonal: boolean
  /** The text says, in full, when it is closed: a day that isn't named is open. */
  known: boolean
}

const SEASON =
  /하절기|동절기|하계|동계|성수기|비수기|방학|봄|여름|가을|겨울|\d{1,2}\s*월?\s*(?:\d{1,2}일)?\s*~\s*\d{1,2}\s*월(?:\s*\d{1,2}일)?/
const NEVER = /^(연중\s*무휴|무휴|휴무\s*없음|연중\s*개방|없음)$/
/** Some of a weekday's dates: 격주 일요일, 2, 4째주 월요일, 마지막주 화요일, 첫째주 월요일, 매월 마지막 수요일. */
const SOME_WEEKS = /격주|째\s*주|주차|마지막\s*주?|첫째|둘째|셋째|넷째|[1-5]\s*번째/
const DATES =
  /^(?:\d{1,2}월\s*\d{1,2}일|신정|설날?|추석|구정|명절|성삼일|부활절|성탄절|크리스마스|개교기념일|창립기념일|근로자의\s*날|설|연휴|당일|전날|다음날|(?:법정\s*)*공휴일(?:\s*다음날)?|임시\s*공휴일|[/·및\s]|휴무|휴관|휴장|휴원)+$/

/** When a place is closed, from texts such as "1월1일, 설, 추석 당일, 매주 월요일". */
export const readClosedDays = remembered((source: string): ClosedDays => {
  const result: ClosedDays = { weekdays: [], notes: [], seasonal: false, known: false }
  const text = clean(source)
    .replace(/월\s*요일/g, '월요일')
    .replace(/법정\s*(?=법정)/g, '')
    .replace(/\s*(휴무|휴관|휴장)$/g, '')
  if (NEVER.test(text) && text !== '없음') return { ...result, known: true }
  if (isNoInformation(source)) return result

  result.known = true
  const notes: string[] = []
  const days = new Set<Day>()
  // "법정공휴일 매주 토, 일" forgets its comma; "1, 3째주 일요일" and "2,4째주" have one too many.
  const parts = text
    .replace(/(?<![,\s])\s+(?=매주)/g, ', ')
    .replace(/(\d)\s*,\s*(?=\d째)/g, '$1·')
    .split(/[,\n/]/)
    .map((part) => part.trim())
    .filter(Boolean)
  let season = ''
  for (const part of parts) {
    const weekly = readWeekdays(part.replace(SEASON, '').trim())
    if (SEASON.test(part)) {
      result.seasonal = true
      season = part
      notes.push(part)
    } else if (SOME_WEEKS.test(part)) {
      notes.push(part)
      season = ''
    } else if (weekly && (!season || part.startsWith('매주'))) {
      for (const day of weekly) days.add(day)
      season = ''
      // What follows a season without 매주 belongs to it: "동절기 매주 월,화", "12월 1일~3월 31일, 매주 월, 화".
    } else if (weekly) notes[notes.length - 1] = `${notes.at(-1)}, ${part}`
    else {
      notes.push(part)
      if (!DATES.test(part)) result.known = false
    }
  }
  result.weekdays = inOrder(days)
  // "12~2월, 매주 월요일" may mean the Mondays of the winter, or the winter and all Mondays: said as it stands.
  result.notes = days.size > 0 && result.seasonal ? [text] : joinDates(notes)
  return result
})

/** 설 · 추석 당일 belong together again, which the commas had parted. */
function joinDates(notes: string[]): string[] {
  const dates = notes.filter((note) => DATES.test(note))
  const others = notes.filter((note) => !DATES.test(note))
  return [
    ...(dates.length > 0 ? [`${dates.join(', ')} 휴무`] : []),
    ...others.map((note) => (/휴|변동/.test(note) ? note : `${note} 휴무`)),
  ]
}
