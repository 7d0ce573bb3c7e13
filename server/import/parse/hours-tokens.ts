import type { Day } from '../../../contract/time/days.ts'
import type { DayRule, Span } from '../../../contract/time/hours.ts'
import { readWeekdays, WEEKDAY_RUN } from './days.ts'
import { MONTH_LIST, monthSeason, SEASON_WORD, type SeasonSpec, wordSeason } from './seasons.ts'
import { SOME_WEEKS, someWeeks, specialDays } from './special-days.ts'

/** The words of a text on opening hours. Every letter belongs to one of them, or the text isn't read at all. */
export type HoursToken =
  | { type: 'days'; days: Day[]; working: boolean }
  | { type: 'special'; surely: DayRule[]; perhaps: DayRule[] }
  | { type: 'season'; season: SeasonSpec }
  /**
   * `readings`: one, or two where the sun decides: the shortest and the longest day. `always`: round the clock, by a word that may just mean
   * "every day" ("상시") or by the clock ("24시간").
   */
  | { type: 'span'; readings: Span[]; end: number; always?: 'word' | 'clock' }
  | { type: 'break'; span: Span; end: number }
  | { type: 'closed'; end: number }
  | { type: 'note'; text: string; end: number }
  /** "그 외": the rest of the year. */
  | { type: 'otherSeason' }
  | { type: 'open' | 'shut' | 'comma' | 'never' }

const CLOCK = String.raw`(?:(오전|오후|낮|밤|저녁|새벽|아침|AM|PM|am|pm)\s*)?(\d{1,2})\s*(?:[:;]\s*(\d{2})|시(?:\s*(\d{1,2})\s*분|\s*(반))?)(?!\d)`
/** "10:30AM", "8 p.m." */
const ENGLISH = String.raw`(\d{1,2})(?:\s*:\s*(\d{2}))?\s*([AaPp])\.?[Mm]\b\.?`
const SUN = String.raw`(일출|일몰|해\s*뜰\s*때|해\s*질\s*때)(?:\s*시(?!\s*간))?(?:\s*(\d{1,3})\s*(시간|분)\s*(전|후))?`
const POINT = String.raw`(?:${ENGLISH}|${CLOCK}|${SUN}|(정오|자정))`
/** Named by place, since both ends have the same groups. */
const GROUPS = 13
const SPAN = new RegExp(
  String.raw`${POINT}\s*(?:(?:부터|에서)\s*[~-]?|[~-])\s*(?:(?:다음\s*날|익일|명일)\s*)?${POINT}(?:\s*까지)?`,
  'y',
)
const BREAK = String.raw`(?:휴게|휴식|브레이크\s*타임|브레이크|B\.?T\.?(?![A-Za-z])|break\s*time|점심|준비|재료\s*준비)\s*(?:시간)?`
const BREAK_WORD = new RegExp(String.raw`${BREAK}\s*:?\s*`, 'iy')
/** "(15:00~16:30 브레이크타임)" */
const BREAK_BEHIND = new RegExp(String.raw`\s*${BREAK}\s*(?=[)\]]|$)`, 'iy')

