import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Hours } from '../../../contract/hours.ts'
import { isOpenAt, openState } from '../../../contract/opening.ts'
import { readHours } from './hours.ts'

const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

/** "일월 10:00~18:00 토 10:00~25:00": days with the same hours together. */
function table(hours: string, closed = '연중무휴'): string | null {
  const { periods } = readHours(hours, closed)
  if (!periods) return null
  const byHours = new Map<string, string>()
  for (const { weekday, open, close } of periods) {
    const span = `${clock(open)}~${clock(close)}`
    byHours.set(span, (byHours.get(span) ?? '') + '일월화수목금토'.charAt(weekday))
  }
  return [...byHours].map(([span, days]) => `${days} ${span}`).join(' ')
}

const ALL = '일월화수목금토'

describe('opening hours', () => {
  test.each([
    ['매일 00:00~24:00', '연중무휴', `${ALL} 0:00~24:00`],
    ['상시 개방', '', `${ALL} 0:00~24:00`],
    ['상시 10:00~18:00', '', `${ALL} 10:00~18:00`],
    ['상시 개방(10:00~18:00)', '', `${ALL} 10:00~18:00`],
    ['10:00~18:00 연중개방', '', `${ALL} 10:00~18:00`],
    ['연중무휴 10:00~18:00', '', `${ALL} 10:00~18:00`],
    ['상시 10:00~18:00', '매주 월요일', '일화수목금토 10:00~18:00'],
    ['평일 10:00~18:00, 주말 상시', '', '월화수목금 10:00~18:00 일토 0:00~24:00'],
    ['매일 18:00~03:30', '연중무휴', `${ALL} 18:00~27:30`],
    ['매일 17:00~01:00', '연중무휴', `${ALL} 17:00~25:00`],
    ['화~일 10:00~18:00', '매주 월요일', '일화수목금토 10:00~18:00'],
    ['수~월 11:00~21:00', '매주 화요일', '일월수목금토 11:00~21:00'],
    ['월~금 08:00~21:30, 토 09:00~19:30', '매주 일요일', '월화수목금 8:00~21:30 토 9:00~19:30'],
    ['월~화,목~금,일 10:00~18:00, 수,토 10:00~21:00', '연중무휴', '일월화목금 10:00~18:00 수토 10:00~21:00'],
    ['월, 수~토 10:00~18:00, 일 13:00~18:00', '매주 화요일', '일 13:00~18:00 월수목금토 10:00~18:00'],
    ['목~화 17:00~24:00, 금~일 12:00~24:00', '매주 수요일', '일금토 12:00~24:00 월화목 17:00~24:00'],
    ['월~금 09:00~12:00, 월~금 13:00~18:00', '매주 토, 일', '월화수목금 9:00~12:00 월화수목금 13:00~18:00'],
    ['매일 10:00 ∼ 18:00', '연중무휴', `${ALL} 10:00~18:00`],
    ['매일 10:00~20:00', '매주 월, 화', '일수목금토 10:00~20:00'],
    ['10:00~18:00 (휴게시간 12:00~12:40)', '연중무휴', `${ALL} 10:00~12:00 ${ALL} 12:40~18:00`],
    ['10:00-20:30', '매주 월요일', '일화수목금토 10:00~20:30'],
    ['오전 10:00~오후 6:00', '연중무휴', `${ALL} 10:00~18:00`],
  ])('%s, closed %s → %s', (hours, closed, expected) => {
    expect(table(hours, closed)?.split(' ').sort()).toEqual(expected.split(' ').sort())
  })

  // A source that says in the hours alone that it is never closed.
  test.each([
    ['연중무휴 10:00~18:00', true],
    ['10:00~18:00 연중무휴', true],
    ['10:00~18:00 (연중 무휴)', true],
    ['10:00~18:00', false],
    ['10:00~18:00 (매점 상시)', false],
    ['10:00~18:00 (주차장 24시간)', false],
    ['10:00~18:00 (실외 연중 상시 개방)', false],
    ['10:00~18:00, 무휴', false],
  ])('What fell 14: %s is a table for every day without closed days: %s', (hours, is) => {
    expect(table(hours, '')).toBe(is ? `${ALL} 10:00~18:00` : null)
  })

  test.each([
    ['전시공연에 따라 변동', '연중무휴'],
    ['24시간 10:00~18:00', '연중무휴'],
    ['정보없음', '정보없음'],
    ['화~일 10:00~18:000', '매주 월요일'],
    ['매일 25:00~26:00', '연중무휴'],
    ['10:00~18:00', '정보없음'],
    ['월~수 10:00~18:00, 화~목 11:00~19:00', '연중무휴'],
  ])('what no weekly table can say is unknown, not closed: %s, closed %s', (hours, closed) => {
    expect(readHours(hours, closed).periods).toBeNull()
  })

  test.each([
    ['매일 10:00~18:00', '격주 일요일', ['격주 일요일 휴무']],
    ['화~일 10:00~18:00', '1월1일, 설, 추석 당일, 매주 월요일', ['1월1일, 설, 추석 당일 휴무']],
    ['월~금 09:00~18:00', '법정 법정공휴일 매주 토, 일', ['법정공휴일 휴무']],
    ['매일 10:00~18:00', '2, 4째주 월요일', ['2·4째주 월요일 휴무']],
    ['화~일 09:00~18:00, 마지막 수 09:00~22:00', '매주 월요일', ['마지막 수 09:00~22:00']],
    ['매일 10:00~21:00, 라스트오더 20:00', '연중무휴', ['라스트오더 20:00']],
    ['09:00~18:00 (종료 1시간 전까지 입장)', '연중무휴', ['종료 1시간 전까지 입장']],
    ['10:00~18:00 (휴게시간 12:00~12:40)', '연중무휴', ['휴게시간 12:00~12:40']],
  ])('is noted beside the table: %s, closed %s', (hours, closed, notes) => {
    expect(readHours(hours, closed).notes).toEqual(notes)
  })

  test('the source’s text is stored, and a missing text is null', () => {
    expect(readHours('전시공연에 따라 변동', '정보없음')).toMatchObject({
      hoursText: '전시공연에 따라 변동',
      closedText: null,
    })
  })

  test('no text makes a period outside the week', () => {
    const word = fc.constantFrom(
      '매일',
      '화~일',
      '월',
      '토',
      ',',
      ' ',
      '10:00',
      '~',
      '24:00',
      '9:30',
      '하절기',
      '매주',
      '설',
      '격주',
      '일출',
      '일몰 1시간 전',
      '동절기',
      '3~10월',
      '휴무',
      '(휴게시간 12:00~13:00)',
      '체크인 15:00',
    )
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(word).map((words) => words.join('')),
    )
    fc.assert(
      fc.property(text, text, (hours, closed) => {
        const read = readHours(hours, closed)
        expect(v.safeParse(Hours, read).success).toBe(true)
        const periods = [...(read.periods ?? []), ...(read.seasons ?? []).flatMap((season) => season.periods)]
        expect(periods.filter(({ open, close }) => close <= open)).toEqual([])
      }),
    )
  })
})

