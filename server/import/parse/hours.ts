import type { Day } from '../../../contract/days.ts'
import type { Hours } from '../../../contract/hours.ts'
import { type ClosedDays, readClosedDays } from './closed-days.ts'
import { inOrder, readWeekdays } from './days.ts'
import { clean, isNoInformation } from './text.ts'

type Period = NonNullable<Hours['periods']>[number]

const EVERY_DAY: Day[] = [0, 1, 2, 3, 4, 5, 6]
const ALWAYS =
  /^(상시\s*(개방|이용\s*가능|운영|가능)?|24시간(\s*(개방|영업|운영|이용))?|연중\s*(상시\s*)?개방|(매일\s*)?00:00\s*~\s*24:00)$/

const CLOCK = String.raw`(오전|오후|낮|밤)?\s*(\d{1,2})\s*(?:[:;]\s*(\d{2})|시(?:\s*(\d{1,2})분)?)(?!\d)`
const SPAN = new RegExp(`${CLOCK}\\s*[~-]\\s*(?:(?:다음날|익일|새벽)\\s*)?${CLOCK}`, 'y')
const WEEKDAYS =
  /(?:매일|매주|[일월화수목금토](?:요일)?(?:\s*~\s*[일월화수목금토](?:요일)?)?(?:\s*[,·/]\s*[일월화수목금토](?:요일)?(?:\s*~\s*[일월화수목금토](?:요일)?)?(?![가-힣]))*|평일|주중|주말|연중무휴)(?![가-힣])/y
const SEASON =
  /하절기|동절기|하계|동계|성수기|비수기|방학\s*(?:기간)?|봄|여름|가을|겨울|\d{1,2}\s*월?\s*(?:\d{1,2}일)?\s*~\s*\d{1,2}\s*월(?:\s*\d{1,2}일)?|\d{1,2}월/y
/** Days that come rarely: their hours go beside the table. */
const RARE =
  /(?:매월\s*|매달\s*)?(?:마지막|첫째|둘째|셋째|넷째)\s*주?\s*[일월화수목금토](?:요일)?|문화가\s*있는\s*날|(?:법정\s*)?공휴일/y
const BREAK = /\(?\s*(?:휴게|브레이크\s*타임|점심|준비)\s*시간?\s*:?\s*[\d:~\s-]+\)?/g

interface Segment {
  days: Day[] | null
  season: boolean
  rare: boolean
  open: number
  close: number
  text: string
}

function minutes(half: string | undefined, hour: string | undefined, minute: string | undefined): number | null {
  let hours = Number(hour)
  const past = Number(minute ?? 0)
  if ((half === '오후' || half === '밤') && hours < 12) hours += 12
  if ((half === '오전' || half === '새벽') && hours === 12) hours = 0
  return hours > 24 || past > 59 || (hours === 24 && past > 0) ? null : hours * 60 + past
}

/** The stretches of a text, each with its days and hours; null when a part of it is not understood. */
function segmentsOf(text: string): Segment[] | null {
  const segments: Segment[] = []
  let days: Day[] | null = null
  let fresh: Day[] | null = null
  let season = false
  let rare = false
  let from = 0
  let at = 0
  const eat = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) at += match[0].length
    return match
  }
  while (at < text.length) {
    const span = eat(SPAN)
    if (span) {
      const open = minutes(span[1], span[2], span[3] ?? span[4])
      const end = minutes(span[5], span[6], span[7] ?? span[8])
      if (open === null || end === null || open === end || open === 1440) return null
      if (fresh) days = fresh
      const segment = {
        days,
        season,
        open,
        close: end <= open ? end + 1440 : end,
        text: text.slice(from, at).replace(/^[\s,]+/, ''),
      }
      // "토~일, 법정공휴일 11:00~21:00": the weekend into the table, the holidays beside it.
      if (rare && fresh) segments.push({ ...segment, rare: false })
      segments.push({ ...segment, rare })
      fresh = null
      rare = false
      season = false
      from = at
      continue
    }
    if (eat(RARE)) {
      rare = true
      continue
    }
    if (eat(SEASON)) {
      season = true
      continue
    }
    const word = eat(WEEKDAYS)
    if (word) {
      const named: Day[] | null = /^(매일|매주|연중무휴)$/.test(word[0])
        ? EVERY_DAY
        : /^(평일|주중)$/.test(word[0])
          ? [1, 2, 3, 4, 5]
          : word[0] === '주말'
            ? [0, 6]
            : readWeekdays(word[0].replaceAll(' ', ''))
      if (!named) return null
      fresh = fresh && word[0] !== '매주' ? inOrder([...fresh, ...named]) : named
      continue
    }
    if (!eat(/[\s,·/:]+/y)) return null
  }
  // Days or a season at the end, with no hours of their own.
  return fresh || season || rare ? null : segments
}

