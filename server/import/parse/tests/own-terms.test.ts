import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')
const described = (text: string) => summary(readDescription(text)).join(' ')
const withoutNotes = (said: string) => said.replaceAll(/ ?note\((?:[^()]|\([^()]*\))*\)/g, '').trim()

const NOT_INSIDE = 'assignedArea@large(실내 불가) assignedArea@medium(실내 불가)'

test.each([
  ['실내도 동반 가능, 대신 케이지 이용', 'carrier!in'],
  ['실내도 가능해요. 단 이동장에 넣어주세요', 'carrier!in'],
  ['실내도 입장 가능하지만 안고 계셔야 해요', 'held!in'],
  ['실내도 가능(케이지 필수)', 'carrier!in'],
  ['실내도 가능하지만 소형견만 입장', NOT_INSIDE],
  ['실내도 가능하지만 10kg 이하만 돼요', 'assignedArea@>10(실내 불가)'],
  ['실내도 가능(소형견만)', NOT_INSIDE],
  ['실내도 가능(대형견은 제외)', 'assignedArea@large(실내 불가)'],
  ['실내도 가능하지만 소형견만 안고 입장', `${NOT_INSIDE} held@small!in`],
])('Truth: what is asked for the inside "as well" is asked there alone: %s', (text, reading) => {
  expect(withoutNotes(read(text))).toBe(reading)
  expect(withoutNotes(described(text))).toBe(reading)
})

test.each([
  ['생후 3개월 이하 불가', 'age>=4'],
  ['생후 3개월 이하 및 맹견 불가', '-restricted age>=4'],
  ['생후 6개월 초과만 입장 가능', 'age>=7'],
])('Truth: ages are counted in full months: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['실내는 안고 테라스는 목줄', 'held!in leash(테라스)'],
  ['테라스는 목줄 실내는 케이지', 'carrier!in leash(테라스)'],
  ['1층은 목줄 2층은 케이지 필수', 'carrier(2층) leash(1층)'],
  ['실내 케이지 실외 목줄', 'carrier!in leash(실외)'],
  ['테라스 목줄 착용 실내 케이지 이용 필수', 'carrier!in leash(테라스)'],
  ['평일은 케이지 주말은 유모차', 'carrier(평일) stroller(주말)'],
  ['소형견은 목줄 대형견은 입마개', 'leash@small muzzle@large'],
  ['야외는 편하게 실내는 이동장 필수', 'all carrier!in'],
  ['1층은 자유롭게 2층은 케이지', 'assignedArea(1층) carrier(2층) some'],
])('Truth: of two parts, days or groups with no comma between, each has its own terms: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
  expect(described(text)).toBe(reading)
})

test.each([
  ['5kg 미만이고 이동장에 넣어야 한다', '<5 carrier'],
  ['10kg 이하이고 목줄 착용해야 합니다', '<=10 leash'],
  ['10kg 이하이고 예약 필수', '<=10 reservation'],
  ['10kg 이하이고 접종 완료해야 합니다', '<=10 vaccination'],
  ['10kg 미만이고 중성화 완료 필수', '<10 neutered'],
  ['소형견이며 안고 있어야 합니다', 'held small'],
])('Truth: "10kg 이하이고" says who may come, and not whom the next is asked of: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
  expect(described(text)).toBe(reading)
})
