import { describe, expect, it } from 'vitest'
import { type Exception, type Hours, type Period, type Season, UNKNOWN_HOURS } from './hours.ts'
import { isOpenAt, openingMoment, openState } from './opening.ts'
import { addDays } from './opening-days.ts'
import { hoursTables, openText, stayText } from './opening-text.ts'

const hours = (periods: Period[], notes: string[] = []): Hours => ({ ...UNKNOWN_HOURS, periods, notes })
const daily = (open: number, close: number, weekdays = [0, 1, 2, 3, 4, 5, 6]) =>
  weekdays.map((weekday) => ({ weekday, open, close }))
const h = (hour: number, minute = 0) => hour * 60 + minute
/** In a week without a holiday. */
const at = (weekday: number, minute: number) => ({ date: addDays('2026-11-22', weekday), minute })
const on = (date: string, minute: number) => ({ date, minute })

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
      certain: true,
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
    expect(openState(hours(daily(0, 1440)), at(SAT, 1439))).toMatchObject({
      state: 'open',
      closesAt: null,
      opensAt: null,
    })
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
    expect(openState(UNKNOWN_HOURS, at(MON, 0))).toMatchObject({ state: 'unknown', closesAt: null, opensAt: null })
    expect(text(UNKNOWN_HOURS, MON, 0)).toBe('영업시간 확인 필요')
    expect(openState(hours([]), at(MON, 0))).toMatchObject({ state: 'closed', closesAt: null, opensAt: null })
    expect(text(hours([]), MON, 0)).toBe('휴업 중')
  })

  const closedOn = (rule: Exception['on']): Exception => ({ on: rule, spans: [] })
  const holiday = (which: 'public' | 'seollal' | 'seollalDays' | 'chuseok') =>
    ({ kind: 'holiday', which, after: false, weekday: null }) as const
  const daytime = (...exceptions: Exception[]): Hours => ({ ...hours(daily(h(9), h(18))), exceptions })
  const stateOn = (table: Hours, date: string, minute = h(12)) => openState(table, on(date, minute)).state

  it('Truth: keeps the hours of public holidays, by the almanac', () => {
    const museum = daytime(closedOn({ kind: 'dates', dates: [101, 101] }), closedOn(holiday('seollal')))
    expect(stateOn(museum, '2027-01-01')).toBe('closed')
    expect(stateOn(museum, '2027-02-07')).toBe('closed')
    expect(stateOn(museum, '2027-02-08')).toBe('open')
    expect(stateOn(museum, '2026-12-25')).toBe('open')
    const office = daytime(closedOn(holiday('public')))
    expect(['2026-12-24', '2026-12-25', '2026-12-26'].map((date) => stateOn(office, date))).toEqual([
      'open',
      'closed',
      'open',
    ])
    expect(openText(openState(office, on('2026-12-25', h(12))))).toBe('영업 종료 · 내일 09:00에 열어요')
    const other = daytime({ on: holiday('public'), spans: [{ open: h(11), close: h(15) }] })
    expect([h(10), h(12), h(16)].map((minute) => stateOn(other, '2026-12-25', minute))).toEqual([
      'closed',
      'open',
      'closed',
    ])
  })

  it('Truth: does not claim to know a substitute of a feast, nor a holiday of which the source says nothing', () => {
    const feast = daytime(closedOn(holiday('seollalDays')))
    const days = ['2027-02-05', '2027-02-06', '2027-02-08', '2027-02-09', '2027-02-10']
    expect(days.map((date) => stateOn(feast, date))).toEqual(['open', 'closed', 'closed', 'unknown', 'open'])
    expect(stateOn(daytime({ on: holiday('public'), spans: null }), '2026-12-25')).toBe('unknown')
  })

  it('Truth: closes on the days of a holiday’s weekday, and after it', () => {
    // Closed on Mondays, on a holiday the day after instead. 2027-08-16 is a Monday and a holiday.
    const moved = daytime(
      { on: { kind: 'holiday', which: 'public', after: false, weekday: MON }, spans: null },
      { on: { kind: 'holiday', which: 'public', after: true, weekday: MON }, spans: [] },
    )
    expect(['2027-08-16', '2027-08-17', '2027-08-18'].map((date) => stateOn(moved, date))).toEqual([
      'unknown',
      'closed',
      'open',
    ])
  })

  const week = (weekday: number, nth: number[], calendar = false) => ({ kind: 'week', weekday, nth, calendar }) as const
  it.each([
    // Mondays of November 2026: 2, 9, 16, 23, 30.
    ['둘째 월요일', week(MON, [2]), { '2026-11-02': 'open', '2026-11-09': 'closed', '2026-11-16': 'open' }],
    ['마지막 월요일', week(MON, [0]), { '2026-11-23': 'open', '2026-11-30': 'closed' }],
    // The first of November is a Sunday: calendars that begin on Monday have it in a row of its own.
    [
      '둘째 주 월요일',
      week(MON, [2], true),
      { '2026-11-02': 'unknown', '2026-11-09': 'unknown', '2026-11-16': 'open' },
    ],
    // The first of June 2026 is a Monday: there is one reading.
    ['셋째 주 월요일', week(MON, [3], true), { '2026-06-08': 'open', '2026-06-15': 'closed', '2026-06-22': 'open' }],
    ['격주 월요일', week(MON, []), { '2026-11-02': 'unknown', '2026-11-03': 'open' }],
  ])('Truth: reads some weeks of a month: %s', (_name, rule, expected) => {
    const table = daytime(closedOn(rule))
    expect(Object.fromEntries(Object.keys(expected).map((date) => [date, stateOn(table, date)]))).toEqual(expected)
  })

  const season = (name: string, close: number, surely: Season['surely'], perhaps: Season['perhaps'] = []): Season => ({
    name,
    surely,
    perhaps,
    periods: daily(h(9), close),
  })
  const shoulder: Season['perhaps'] = [
    [301, 531],
    [901, 1130],
  ]
  const park: Hours = {
    ...UNKNOWN_HOURS,
    seasons: [season('하절기', h(18), [[601, 831]], shoulder), season('동절기', h(17), [[1201, 229]], shoulder)],
  }

  it('Truth: takes each season by its own table, and claims between them only what both have in common', () => {
    expect(['2026-07-01', '2026-12-01', '2027-02-28'].map((date) => stateOn(park, date, h(17, 30)))).toEqual([
      'open',
      'closed',
      'closed',
    ])
    expect([h(8), h(12), h(17, 30), h(19)].map((minute) => stateOn(park, '2026-10-20', minute))).toEqual([
      'closed',
      'open',
      'unknown',
      'closed',
    ])
    expect(openText(openState(park, on('2026-10-20', h(12))))).toBe('영업 중 · 17:00 이후는 확인 필요')
    expect(isOpenAt(park, on('2026-10-20', h(17, 30)))).toBe(false)
  })

  it('Truth: falls back to the rest of the year outside of a season, and knows nothing where no table applies', () => {
    const beach: Hours = { ...hours(daily(h(9), h(18))), seasons: [season('7~8월', h(20), [[701, 831]])] }
    expect(['2026-06-30', '2026-07-01', '2026-09-01'].map((date) => stateOn(beach, date, h(19)))).toEqual([
      'closed',
      'open',
      'closed',
    ])
    const gap: Hours = {
      ...UNKNOWN_HOURS,
      seasons: [season('3~11월', h(18), [[301, 1130]]), season('12~1월', h(17), [[1201, 131]])],
    }
    expect(stateOn(gap, '2027-02-10')).toBe('unknown')
  })

  it('Truth: keeps a night with the day on which it began', () => {
    const bar: Hours = { ...hours(daily(h(18), h(26))), exceptions: [closedOn(holiday('public'))] }
    // Christmas is a Friday.
    expect(stateOn(bar, '2026-12-25', h(1))).toBe('open')
    expect(stateOn(bar, '2026-12-25', h(20))).toBe('closed')
    expect(stateOn(bar, '2026-12-26', h(1))).toBe('closed')
  })

  it('Truth: a lodging is neither open nor closed at noon', () => {
    const pension: Hours = { ...UNKNOWN_HOURS, stay: { checkIn: h(15), checkOut: h(11) } }
    const { state } = openState(pension, at(SAT, h(12)))
    expect([state, openText(openState(pension, at(SAT, h(12))))]).toEqual(['stay', ''])
    expect(stayText(pension)).toBe('체크인 15:00 · 체크아웃 11:00')
    expect(isOpenAt(pension, at(SAT, h(20)))).toBe(false)
  })
})

