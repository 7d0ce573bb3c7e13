import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['대형견 불가(20kg 미만은 가능)', '?[대형견 불가(20kg 미만은 가능)]'],
  ['중형견은 불가하지만 15kg 미만은 가능', '?[15kg 미만은 가능] ?[중형견은 불가하지만]'],
  ['대형견 불가(테라스는 가능)', '?[대형견 불가(테라스는 가능)]'],
  ['핏불 불가(테라스는 가능)', '-breed:핏불 ?[핏불 불가(테라스는 가능)]'],
  ['소형견만 가능 (단, 10kg 미만 중형견은 가능)', '?[소형견만 가능 (단, 10kg 미만 중형견은 가능)]'],
  ['3마리 이상 불가(소형견은 가능)', '?[3마리 이상 불가(소형견은 가능)]'],
  ['주말 불가(소형견은 가능)', '?[주말 불가(소형견은 가능)]'],
  ['주말은 불가하나 소형견은 가능', '?[소형견은 가능] ?[주말은 불가하나]'],
  ['공휴일 입장 불가(예약 시 가능)', '?[공휴일 입장 불가(예약 시 가능)]'],
  ['리트리버 불가(예약 시 가능)', '-breed:리트리버 ?[리트리버 불가(예약 시 가능)]'],
  ['반려견 동반 불가(주말만 가능)', '?[반려견 동반 불가(주말만 가능)]'],
  ['대형견 불가(안내견은 가능)', 'small+medium'],
  ['10kg 이상 불가(10kg 미만 가능)', '<10'],
  ['주말 불가, 소형견만 가능', 'days=123457 small'],
])('Truth: what a rule refuses and then lets in is open, unless both can hold: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['대형견 가능 입마개 필수', 'muzzle@large'],
  ['대형견 입장 가능 목줄 및 입마개 착용', 'leash@large muzzle@large'],
  ['대형견 가능, 입마개 필수', '?[대형견 가능] ?[입마개 필수]'],
  ['대형견 동반가능/입마개 필수', '?[대형견 동반가능] ?[입마개 필수]'],
  ['마당 700평, 대형견 가능, 이동장 필수', '?[대형견 가능] ?[마당 700평] ?[이동장 필수]'],
  ['대형견 가능, 목줄 필수', 'leash'],
  ['대형견 가능, 매너벨트 필수', 'mannerBelt'],
  ['모든 견종 가능 입마개 필수', 'muzzle'],
])('Truth: a muzzle is asked of those that stand before it, and in a list it is open: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})
