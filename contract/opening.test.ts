import { describe, expect, it } from 'vitest'
import type { Day } from './days.ts'
import { type Hours, UNKNOWN_HOURS } from './hours.ts'
import { hoursRows, openState, openText } from './opening.ts'

type Period = NonNullable<Hours['periods']>[number]
const hours = (periods: Period[], notes: string[] = []): Hours => ({ ...UNKNOWN_HOURS, periods, notes })
const daily = (open: number, close: number, weekdays = [0, 1, 2, 3, 4, 5, 6]) =>
  weekdays.map((weekday) => ({ weekday, open, close }))
const h = (hour: number, minute = 0) => hour * 60 + minute
const at = (weekday: number, minute: number, day: number = weekday) => ({ day: day as Day, weekday, minute })

const [SUN, MON, TUE, SAT] = [0, 1, 2, 6]
const text = (table: Hours, weekday: number, minute: number) => openText(openState(table, at(weekday, minute)))

describe('openState', () => {
  const cafe = hours(daily(h(10), h(22)))
  it.each([
    [h(9, 59), '영업 종료 · 10:00에 열어요'],
    [h(10), '영업 중 · 22:00까지'],
    [h(21, 59), '영업 중 · 22:00까지'],
    [h(22), '영업 종료 · 내일 10:00에 열어요'],
  ])('opens with the minute and closes with the minute (%d)', (minute, expected) => {
    expect(text(cafe, TUE, minute)).toBe(expected)
  })

  it('returns weekday and minute of the next change', () => {
    expect(openState(cafe, at(SAT, h(23)))).toEqual({
      state: 'closed',
      closesAt: null,
      opensAt: { weekday: SUN, minute: h(10), inDays: 1 },
    })
  })

  const pension = hours(daily(h(15), h(35)))
  it('stays open past midnight: 15:00~11:00', () => {
    expect(text(pension, TUE, h(14, 59))).toBe('영업 종료 · 15:00에 열어요')
    expect(text(pension, TUE, h(15))).toBe('영업 중 · 내일 11:00까지')
    expect(text(pension, TUE, h(0))).toBe('영업 중 · 11:00까지')
    expect(text(pension, TUE, h(11))).toBe('영업 종료 · 15:00에 열어요')
  })

  it('takes Saturday night into Sunday, over the end of the week', () => {
    const bar = hours(daily(h(18), h(26), [SAT]))
    expect(text(bar, SAT, h(23))).toBe('영업 중 · 내일 02:00까지')
    expect(openState(bar, at(SUN, h(1))).closesAt).toEqual({ weekday: SUN, minute: h(2), inDays: 0 })
    expect(text(bar, SUN, h(2))).toBe('영업 종료 · 토요일 18:00에 열어요')
    expect(text(bar, SAT, h(1))).toBe('영업 종료 · 18:00에 열어요')
  })

  it('reads a close before the open as the next morning', () => {
    expect(text(hours([{ weekday: MON, open: h(17), close: h(1) }]), TUE, 30)).toBe('영업 중 · 01:00까지')
  })

  it('never closes when open around the clock', () => {
    expect(openState(hours(daily(0, 1440)), at(SAT, 1439))).toEqual({ state: 'open', closesAt: null, opensAt: null })
    expect(text(hours(daily(0, 1440)), SUN, 0)).toBe('24시간 영업')
  })

  it('joins periods that touch, and closes at 24:00 of the day rather than at 00:00 of the next', () => {
    const nights = hours([...daily(h(10), 1440, [MON]), ...daily(0, h(2), [TUE]), ...daily(h(10), 1440, [TUE])])
    expect(text(nights, MON, h(20))).toBe('영업 중 · 내일 02:00까지')
    expect(text(nights, TUE, h(20))).toBe('영업 중 · 24:00까지')
    const siesta = hours([...daily(h(10), h(14), [MON]), ...daily(h(14), h(20), [MON])])
    expect(text(siesta, MON, h(12))).toBe('영업 중 · 20:00까지')
  })

  it('opens again after a break, and looks over closed days and over the week', () => {
    const lunch = hours([...daily(h(11), h(14), [MON]), ...daily(h(17), h(21), [MON])])
    expect(text(lunch, MON, h(15))).toBe('영업 종료 · 17:00에 열어요')
    expect(text(lunch, MON, h(22))).toBe('영업 종료 · 다음 주 월요일 11:00에 열어요')
    expect(text(lunch, TUE, h(12))).toBe('영업 종료 · 월요일 11:00에 열어요')
    expect(text(lunch, SUN, h(12))).toBe('영업 종료 · 내일 11:00에 열어요')
  })

  it('takes periods in any order', () => {
    const jumbled = hours([...daily(h(12), h(20), [TUE]), ...daily(h(10), h(12), [TUE]), ...daily(h(9), h(18), [MON])])
    expect(text(jumbled, SUN, h(12))).toBe('영업 종료 · 내일 09:00에 열어요')
    expect(text(jumbled, TUE, h(11))).toBe('영업 중 · 20:00까지')
  })

  it('is unknown when the hours were not understood, closed when there are none', () => {
    expect(openState(UNKNOWN_HOURS, at(MON, 0))).toEqual({ state: 'unknown', closesAt: null, opensAt: null })
    expect(text(UNKNOWN_HOURS, MON, 0)).toBe('영업시간 확인 필요')
    expect(openState(hours([]), at(MON, 0))).toEqual({ state: 'closed', closesAt: null, opensAt: null })
    expect(text(hours([]), MON, 0)).toBe('휴업 중')
  })

  it('is unknown on a public holiday that the notes mention', () => {
    const museum = hours(daily(h(9), h(18)), ['1월1일, 설, 추석 당일 휴무'])
    expect(openState(museum, at(MON, h(12), 7)).state).toBe('unknown')
    expect(openState(museum, at(MON, h(12))).state).toBe('open')
    expect(openState(hours(daily(h(9), h(18)), ['동절기 17:00까지']), at(MON, h(12), 7)).state).toBe('open')
  })

  it.each([
    ['격주 일요일 휴무', [SUN]],
    ['2·4째주 금요일 휴무', [5]],
    ['매월 첫째, 셋째 주 월요일 휴무', [MON]],
    ['마지막주 수 09:00~21:00', [3]],
    ['매월 마지막 토·일 휴무', [SUN, SAT]],
    ['매월 1일 휴무', []],
    ['12월 31일 휴무', []],
  ])('does not claim to know a weekday that is another in some weeks: %s', (note, days) => {
    const cafe = hours(daily(h(9), h(18)), [note])
    const unknown = [0, 1, 2, 3, 4, 5, 6].filter((day) => openState(cafe, at(day, h(12))).state === 'unknown')
    expect(unknown).toEqual(days)
  })

  it.each([
    ['설, 추석 당일 휴무', true],
    ['추석·설 휴무', true],
    ['설날 휴무', true],
    ['법정공휴일 휴무', true],
    ['1월 1일', true],
    ['시설 점검일 휴무', false],
    ['임시 휴무 있음', false],
  ])('reads whether a note is about holidays: %s', (note, about) => {
    expect(openState(hours(daily(0, 1440), [note]), at(MON, 0, 7)).state).toBe(about ? 'unknown' : 'open')
  })
})

describe('hoursRows', () => {
  it('lists the week from Monday, with today marked', () => {
    const table = hours([
      { weekday: MON, open: h(17), close: h(21) },
      { weekday: MON, open: h(11), close: h(14) },
      { weekday: TUE, open: 0, close: 1440 },
      { weekday: SAT, open: h(15), close: h(35) },
      { weekday: SUN, open: h(10), close: 1440 },
    ])
    expect(hoursRows(table, TUE).map(({ name, text, today }) => `${today ? '*' : ''}${name} ${text}`)).toEqual([
      '월 11:00~14:00, 17:00~21:00',
      '*화 24시간',
      '수 휴무',
      '목 휴무',
      '금 휴무',
      '토 15:00~다음 날 11:00',
      '일 10:00~24:00',
    ])
  })

  it('has no rows when nothing is known', () => {
    expect(hoursRows(UNKNOWN_HOURS, MON)).toEqual([])
  })
})