const LAST_WORD = String.raw`(?:라스트\s*오더|last\s*order|L\.?O\.?|주문\s*마감|입장\s*마감|마지막\s*(?:입장|주문)|매표\s*(?:마감|종료)?|발권\s*마감|접수\s*마감|입장은?|관람\s*입장)`
const CLOSING = String.raw`(?:마감|종료|폐장|폐관|관람\s*종료)\s*\d{1,2}\s*(?:시간|분)\s*전`
/** What ends before the hours do, in either order of word and clock. */
const NOTE = new RegExp(
  [
    String.raw`${LAST_WORD}\s*:?\s*(?:시간\s*)?(?:(?:마감|종료|폐장|폐관)\s*)?(?:\d{1,2}\s*(?:시간|분)\s*전|${CLOCK})(?:\s*(?:까지|마감|가능))*`,
    String.raw`${CLOCK}\s*(?:까지\s*)?${LAST_WORD}(?:\s*(?:마감|가능))*(?![가-힣])`,
    String.raw`${CLOSING}(?:까지)?\s*(?:입장|매표|주문|접수)?\s*(?:마감|가능)?`,
    String.raw`(?:우천|강우|강설|기상\s*악화|악천후|폭염|손님\s*없을|상황)\s*(?:시|에\s*따라)(?:에는)?\s*(?:조기\s*(?:마감|종료)|단축\s*운영)(?:\s*(?:가능|할\s*수\s*있음|될\s*수\s*있음))?`,
    String.raw`재료\s*소진\s*시(?:\s*까지|\s*(?:조기\s*|영업\s*)?(?:마감|종료))?`,
  ].join('|'),
  'iy',
)
/** "점심 11:30~15:00, 저녁 17:00~21:30": both are served; the break is between. */
const SITTING =
  /(?:점심|런치|중식|lunch)\s*:?\s*(?=\d{1,2}:\d{2}\s*[~-]\s*\d{1,2}:\d{2}\s*[,/·]?\s*(?:저녁|디너|석식|dinner))|(?:저녁|디너|석식|dinner)\s*:?\s*(?=(?:1[3-9]|2\d):\d{2}\s*[~-])/iy
const LABEL =
  /(?:운영|영업|이용|관람|진료|개방|개장)\s*시간(?:은\s|\s|\s*:)\s*|(?:운영|영업|이용|관람|진료|개방|개장|평상시|상시)\s*:\s*/y
/** Behind hours: they are when that is done. */
const TAIL = /(?:정상\s*)?(?:운영|영업|진료|개방|개장|관람|이용)(?:\s*가능)?(?:합니다|해요|함)?(?![가-힣])/y
const WEEKDAY = String.raw`(?:${WEEKDAY_RUN}|[일월화수목금토](?:요일)?)`
const WEEKDAYS = new RegExp(
  String.raw`(?:매일|(?:평일|주중)(?:\s*\(\s*월\s*[~-]\s*금\s*\))?|주말(?:\s*\(\s*토\s*[~,·-]\s*일\s*\))?|(?:매주\s*)?${WEEKDAY}(?:\s*[~-]\s*${WEEKDAY})?(?:\s*[,·/]\s*${WEEKDAY}(?:\s*[~-]\s*${WEEKDAY})?(?![가-힣]))*)(?![가-힣])`,
  'y',
)
const SPECIAL =
  /(?:법정\s*)?공휴일|국경일|(?:설날?|추석|명절)(?:\s*(?:당일|연휴))?|신정|크리스마스|성탄절|(?:\d{1,2}월\s*\d{1,2}일)(?!\s*~)/y

/** Sunrise and sunset anywhere in Korea, all the year, minutes of the day, with some minutes to spare (decision 0246). */
const SUNRISE = { earliest: 290, latest: 485 }
const SUNSET = { earliest: 1005, latest: 1210 }

interface Point {
  early: number
  late: number
  /** Says which half of the day. */
  marked: boolean
  /** Does so as 13 to 24 do, on the clock of 24 hours. */
  byNumber: boolean
  afternoon: boolean
}

function pointOf(groups: readonly (string | undefined)[]): Point | null {
  const [hour12, minute12, letter, half, hour, colon, minute, halfPast, sun, shift, unit, side, noon] = groups
  if (letter) return clockPoint({ half: /a/i.test(letter) ? '오전' : '오후', hour: Number(hour12), minute: minute12 })
  if (noon) return atMinute(noon === '정오' ? 720 : 1440)
  if (sun) {
    const by = Number(shift ?? 0) * (unit === '시간' ? 60 : 1) * (side === '전' ? -1 : 1)
    const { earliest, latest } = /일출|뜰/.test(sun) ? SUNRISE : SUNSET
    return { ...atMinute(earliest + by), late: latest + by }
  }
  return clockPoint({
    half,
    hour: Number(hour),
    minute: halfPast ? '30' : (colon ?? minute),
    hasColon: colon !== undefined,
  })
}

