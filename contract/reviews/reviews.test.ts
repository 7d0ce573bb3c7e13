import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { REPORT_REASON_NAME } from '../reports/reports.ts'
import { OLDEST_VISIT_DAYS, REVIEW_LENGTH, REVIEW_TAG_NAME, ReviewText, VisitDate, visitProblem } from './reviews.ts'

test.each([REVIEW_TAG_NAME, REPORT_REASON_NAME])(
  'no two choices are called alike, and each fits a narrow chip',
  (names) => {
    const all = Object.values(names)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((name) => name.length > 12)).toEqual([])
  },
)

describe('the words of a review', () => {
  test.each([
    ['lines of any system', '첫째 줄이에요\r\n둘째 줄이에요\r셋째', '첫째 줄이에요\n둘째 줄이에요\n셋째'],
    ['gaps', '아주\n\n\n\n\n멀리 떨어진 글이에요', '아주\n\n멀리 떨어진 글이에요'],
    ['what can’t be seen or turns the writing', '뒤집\u202e힌 글\u200b자와 \u0007소리예요', '뒤집힌 글자와 소리예요'],
    [
      'fillers and joiners between letters',
      '바\u2060보\u3164같\u00ad은 \u115f글\u2800이\u200e에\u{1d173}요 여기',
      '바보같은 글이에요 여기',
    ],
    ['letters taken apart', '한글을 풀어 써요 참'.normalize('NFD'), '한글을 풀어 써요 참'],
  ])('are tidied: %s', (_what, given, kept) => {
    expect(v.parse(ReviewText, given)).toBe(kept)
  })

  test('keep markup and composed emoji as typed', () => {
    const text = '<b>좋아요</b> 👨‍👩‍👧 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 & 또 올게요'
    expect(v.parse(ReviewText, text)).toBe(text)
  })

  test('are measured after normalisation', () => {
    expect(v.is(ReviewText, '가'.repeat(REVIEW_LENGTH.max))).toBe(true)
    expect(v.is(ReviewText, '가'.repeat(REVIEW_LENGTH.max + 1))).toBe(false)
    for (const unseen of ['\u200b', '\u3164', '\u115f', '\u2800', '\u200d', '\ufe0f', '\u0301', '\u{e0067}'])
      expect([unseen, v.is(ReviewText, ` ${unseen.repeat(20)} `)]).toEqual([unseen, false])
  })
})

describe('a day of visit', () => {
  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '어제', ''])('%s is refused', (day) => {
    expect(v.is(VisitDate, day)).toBe(false)
  })

  test('may be today and not too long ago', () => {
    const ago = (days: number) => new Date(Date.UTC(2026, 10, 21) - days * 86_400_000).toISOString().slice(0, 10)
    const today = ago(0)
    expect(visitProblem(today, today)).toBeNull()
    expect(visitProblem(ago(OLDEST_VISIT_DAYS), today)).toBeNull()
    expect(visitProblem(ago(OLDEST_VISIT_DAYS + 1), today)).toMatch('3년')
    expect(visitProblem(ago(-1), today)).toMatch('오지 않은')
  })
})
