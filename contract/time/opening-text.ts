import type { Hours, Period } from './hours.ts'
import { DAY, type OpenState, spansOn } from './opening.ts'
import { dateRanges, monthDay } from './opening-days.ts'

const WEEKDAY_NAME = ['일', '월', '화', '수', '목', '금', '토'] as const

/** 870 → "14:30". */
export const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function turnText({ weekday, minute, inDays }: NonNullable<OpenState['closesAt']>): string {
  if (inDays === 0) return clockText(minute)
  if (inDays === 1) return `내일 ${clockText(minute)}`
  return `${inDays > 6 ? '다음 주 ' : ''}${WEEKDAY_NAME[weekday]}요일 ${clockText(minute)}`
}

/** "영업 중 · 22:00까지", "영업 종료 · 내일 10:00에 열어요", "24시간 영업", "영업시간 확인 필요". */
export function openText({ state, closesAt, opensAt, certain }: OpenState): string {
  if (state === 'stay') return ''
  if (state === 'unknown') return '영업시간 확인 필요'
  if (state === 'open') {
    if (!closesAt) return '24시간 영업'
    return certain ? `영업 중 · ${turnText(closesAt)}까지` : `영업 중 · ${turnText(closesAt)} 이후는 확인 필요`
  }
  if (opensAt) return `영업 종료 · ${turnText(opensAt)}에 열어요`
  return certain ? '휴업 중' : '영업 종료 · 여는 시간 확인 필요'
}

/** "체크인 15:00 · 체크아웃 11:00"; '' if it isn't a lodging. */
export const stayText = ({ stay }: Pick<Hours, 'stay'>): string =>
  stay ? `체크인 ${clockText(stay.checkIn)} · 체크아웃 ${clockText(stay.checkOut)}` : ''

export interface HoursRow {
  weekday: number
  /** "월" */
  name: string
  /** "10:00~14:00, 15:00~다음 날 02:00", "24시간", "휴무", "확인 필요" */
  text: string
  today: boolean
}

export interface HoursTable {
  /** "하절기"; null for the hours of the whole year, or of its remainder. */
  season: string | null
  /** Whether it surely applies today. */
  current: boolean
  /** Monday first. */
  rows: HoursRow[]
}

/** The weekly tables of a place, today's season first; none if the hours are unknown. @param today ISO date, '' if it isn't known */
export function hoursTables(hours: Hours, today: string): HoursTable[] {
  const { periods, seasons = [], exceptions = [] } = hours
  const todayWeekday = today === '' ? -1 : new Date(today).getUTCDay()
  const unknown = new Set(
    exceptions.flatMap(({ on, spans }) => (on.kind === 'week' && on.nth.length === 0 && !spans ? [on.weekday] : [])),
  )
  const rows = (table: readonly Period[]): HoursRow[] =>
    [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
      const own = spansOn(table, weekday).sort((a, b) => a.open - b.open)
      const text = own.map(spanText).join(', ') || (unknown.has(weekday) ? '확인 필요' : '휴무')
      return { weekday, name: WEEKDAY_NAME[weekday] ?? '', text, today: weekday === todayWeekday }
    })
  const day = today === '' ? 0 : monthDay(today)
  const named = seasons.map((season) => ({
    season: season.name,
    current: season.surely.flatMap(dateRanges).some(([from, end]) => day >= from && day < end),
    rows: rows(season.periods),
  }))
  const inSeason = named.some(({ current }) => current)
  const rest = periods ? [{ season: null, current: !inSeason, rows: rows(periods) }] : []
  return [...rest, ...named].sort((a, b) => Number(b.current) - Number(a.current))
}

function spanText({ open, close }: { open: number; close: number }): string {
  if (open === 0 && close === DAY) return '24시간'
  return `${clockText(open)}~${close > DAY ? `다음 날 ${clockText(close - DAY)}` : clockText(close)}`
}
