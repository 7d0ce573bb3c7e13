import { afterEach, describe, expect, it } from 'vitest'
import { daysOf } from './days.ts'
import { holidayNotice, momentInKorea, todayInKorea } from './korea-time.ts'

const hostZone = process.env['TZ']
afterEach(() => {
  if (hostZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = hostZone
})

describe('momentInKorea', () => {
  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Seoul'])('is the same on a host in %s', (zone) => {
    process.env['TZ'] = zone
    // Friday evening in London is Saturday morning in Korea.
    const date = new Date('2026-11-20T15:30:00Z')
    expect(momentInKorea(date)).toEqual({ day: 6, weekday: 6, minute: 30 })
    expect(todayInKorea(date)).toBe('2026-11-21')
  })

  it('turns the day at midnight in Korea, not before', () => {
    expect(momentInKorea(new Date('2026-11-20T14:59:59Z'))).toEqual({ day: 5, weekday: 5, minute: 1439 })
    expect(momentInKorea(new Date('2026-11-20T15:00:00Z'))).toEqual({ day: 6, weekday: 6, minute: 0 })
    expect(todayInKorea(new Date('2026-12-31T14:59:59Z'))).toBe('2026-12-31')
    expect(todayInKorea(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01')
  })

  const at = (iso: string) => momentInKorea(new Date(`${iso}T12:00:00+09:00`))
  it.each([
    ['2026-12-25', 5, 'Christmas'],
    ['2027-02-08', 1, 'the day after 설날'],
    ['2027-02-09', 2, 'a substitute for 설날'],
    ['2026-10-03', 6, '개천절, a Saturday'],
  ])('%s is a public holiday on weekday %d (%s)', (iso, weekday) => {
    expect(at(iso)).toEqual({ day: 7, weekday, minute: 720 })
  })

  it.each([
    ['2026-12-24', 4],
    ['2027-02-10', 3],
  ])('%s beside them is an ordinary day', (iso, weekday) => {
    expect(at(iso)).toEqual({ day: weekday, weekday, minute: 720 })
  })

  it('treats holidays of a year without an almanac as weekdays', () => {
    expect(at('2041-12-25')).toEqual({ day: 3, weekday: 3, minute: 720 })
  })
})

describe('daysOf', () => {
  it('treats a holiday on a weekend as both, on another weekday as a holiday only', () => {
    expect(daysOf({ day: 7, weekday: 6 })).toEqual([6, 7])
    expect(daysOf({ day: 7, weekday: 0 })).toEqual([0, 7])
    expect(daysOf({ day: 7, weekday: 3 })).toEqual([7])
    expect(daysOf({ day: 6, weekday: 6 })).toEqual([6])
  })
})

it.each([
  ['2026-12-31', 'null'],
  ['2027-01-01', '공휴일은 2027년까지만'],
  ['2027-12-31', '공휴일은 2027년까지만'],
  ['2028-01-01', '요일로 답했어요'],
  ['2040-06-01', '요일로 답했어요'],
])('What fell 15: the table of holidays ends in 2027, which is said a year before: on %s', (today, says) => {
  expect(String(holidayNotice(today))).toContain(says)
})
