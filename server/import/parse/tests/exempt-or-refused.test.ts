import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['테라스만 가능. 단, 소형견은 제외', '?[소형견은 제외] assignedArea(테라스만) outdoor'],
  ['테라스만 이용 가능(단, 소형견은 제외)', '?[테라스만 이용 가능(단, 소형견은 제외)] assignedArea(테라스만) outdoor'],
  ['입마개 필수. 단, 소형견은 제외', '?[소형견은 제외] muzzle'],
  ['예약 필수. 단, 소형견은 제외', '?[소형견은 제외] reservation'],
  ['예약 필수(소형견 제외)', '?[예약 필수(소형견 제외)] reservation'],
  ['케이지 이용 필수. 단, 대형견은 제외', '?[대형견은 제외] carrier'],
  ['주말 불가. 단, 소형견은 제외', '?[소형견은 제외]'],
  ['실내 불가. 단, 소형견은 제외', 'assignedArea@large(실내 불가) assignedArea@medium(실내 불가)'],
  ['실내 불가. 단, 대형견은 평일에만 가능', '?[대형견은 평일에만 가능] outdoor'],
])('who is left out of a demand is not refused: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['동반 가능. 단, 맹견은 제외', '-restricted'],
  ['동반 가능하며 예약 필수. 단, 맹견은 제외', '-restricted reservation'],
  ['전 구역 동반 가능. 단, 대형견은 제외', 'all small+medium'],
  ['대형견 불가. 단, 안내견은 제외', 'small+medium'],
])('who is left out of those that may come is refused: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})
