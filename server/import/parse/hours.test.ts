import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
    ['매일 15:00~11:00', '연중무휴', `${ALL} 15:00~35:00`],
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
    ['10:00~18:00 (휴게시간 12:00~12:40)', '연중무휴', `${ALL} 10:00~18:00`],
    ['10:00-20:30', '매주 월요일', '일화수목금토 10:00~20:30'],
    ['오전 10:00~오후 6:00', '연중무휴', `${ALL} 10:00~18:00`],
  ])('%s, closed %s → %s', (hours, closed, expected) => {
    expect(table(hours, closed)?.split(' ').sort()).toEqual(expected.split(' ').sort())
  })

  test.each([
    ['전시공연에 따라 변동', '연중무휴'],
    ['정보없음', '정보없음'],
    ['화~일 10:00~18:000', '매주 월요일'],
    ['매일 10:20~일몰', '연중무휴'],
    ['매일 25:00~26:00', '연중무휴'],
    ['10:00~18:00', '정보없음'],
    ['월~수 10:00~18:00, 화~목 11:00~19:00', '연중무휴'],
    ['화~일 하절기 09:00~18:00, 동절기 09:00~17:00', '매주 월요일'],
    ['매일 09:00~18:00', '12~2월'],
    ['매일 09:00~18:00', '하절기 매주 월, 동절기 매주 월,화'],
    ['매일 09:00~18:00', '12월 1일~3월 31일'],
  ])('what no weekly table can say is unknown, not closed: %s, closed %s', (hours, closed) => {
    expect(readHours(hours, closed).periods).toBeNull()
  })

  test.each([
    ['매일 10:00~18:00', '격주 일요일', ['격주 일요일 휴무']],
    ['화~일 10:00~18:00', '1월1일, 설, 추석 당일, 매주 월요일', ['1월1일, 설, 추석 당일 휴무']],
    ['월~금 09:00~18:00', '법정 법정공휴일 매주 토, 일', ['법정공휴일 휴무']],
    ['매일 10:00~18:00', '2, 4째주 월요일', ['2·4째주 월요일 휴무']],
    ['화~일 09:00~18:00, 마지막 수 09:00~22:00', '매주 월요일', ['마지막 수 09:00~22:00']],
    ['매일 하절기 09:00~18:00, 동절기 10:00~17:00', '연중무휴', ['매일 하절기 09:00~18:00', '동절기 10:00~17:00']],
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
    )
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(word).map((words) => words.join('')),
    )
    fc.assert(
      fc.property(text, text, (hours, closed) => {
        for (const { weekday, open, close } of readHours(hours, closed).periods ?? []) {
          expect(weekday >= 0 && weekday <= 6 && open >= 0 && open <= 1439 && close > open && close <= 2880).toBe(true)
        }
      }),
    )
  })
})
