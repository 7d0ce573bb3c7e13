import { ALL_DAYS, type Day, HOLIDAY, WEEKDAYS, WEEKEND } from '../../../contract/time/days.ts'

/** Each once, Sunday first. */
export const inOrder = (days: Iterable<Day>): Day[] => [...new Set(days)].sort((a, b) => a - b)

const LETTERS = '일월화수목금토'

/** "수" or "수요일" → 3; anything else → null. */
function weekdayOf(text: string): Day | null {
  const index = /^[일월화수목금토](요일)?$/.test(text) ? LETTERS.indexOf(text.charAt(0)) : -1
  return index < 0 ? null : (index as Day)
}

/** 수~월 → 3 4 5 6 0 1: ranges run round the end of the week. */
function weekdayRange(from: Day, to: Day): Day[] {
  const days: Day[] = [from]
  for (let day = from; day !== to && days.length < 7;) {
    day = ((day + 1) % 7) as Day
    days.push(day)
  }
  return days
}

/** "월수금", "토일": the days of a week in their order, without a comma. Not 금일 (today), 수일 (some days) and 월일 (a date). */
export const WEEKDAY_RUN = '(?!(?:금일|수일|월일)(?![가-힣]))(?=[월화수목금토일]{2})월?화?수?목?금?토?일?(?![가-힣])'
const RUN = new RegExp(`^${WEEKDAY_RUN}$`)

/** A list of weekdays and ranges ("월~화,목~금,일", "매주 토, 일"); null when anything else stands in it. */
export function readWeekdays(text: string): Day[] | null {
  const days = new Set<Day>()
  for (const part of text.replace(/매주|마다/g, ' ').split(/[\s,·/및]+/)) {
    if (!part) continue
    if (RUN.test(part)) {
      for (const letter of part) days.add(LETTERS.indexOf(letter) as Day)
      continue
    }
    const ends = part.split('~')
    const from = weekdayOf(ends[0] ?? '')
    const to = ends.length === 1 ? from : weekdayOf(ends[1] ?? '')
    if (from === null || to === null || ends.length > 2) return null
    for (const day of weekdayRange(from, to)) days.add(day)
  }
  return days.size > 0 ? inOrder(days) : null
}

/** One word for days as rules use it: 평일, 주말, 공휴일, 금요일, 매일. */
export function dayWord(word: string): Day[] | null {
  if (/^(평일|주중)$/.test(word)) return [...WEEKDAYS]
  if (word === '주말') return [...WEEKEND]
  if (/^(법정)?공휴일$/.test(word)) return [HOLIDAY]
  if (word === '매일') return [...ALL_DAYS]
  const day = word.endsWith('요일') ? weekdayOf(word) : null
  return day === null ? null : [day]
}

export const DAY_WORD = /평일|주중|주말|법정공휴일|공휴일|매일|[일월화수목금토]요일/