const atMinute = (minute: number): Point => ({
  early: minute,
  late: minute,
  marked: true,
  byNumber: false,
  afternoon: false,
})

interface Clock {
  half: string | undefined
  hour: number
  minute: string | undefined
  hasColon?: boolean
}

function clockPoint({ half = '', hour, minute, hasColon = false }: Clock): Point | null {
  const afternoon = /오후|밤|저녁|PM|pm/.test(half) || (half === '낮' && hour < 6)
  const isMorning = /오전|새벽|아침|AM|am/.test(half)
  const hours = afternoon && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour
  const minutes = Number(minute ?? 0)
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return null
  // "10:00" is of 24 hours, "9:00" nearly always; "9시" needn't be.
  const marked = half !== '' || hasColon || hours > 12
  return { ...atMinute(hours * 60 + minutes), marked, byNumber: half === '' && hours > 12, afternoon }
}

const MORNING = 300
const EVENING = 1020

/** The span between two points, in one or two readings; null if it can't be told which half of the day is meant. */
function spansBetween(from: Point, to: Point): Span[] | null {
  const sun = from.early !== from.late || to.early !== to.late
  let { early: shortest, late: longest } = to
  // "오후 2시~6시" goes on to 18:00.
  if (from.afternoon && !to.marked && to.early < 720 && to.early + 720 > from.early) {
    shortest += 720
    longest += 720
  } else if (from.marked !== to.marked && !sun && !isMorningBefore(from, to)) return null
  // "2시~6시" may be of the afternoon.
  if (!from.marked && !to.marked && to.early <= 720) return null
  if (from.early === to.early && !sun) return null
  const wraps = longest <= from.early
  if (wraps && (sun || !from.marked || !to.marked)) return null
  // 10:30~5:30 is more likely a slip for 17:30 than an opening until the next morning.
  if (wraps && longest > MORNING && from.early < EVENING) return null
  if (from.early < 0 || from.late >= 1440 || longest > 1440 || (sun && shortest <= from.late)) return null
  if (!sun) return [{ open: from.early, close: wraps ? longest + 1440 : longest }]
  return [
    { open: from.late, close: shortest },
    { open: from.early, close: longest },
  ]
}

/**
 * "10시~22시" counts to 24, so its beginning does; and of "10시~오후 8시" only the morning comes before the end.
 */
const isMorningBefore = (from: Point, to: Point) =>
  !from.marked &&
  ((from.early === 0 && to.byNumber) ||
    (from.early >= MORNING && (to.byNumber || (to.afternoon && from.early + 720 >= to.early))))

