import { HOLIDAY, type Moment } from './days.ts'
import type { Hours } from './hours.ts'

/** A minute of the coming week, counted from a given moment. */
interface Turn {
  weekday: number
  /** 0 … 1440; 1440 is a closing at midnight, which people call 24:00 of the previous day. */
  minute: number
  /** Calendar days after the moment's day: 0 today, 1 tomorrow. */
  inDays: number
}

export interface OpenState {
  state: 'open' | 'closed' | 'unknown'
  /** Null if it is closed or open around the clock. */
  closesAt: Turn | null
  /** Null if it is open or never opens. */
  opensAt: Turn | null
}

const DAY = 1440
const WEEK = 7 * DAY

/**
 * Is it open? By the weekly table, except on days for which the notes state otherwise: public holidays, and weekdays on which it is
 * closed in some weeks. Then the result is unknown.
 */
export function openState(hours: Hours, moment: Moment): OpenState {
  if (!hours.periods || hours.notes.some((note) => isOfDay(note, moment))) {
    return { state: 'unknown', closesAt: null, opensAt: null }
  }
  const now = moment.weekday * DAY + moment.minute
  const spans = spansOfWeeks(hours.periods)
  const current = spans.find(({ start, end }) => start <= now && now < end)
  if (current) {
    const always = current.end - current.start >= WEEK
    return { state: 'open', closesAt: always ? null : turn(current.end, moment, 'closing'), opensAt: null }
  }
  const next = spans.find(({ start }) => start > now)
  return { state: 'closed', closesAt: null, opensAt: next ? turn(next.start, moment, 'opening') : null }
}

/** 설 as a separate word: 시설 점검 is no holiday. */
const OF_HOLIDAYS = /공휴일|명절|연휴|설날|(?:^|[^가-힣])설(?:$|[^가-힣]|당일)|추석|신정|1월\s*1일/

/** Some dates of a weekday: 격주 일요일, 2·4째주 금요일, 매월 마지막 수요일. */
const SOME_WEEKS = /격주|째\s*주|주차|첫째|둘째|셋째|넷째|마지막|번째/
const WEEKDAY = /(?<![가-힣\d])([일월화수목금토])(?![가-힣])|([일월화수목금토])요일/g

function isOfDay(note: string, { day, weekday }: Moment): boolean {
  if (day === HOLIDAY && OF_HOLIDAYS.test(note)) return true
  if (!SOME_WEEKS.test(note)) return false
  const named = [...note.matchAll(WEEKDAY)].map(([, short, long]) => short ?? long)
  return named.includes(WEEKDAY_NAME[weekday])
}

interface Span {
  start: number
  end: number
}

/**
 * A period in minutes since the week's Sunday; its end may lie beyond the week. A closing before the opening belongs to the next day, and
 * a period is cut to one day, whatever the source states.
 */
export function periodSpan({ weekday, open, close }: NonNullable<Hours['periods']>[number]): Span {
  const start = weekday * DAY + open
  const minutes = close < open ? close + DAY - open : close - open
  return { start, end: start + Math.min(minutes, DAY) }
}

/**
 * Whether the weekly table has it open at `openAt` of a filter ("6-870"). Notes are ignored, as in the server's list: exceptions on some
 * days of the year are shown beside the hours.
 */
export function isOpenAt({ periods }: Hours, openAt: string): boolean {
  const [weekday = 0, minute = 0] = openAt.split('-').map(Number)
  const now = weekday * DAY + minute
  return (periods ?? []).some((period) => {
    const { start, end } = periodSpan(period)
    return (start <= now && now < end) || now + WEEK < end
  })
}

/** The table repeated over last week, this week and the next, in minutes since this week's Sunday; adjacent periods are merged. */
function spansOfWeeks(periods: NonNullable<Hours['periods']>): Span[] {
  const all = [-WEEK, 0, WEEK].flatMap((shift) =>
    periods.map((period) => {
      const { start, end } = periodSpan(period)
      return { start: shift + start, end: shift + end }
    }),
  )
  const spans: Span[] = []
  for (const span of all.sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else spans.push(span)
  }
  return spans
}

function turn(at: number, moment: Moment, kind: 'opening' | 'closing'): Turn {
  // A closing at midnight belongs to the day before.
  const day = kind === 'closing' ? Math.ceil(at / DAY) - 1 : Math.floor(at / DAY)
  return { weekday: (day + 7) % 7, minute: at - day * DAY, inDays: day - moment.weekday }
}

const WEEKDAY_NAME = ['일', '월', '화', '수', '목', '금', '토'] as const

/** 870 → "14:30". */
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function turnText({ weekday, minute, inDays }: Turn): string {
  if (inDays === 0) return clock(minute)
  if (inDays === 1) return `내일 ${clock(minute)}`
  return `${inDays > 6 ? '다음 주 ' : ''}${WEEKDAY_NAME[weekday]}요일 ${clock(minute)}`
}

/** "영업 중 · 22:00까지", "영업 종료 · 내일 10:00에 열어요", "24시간 영업", "영업시간 확인 필요". */
export function openText({ state, closesAt, opensAt }: OpenState): string {
  if (state === 'unknown') return '영업시간 확인 필요'
  if (state === 'open') return closesAt ? `영업 중 · ${turnText(closesAt)}까지` : '24시간 영업'
  return opensAt ? `영업 종료 · ${turnText(opensAt)}에 열어요` : '휴업 중'
}

export interface HoursRow {
  weekday: number
  /** "월" */
  name: string
  /** "10:00~14:00, 15:00~다음 날 02:00", "24시간", "휴무" */
  text: string
  today: boolean
}

/** The weekly table, Monday first; empty if the hours are unknown. */
export function hoursRows(hours: Hours, todayWeekday: number): HoursRow[] {
  const { periods } = hours
  if (!periods) return []
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
    const own = periods.filter((period) => period.weekday === weekday).sort((a, b) => a.open - b.open)
    const text = own.map(periodText).join(', ') || '휴무'
    return { weekday, name: WEEKDAY_NAME[weekday] ?? '', text, today: weekday === todayWeekday }
  })
}

function periodText({ open, close }: { open: number; close: number }): string {
  if (open === 0 && close === DAY) return '24시간'
  const end = close > open ? close : close + DAY
  return `${clock(open)}~${end > DAY ? `다음 날 ${clock(end - DAY)}` : clock(end)}`
}