/** What is said of a moment: open, closed, unknown or stay. */
const stateAt = (hours: string, closed: string, moment: string, lodging = false) => {
  const [date = '', clockTime = ''] = moment.split(' ')
  const [hour = 0, minute = 0] = clockTime.split(':').map(Number)
  return openState(readHours(hours, closed, lodging), { date, minute: hour * 60 + minute }).state
}

describe('Truth: seasons, per-day lists, breaks and nights', () => {
  test.each([
    // Seasons with months.
    ['화~일 3~10월 09:00~18:00, 11~2월 09:00~17:00', '매주 월요일', '2026-07-01 17:30', 'open'],
    ['화~일 3~10월 09:00~18:00, 11~2월 09:00~17:00', '매주 월요일', '2026-12-01 17:30', 'closed'],
    ['매일 09:00~18:00, 7월~8월 09:00~20:00', '연중무휴', '2026-08-31 19:00', 'open'],
    ['매일 09:00~18:00, 7월~8월 09:00~20:00', '연중무휴', '2026-09-01 19:00', 'closed'],
    [
      '매일 2~4월, 10월 09:00~18:00, 5~9월 08:30~18:30, 1, 11, 12월 09:00~17:30',
      '연중무휴',
      '2026-11-24 17:45',
      'closed',
    ],
    [
      '3~10월 화~금 09:00~18:00, 토 09:00~19:00, 11~2월 화~금 09:00~17:00, 토 09:00~18:00',
      '매주 일, 월',
      '2026-12-05 17:30',
      'open',
    ],
    [
      '4월 21일~10월 20일 매일 09:00~18:30, 10월 21일~4월 20일 매일 09:00~17:30',
      '연중무휴',
      '2026-10-20 18:15',
      'open',
    ],
    [
      '4월 21일~10월 20일 매일 09:00~18:30, 10월 21일~4월 20일 매일 09:00~17:30',
      '연중무휴',
      '2026-10-21 18:15',
      'closed',
    ],
    ['하절기(4~9월) 09:00~19:00, 동절기(10~3월) 09:00~17:00', '연중무휴', '2026-09-30 18:00', 'open'],
    ['매일 하절기 09:00~18:00, 동절기 11~2월 09:00~17:00', '연중무휴', '2026-10-31 17:30', 'open'],
    // Seasons by word: certain in the middle, unclear between.
    ['매일 하절기 09:00~18:00, 동절기 09:00~17:00', '연중무휴', '2026-07-01 17:30', 'open'],
    ['매일 하절기 09:00~18:00, 동절기 09:00~17:00', '연중무휴', '2026-12-20 17:30', 'closed'],
    ['매일 하절기 09:00~18:00, 동절기 09:00~17:00', '연중무휴', '2026-10-20 17:30', 'unknown'],
    ['매일 하절기 09:00~18:00, 동절기 09:00~17:00', '연중무휴', '2026-10-20 16:30', 'open'],
    ['월~금 10:00~17:00, 방학기간 10:00~15:00', '매주 토, 일', '2026-11-24 16:00', 'unknown'],
    // By the sun: certain on every day of the year, or unclear.
    ['일출~일몰', '연중무휴', '2026-11-24 12:00', 'open'],
    ['일출~일몰', '연중무휴', '2026-11-24 18:00', 'unknown'],
    ['일출~일몰', '연중무휴', '2026-11-24 22:00', 'closed'],
    ['일출~19:00', '연중무휴', '2026-11-24 18:30', 'open'],
    ['매일 09:00~일몰 1시간 전', '연중무휴', '2026-11-24 15:30', 'open'],
    ['매일 09:00~일몰 1시간 전', '연중무휴', '2026-11-24 16:30', 'unknown'],
    // Lists.
    ['월 10:00~18:00, 화 휴무, 수~일 11:00~20:00', '', '2026-11-24 12:00', 'closed'],
    ['월 10:00~18:00, 화 휴무, 수~일 11:00~20:00', '', '2026-11-25 19:00', 'open'],
    ['월~금 09:00~12:00, 13:00~18:00', '매주 토, 일', '2026-11-24 12:30', 'closed'],
    ['월~금 09:00~18:00 (점심시간 12:00~13:00), 토 09:00~13:00', '매주 일요일', '2026-11-28 12:30', 'open'],
    ['매일 11:00~15:00, 17:00~21:00', '연중무휴', '2026-11-24 16:00', 'closed'],
    ['매일 11:00~21:00 브레이크타임 15:00~17:00', '연중무휴', '2026-11-24 16:00', 'closed'],
    ['매일 18:00~02:00', '연중무휴', '2026-11-24 01:00', 'open'],
    ['24시간 영업', '', '2026-11-24 03:00', 'open'],
    // Public holidays. 2026-12-25 is a Friday, 2026-09-25 is 추석.
    ['평일 09:00~18:00, 토·일·공휴일 10:00~15:00', '연중무휴', '2026-12-25 16:00', 'closed'],
    ['평일 09:00~18:00, 주말 10:00~15:00', '', '2026-12-25 12:00', 'unknown'],
    ['화~일 09:00~18:00', '법정공휴일, 매주 월요일', '2026-12-25 12:00', 'closed'],
    ['화~일 09:00~18:00', '매주 월요일', '2026-12-25 12:00', 'open'],
    ['화~일 09:00~18:00', '매주 월요일', '2026-09-25 12:00', 'unknown'],
    ['매일 09:00~18:00', '연중무휴', '2026-09-25 12:00', 'open'],
    ['화~일 09:00~18:00', '1월1일, 설, 추석 당일, 매주 월요일', '2026-09-25 12:00', 'closed'],
    ['화~일 09:00~18:00', '1월1일, 설, 추석 당일, 매주 월요일', '2026-09-26 12:00', 'open'],
    ['화~일 09:00~18:00', '설, 추석 연휴, 매주 월요일', '2026-09-26 12:00', 'closed'],
    ['화~일 09:00~18:00', '추석, 매주 월요일', '2026-09-26 12:00', 'unknown'],
    ['화~일 09:00~18:00', '매주 월요일(공휴일인 경우 다음 날)', '2027-08-17 12:00', 'closed'],
    ['화~일 09:00~18:00', '매주 월요일(공휴일인 경우 다음 날)', '2026-11-24 12:00', 'open'],
    ['화~일 09:00~18:00', '법정공휴일 다음날, 매주 월요일', '2026-12-26 12:00', 'closed'],
    // Some weeks: the Mondays of June 2026 are 1, 8, 15, 22, 29.
    ['매일 10:00~18:00', '2, 4째주 월요일', '2026-06-08 12:00', 'closed'],
    ['매일 10:00~18:00', '2, 4째주 월요일', '2026-06-15 12:00', 'open'],
    ['매일 10:00~18:00', '격주 월요일', '2026-06-15 12:00', 'unknown'],
    ['매일 10:00~18:00', '매월 마지막 월요일', '2026-06-29 12:00', 'closed'],
    // Seasons of closing.
    ['매일 09:00~18:00', '12~2월', '2026-12-05 12:00', 'closed'],
    ['매일 09:00~18:00', '12~2월', '2026-11-24 12:00', 'open'],
    ['매일 09:00~18:00', '12~2월, 매주 월요일', '2026-12-05 12:00', 'unknown'],
    ['매일 09:00~18:00', '하절기 매주 월, 동절기 매주 월,화', '2026-11-23 12:00', 'closed'],
    ['매일 09:00~18:00', '하절기 매주 월, 동절기 매주 월,화', '2026-11-24 12:00', 'unknown'],
    ['매일 09:00~18:00', '하절기 매주 월, 동절기 매주 월,화', '2026-11-25 12:00', 'open'],
    // What isn't wholly read claims nothing.
    ['매일 09:00~18:00 (우천 시 휴무)', '연중무휴', '2026-11-24 12:00', 'unknown'],
    ['매일 09:00~18:00', '전시공연에 따라 변동', '2026-11-24 12:00', 'unknown'],
    ['수~일 10:30~5:30', '매주 월, 화', '2026-11-25 12:00', 'unknown'],
    ['2시~6시', '연중무휴', '2026-11-24 03:00', 'unknown'],
    ['월~금 09:00~18:00', '연중무휴', '2026-11-28 12:00', 'unknown'],
    ['매일 4월 21일~10월 20일, 일 09:00~18:30', '연중무휴', '2026-11-24 12:00', 'unknown'],
  ] as const)('%s, closed %s: on %s %s', (hours, closed, moment, expected) => {
    expect(stateAt(hours, closed, moment)).toBe(expected)
  })

  test('sunrise and sunset are shown in the source’s words, not as a table', () => {
    const { notes, seasons } = readHours('일출~일몰', '연중무휴')
    expect(notes).toEqual(['일출~일몰'])
    expect(seasons?.map(({ name }) => name)).toEqual(['', ''])
  })
})

