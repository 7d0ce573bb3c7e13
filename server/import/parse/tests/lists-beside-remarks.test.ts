import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { readSize } from '../size.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')
const described = (text: string) => summary(readDescription(text)).join(' ')
const sized = (text: string) => summary(readSize(text).reading).join(' ')

test.each([
  ['케이지, 유모차 이용 필수', 'carrier|stroller'],
  ['케이지, 유모차 이용 시 입장 가능', 'carrier|stroller'],
  ['케이지, 유모차 또는 안고 입장', 'carrier|stroller|held'],
  ['실내에서는 내려놓으면 안 돼요', 'carrier|stroller|held!in'],
  ['소형견, 중형견만 가능', 'small+medium'],
  ['1층, 2층만 가능', 'assignedArea(1층, 2층만) some'],
  ['1층, 2층 불가', 'assignedArea(1층, 2층 불가) some'],
  ['월, 화요일 불가', 'days=034567'],
  ['대형견, 맹견은 목줄, 입마개 필수', 'leash@large leash@restricted muzzle@large muzzle@restricted'],
])('Truth: a remark behind a comma leaves a list whole: %s', (text, reading) => {
  const besides = `${text}, 주차 불가능합니다`
  expect(read(text)).toBe(reading)
  const withoutNotes = (said: string) => said.replace(/ ?note\([^)]*\)/g, '').trim()
  expect(withoutNotes(read(besides))).toBe(reading)
  expect(withoutNotes(described(besides))).toBe(reading)
})

test.each([
  ['2층 · 옥상 불가', 'assignedArea(2층, 옥상 불가) some'],
  ['맹견· 공격성이 있는 반려견은 입장 불가', '-aggressive -restricted'],
  ['대형견 · 맹견 입장 불가', '-restricted small+medium'],
])('Truth: dots between parts or kinds of dogs are no bullets: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
  expect(described(text)).toBe(reading)
})

test.each([
  ['소형견, 중형견 (대형견은 야외만)', 'outdoorOnly@large'],
  ['소·중형견 / 대형견은 전화 문의', 'reservation@large'],
  ['소형견, 중형견(대형견 문의)', 'reservation@large'],
  ['소형견 (중형견 문의)', 'reservation@medium small+medium'],
  ['소형견 (대형견 문의)', '?[소형견 (대형견 문의)] reservation@large'],
  ['소형견만 가능, 대형견은 입마개', '?[소형견만 가능] muzzle@large'],
])('Truth: of a size field that tells of the larger ones apart, these may come on their terms: %s', (text, reading) => {
  expect(sized(text)).toBe(reading)
})
