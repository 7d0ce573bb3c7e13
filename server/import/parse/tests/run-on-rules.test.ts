import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) =>
  summary(readRestriction(text))
    .filter((each) => !each.startsWith('note('))
    .join(' ')
const described = (text: string) =>
  summary(readDescription(text))
    .filter((each) => !each.startsWith('note('))
    .join(' ')

test.each([
  ['최대 2마리 음식물 반입 금지', 'max2'],
  ['1인 1마리 의자 위 금지', 'max1/person'],
  ['객실당 2마리까지 마리당 5,000원', 'max2/room'],
  ['예약 필수 노키즈존', 'reservation'],
  ['인식표 착용 / 노키즈존', 'nameTag'],
  ['2층 출입 불가 / 노키즈존', 'assignedArea(2층 불가) some'],
  ['노키즈존 2층 출입 불가', 'assignedArea(2층 불가) some'],
  ['주차 가능 실내 출입 금지', 'outdoor'],
  ['음식물 반입 금지 및 주말 입장 불가', 'days=123457'],
  ['목줄 착용 소음 주의', 'leash'],
  ['실내에서는 안고 계셔야 합니다 주차 가능', 'held!in'],
])('Truth: a remark with no mark between takes no rule along: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
  expect(described(text)).toBe(reading)
})

test.each([
  ['배변봉투 지참 대형견 입장 불가', 'small+medium wasteBags'],
  ['배변봉투 지참 2층 출입 불가', 'assignedArea(2층 불가) some wasteBags'],
  ['목줄 착용 예약 필수', 'leash reservation'],
  ['목줄 착용 입마개 필수(대형견)', 'leash muzzle@large'],
  ['목줄 착용 대형견은 입마개 착용', 'leash muzzle@large'],
  ['목줄 착용 수컷 매너벨트 착용', 'leash mannerBelt@male'],
  ['수컷 매너벨트 착용 실내에서는 안고 계셔야 합니다', 'held!in mannerBelt@male'],
  ['대형견 입장 불가 목줄 필수', 'leash small+medium'],
])('Truth: of two rules with no mark between each is of its own dogs: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
  expect(described(text)).toBe(reading)
})

test.each([
  ['반려견 동반 불가 목줄 착용 시 가능', '?['],
  ['당일 예약 불가', 'reservation'],
  ['목줄 미착용 대형견 입장 불가', 'leash@large'],
])('Truth: what goes on is no rule of its own: %s', (text, reading) => {
  expect(read(text)).toContain(reading)
})