/** The words of a text; null if a part of it is none of them. */
export function hoursTokens(text: string): HoursToken[] | null {
  const tokens: HoursToken[] = []
  let at = 0
  const eat = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match?.[0]) at += match[0].length
    return match?.[0] ? match : null
  }
  const span = (): Span[] | null | undefined => {
    const match = eat(SPAN)
    if (!match) return undefined
    const from = pointOf(match.slice(1, 1 + GROUPS))
    const to = pointOf(match.slice(1 + GROUPS))
    return from && to && spansBetween(from, to)
  }
  while (at < text.length) {
    if (eat(/\s+/y)) continue
    const mark = eat(/[,·/※*\n]|[()[\]]|[:;]|(?:및|그리고)(?![가-힣])/y)?.[0]
    if (mark) {
      tokens.push({ type: /[([]/.test(mark) ? 'open' : /[)\]]/.test(mark) ? 'shut' : 'comma' })
      continue
    }
    const note = eat(NOTE)
    if (note) {
      tokens.push({ type: 'note', text: note[0].trim(), end: at })
      continue
    }
    if (eat(LABEL) || eat(SITTING)) continue
    if (tokens.at(-1)?.type === 'span' && eat(TAIL)) continue
    if (eat(BREAK_WORD)) {
      const spans = span()
      const [only] = spans ?? []
      if (spans?.length !== 1 || !only) return null
      tokens.push({ type: 'break', span: only, end: at })
      continue
    }
    const readings = span()
    if (readings === null) return null
    if (readings) {
      const [only] = readings
      if (eat(BREAK_BEHIND)) {
        if (readings.length !== 1 || !only) return null
        tokens.push({ type: 'break', span: only, end: at })
      } else tokens.push({ type: 'span', readings, end: at })
      continue
    }
    const always = eat(
      /24\s*시(?:간)?\s*(?:영업|운영|진료|개방|이용)?|(?:연중\s*)?상시\s*(?:개방|이용\s*가능|운영|가능|이용)?|연중\s*개방|종일\s*(?:개방)?/y,
    )
    if (always) {
      const by = /상시|연중/.test(always[0]) ? 'word' : 'clock'
      tokens.push({ type: 'span', readings: [{ open: 0, close: 1440 }], end: at, always: by })
      continue
    }
    if (eat(/연중\s*무휴|연중/y)) {
      tokens.push({ type: 'never' })
      continue
    }
    if (eat(/(?:정기\s*)?(?:휴무|휴관|휴장|휴원|휴진|휴점)(?:일)?(?![가-힣])/y)) {
      tokens.push({ type: 'closed', end: at })
      continue
    }
    if (eat(/(?:그\s*외|나머지)(?:\s*(?:기간|계절|시기|월|달))?(?:에는|은)?(?![가-힣])/y)) {
      tokens.push({ type: 'otherSeason' })
      continue
    }
    const token = dayToken(eat)
    if (!token) return null
    tokens.push(token)
  }
  return withoutAlways(tokens)
}

/** "상시 10:00~18:00" is every day from 10 to 18; "24시간 10:00~18:00" contradicts itself. */
function withoutAlways(tokens: readonly HoursToken[]): HoursToken[] | null {
  const isMark = ({ type }: HoursToken) => type === 'open' || type === 'shut' || type === 'comma'
  const words = tokens.filter((token) => !isMark(token))
  const isClock = (token: HoursToken | undefined) => token?.type === 'span' && !token.always
  const beside = (token: HoursToken) => [-1, 1].some((step) => isClock(words[words.indexOf(token) + step]))
  const doubled = tokens.filter((token) => token.type === 'span' && token.always && beside(token))
  if (doubled.some((token) => token.type === 'span' && token.always === 'clock')) return null
  return tokens.map((token) => (doubled.includes(token) ? { type: 'never' } : token))
}

function dayToken(eat: (pattern: RegExp) => RegExpExecArray | null): HoursToken | null {
  const weeks = eat(SOME_WEEKS)
  if (weeks) {
    const rules = someWeeks(weeks[0])
    return rules && { type: 'special', surely: rules, perhaps: [] }
  }
  // What day it is changes with the programme of the year: named, not evaluated.
  if (eat(/문화가\s*있는\s*날/y)) {
    return { type: 'special', surely: [], perhaps: [{ kind: 'week', weekday: 3, nth: [0], calendar: true }] }
  }
  const months = eat(MONTH_LIST)
  if (months) {
    const season = monthSeason(months[0])
    return season && { type: 'season', season }
  }
  const word = eat(SEASON_WORD)
  if (word) {
    const season = wordSeason(word[0])
    return season && { type: 'season', season }
  }
  const special = eat(SPECIAL)
  if (special) {
    const days = specialDays(special[0])
    return days && { type: 'special', ...days }
  }
  const named = eat(WEEKDAYS)?.[0]
  if (!named) return null
  if (named === '매일') return { type: 'days', days: [0, 1, 2, 3, 4, 5, 6], working: false }
  if (/^(평일|주중)/.test(named)) return { type: 'days', days: [1, 2, 3, 4, 5], working: true }
  if (named.startsWith('주말')) return { type: 'days', days: [0, 6], working: false }
  const days = readWeekdays(named.replaceAll('-', '~').replaceAll(/\s/g, ''))
  return days && { type: 'days', days, working: false }
}