it.each([
  ['2026-10-03T14:30', '2026-11-22', { date: '2026-10-03', minute: 870 }],
  ['6-870', '2026-11-22', { date: '2026-11-21', minute: 870 }],
  ['0-0', '2026-11-22', { date: '2026-11-22', minute: 0 }],
  ['3-60', '2026-11-22', { date: '2026-11-25', minute: 60 }],
  ['4-60', '2026-11-22', { date: '2026-11-19', minute: 60 }],
])('the moment of a filter: %s, asked on %s', (openAt, today, moment) => {
  expect(openingMoment(openAt, today)).toEqual(moment)
})

describe('hoursTables', () => {
  it('lists the week from Monday, with today marked', () => {
    const table = hours([
      { weekday: MON, open: h(17), close: h(21) },
      { weekday: MON, open: h(11), close: h(14) },
      { weekday: TUE, open: 0, close: 1440 },
      { weekday: SAT, open: h(15), close: h(35) },
      { weekday: SUN, open: h(10), close: 1440 },
    ])
    const [week] = hoursTables(table, '2026-11-24')
    expect(week?.rows.map(({ name, text, today }) => `${today ? '*' : ''}${name} ${text}`)).toEqual([
      '월 11:00~14:00, 17:00~21:00',
      '*화 24시간',
      '수 휴무',
      '목 휴무',
      '금 휴무',
      '토 15:00~다음 날 11:00',
      '일 10:00~24:00',
    ])
  })

  it('Truth: has a table for each season, the present one first', () => {
    const winter: Season = { name: '11~2월', surely: [[1101, 229]], perhaps: [], periods: daily(h(9), h(17)) }
    const seasons = [{ ...winter, name: '3~10월', surely: [[301, 1031]] as Season['surely'] }, winter]
    const names = (today: string) =>
      hoursTables({ ...UNKNOWN_HOURS, seasons }, today).map(({ season, current }) => `${current ? '*' : ''}${season}`)
    expect(names('2026-11-22')).toEqual(['*11~2월', '3~10월'])
    expect(names('2026-07-01')).toEqual(['*3~10월', '11~2월'])
    expect(names('')).toEqual(['3~10월', '11~2월'])
  })

  it('Truth: does not call a weekday closed of which the source says nothing', () => {
    const table: Hours = {
      ...hours(daily(h(9), h(18), [MON])),
      exceptions: [{ on: { kind: 'week', weekday: SUN, nth: [], calendar: false }, spans: null }],
    }
    const rows = hoursTables(table, '')[0]?.rows ?? []
    expect([rows[0]?.text, rows[1]?.text, rows[6]?.text]).toEqual(['09:00~18:00', '휴무', '확인 필요'])
    expect(openState(table, at(SUN, h(12))).state).toBe('unknown')
  })

  it('has no rows when nothing is known', () => {
    expect(hoursTables(UNKNOWN_HOURS, '2026-11-23')).toEqual([])
  })
})