const covers = (a: readonly Day[], b: readonly Day[]) => b.every((day) => a.includes(day))

/** A later, narrower list of days ("매일 …, 토~일 …") stands in for the wider one; two that merely overlap contradict. */
function tableOf(segments: readonly Segment[], fallback: readonly Day[]): Period[] | null {
  const byDay = new Map<Day, { of: readonly Day[]; spans: Segment[] }>()
  for (const segment of segments) {
    const days = segment.days ?? fallback
    for (const day of days) {
      const known = byDay.get(day)
      const same = known && known.of.length === days.length && covers(known.of, days)
      if (same) known.spans.push(segment)
      else if (!known || covers(known.of, days)) byDay.set(day, { of: days, spans: [segment] })
      else return null
    }
  }
  return [...byDay]
    .sort(([a], [b]) => a - b)
    .flatMap(([weekday, { spans }]) => spans.map(({ open, close }) => ({ weekday, open, close })))
}

/** Opening hours from what a source says of hours and of closed days; what no weekly table can hold becomes a note, or unknown. */
export function readHours(hoursSource: string, closedSource: string): Hours {
  const hoursText = isNoInformation(hoursSource) ? null : clean(hoursSource)
  const closedText = isNoInformation(closedSource) ? null : clean(closedSource)
  const closed = readClosedDays(closedSource)
  const { periods, notes } = hoursText === null ? { periods: null, notes: [] } : weekly(hoursText, closed)
  return { periods, notes: [...new Set([...notes, ...closed.notes])].slice(0, 12), hoursText, closedText }
}

function weekly(text: string, closed: ClosedDays): Pick<Hours, 'periods' | 'notes'> {
  if (ALWAYS.test(text) && !closed.seasonal) {
    const days = EVERY_DAY.filter((day) => !closed.weekdays.includes(day))
    return { periods: days.map((weekday) => ({ weekday, open: 0, close: 1440 })), notes: [] }
  }
  const breaks = text.match(BREAK) ?? []
  const segments = segmentsOf(
    text
      .replace(BREAK, ' ')
      .replace(/(\d{2})\s*-\s*(?=\d{1,2}:)/g, '$1~')
      .trim(),
  )
  if (!segments || segments.length === 0) return { periods: null, notes: [] }
  const seasonal = segments.some((segment) => segment.season)
  const rare = segments.filter((segment) => segment.rare).map((segment) => segment.text)
  const notes = [...breaks.map((each) => each.replace(/[()]/g, '').trim()), ...rare]
  if (seasonal) return { periods: null, notes: segments.map((segment) => segment.text) }
  if (closed.seasonal) return { periods: null, notes }

  const usual = segments.filter((segment) => !segment.rare)
  // "10:00~18:00" without a day is every day that isn't closed, if the source says which those are.
  if (usual.some((segment) => !segment.days) && !closed.known) return { periods: null, notes }
  const table = tableOf(usual, EVERY_DAY)
  const open = table?.filter(({ weekday }) => !closed.weekdays.includes(weekday as Day))
  return { periods: open && open.length > 0 ? open : null, notes }
}