describe('Truth: check-in and check-out are no opening hours', () => {
  test.each([
    ['매일 15:00~11:00', { checkIn: 900, checkOut: 660 }],
    ['15:00~11:00', { checkIn: 900, checkOut: 660 }],
    ['체크인 15:00, 체크아웃 11:00', { checkIn: 900, checkOut: 660 }],
    ['입실 오후 3시 / 퇴실 오전 11시', { checkIn: 900, checkOut: 660 }],
  ])('%s', (text, stay) => {
    const read = readHours(text, '연중무휴', true)
    expect(read).toMatchObject({ periods: null, stay, hoursText: text })
    expect(['2026-11-24 12:00', '2026-11-24 20:00'].map((moment) => stateAt(text, '연중무휴', moment, true))).toEqual([
      'stay',
      'stay',
    ])
    expect(isOpenAt(read, { date: '2026-11-24', minute: 1200 })).toBe(false)
  })

  test.each([
    '체크인 15:00, 체크아웃 11:00, 성수기 14:00',
    '평일 체크인 15:00, 체크아웃 11:00',
    '체크인 15:00 체크아웃 11:00 매점 09:00~18:00',
  ])('What fell 14: %s says more than a stay, so it is not read as one', (text) =>
    expect(readHours(text, '연중무휴', true).stay).toBeUndefined(),
  )

  test('a lodging’s office hours are no opening either, and a place that sells is no lodging', () => {
    expect(stateAt('매일 09:00~18:00', '연중무휴', '2026-11-24 20:00', true)).toBe('unknown')
    expect(stateAt('매일 13:00~12:00, 성수기 14:00~13:00', '연중무휴', '2026-11-24 12:30', true)).toBe('unknown')
    expect(stateAt('매일 00:00~24:00', '연중무휴', '2026-11-24 12:30', true)).toBe('open')
    expect(readHours('매일 15:00~11:00', '연중무휴').stay).toBeUndefined()
  })
})
