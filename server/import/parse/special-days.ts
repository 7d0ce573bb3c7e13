import type { Dates, DayRule } from '../../../contract/time/hours.ts'
import type { HolidayKind } from '../../../contract/time/korea-time.ts'
import { readWeekdays } from './days.ts'

/** Days of the year as sources name them, as rules. */

const FIXED: [RegExp, number][] = [
  [/^(신정|새해\s*첫날|1월\s*1일)$/, 101],
  [/^(삼일절|3[·.]1절)$/, 301],
  [/^(근로자의\s*날|노동절)$/, 501],
  [/^어린이\s*날$/, 505],
  [/^현충일$/, 606],
  [/^(제헌절)$/, 717],
  [/^광복절$/, 815],
  [/^개천절$/, 1003],
  [/^한글날$/, 1009],
  [/^(성탄절|크리스마스)$/, 1225],
]

const holiday = (which: HolidayKind, after = false): DayRule => ({ kind: 'holiday', which, after, weekday: null })
const dates = (day: number): DayRule => ({ kind: 'dates', dates: [day, day] satisfies Dates })

/** What a name of days means: `surely` these, `perhaps` those too ("추석": the day, or all three). */
export interface SpecialDays {
  surely: DayRule[]
  perhaps: DayRule[]
}

const FEASTS: Record<string, [day: HolidayKind, days: HolidayKind]> = {
  설: ['seollal', 'seollalDays'],
  추석: ['chuseok', 'chuseokDays'],
}

function feasts(names: readonly string[], extent: string): SpecialDays {
  const kinds = names.map((name) => FEASTS[name] as [HolidayKind, HolidayKind])
  const day = kinds.map(([one]) => holiday(one))
  const days = kinds.map(([, all]) => holiday(all))
  if (extent === '당일') return { surely: day, perhaps: [] }
  return extent === '연휴' ? { surely: days, perhaps: [] } : { surely: day, perhaps: days }
}

/**
 * "설", "추석 당일", "법정공휴일 다음날", "10월20일"; null if it names no known day. @param extent 당일 or 연휴, where a list says it at its end
 */
export function specialDays(text: string, extent = ''): SpecialDays | null {
  const name = text.trim().replace(/^(매년|법정\s*(?=법정))\s*/, '')
  if (/^(법정\s*)?(공휴일|국경일)$/.test(name)) return { surely: [holiday('public')], perhaps: [] }
  if (/^(법정\s*)?공휴일\s*(의\s*)?(다음\s*날|익일)$/.test(name))
    return { surely: [holiday('public', true)], perhaps: [] }
  if (/^(석가탄신일|부처님\s*오신\s*날)$/.test(name)) return { surely: [holiday('buddha')], perhaps: [] }
  const feast = /^(설날?|구정|추석|한가위|명절)\s*(당일|연휴|연휴\s*기간)?$/.exec(name)
  if (feast) {
    const said = feast[2] ? (feast[2] === '당일' ? '당일' : '연휴') : extent
    if (feast[1] === '명절') return feasts(['설', '추석'], said)
    return feasts([/추석|한가위/.test(name) ? '추석' : '설'], said)
  }
  const fixed = FIXED.find(([pattern]) => pattern.test(name))
  if (fixed) return { surely: [dates(fixed[1])], perhaps: [] }
  const date = /^(\d{1,2})월\s*(\d{1,2})일$/.exec(name)
  if (!date) return null
  const [month, day] = [Number(date[1]), Number(date[2])]
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { surely: [dates(month * 100 + day)], perhaps: [] } : null
}

const ORDINALS: Record<string, number> = { 첫: 1, 둘: 2, 두: 2, 셋: 3, 세: 3, 넷: 4, 네: 4, 다섯: 5, 마지막: 0 }
const NTH = String.raw`(?:(?:\d|첫|둘|셋|넷|다섯)(?:째|\s*번째)?|(?:두|세|네)\s*번째|마지막)`
const WEEKDAY = '[일월화수목금토](?:요일)?'
/** "2, 4째주 월요일", "매월 마지막 수", "첫째·셋째 주 토, 일", "격주 일요일". A bare number is none: "3월" is March. */
export const SOME_WEEKS = new RegExp(
  String.raw`(?:매월|매달)?\s*(?:격주|${NTH}(?:\s*[,·&와과및]\s*${NTH})*(?:\s*(?:째\s*)?(?:주차|주|번째)|(?<=째|마지막)))\s*(${WEEKDAY}(?:\s*[,·~]\s*${WEEKDAY}(?![가-힣]))*)(?![가-힣])`,
  'y',
)

/** The rules of "2, 4째주 월요일", one for each weekday; null if it is none. */
export function someWeeks(text: string): DayRule[] | null {
  SOME_WEEKS.lastIndex = 0
  const match = SOME_WEEKS.exec(text.trim())
  const weekdays = match && readWeekdays((match[1] ?? '').replaceAll(/\s/g, ''))
  if (!match || !weekdays || match[0].trim() !== text.trim()) return null
  const head = match[0].slice(0, match[0].length - (match[1] ?? '').length)
  const nth = head.includes('격주')
    ? []
    : [...head.replace(/매월|매달/, '').matchAll(/\d|첫|둘|두|셋|세|넷|네|다섯|마지막/g)].map(
        ([word]) => ORDINALS[word] ?? Number(word),
      )
  if (nth.some((week) => week > 5) || (nth.length === 0 && !head.includes('격주'))) return null
  const calendar = head.includes('주')
  return weekdays.map((weekday) => ({ kind: 'week', weekday, nth, calendar }))
}
