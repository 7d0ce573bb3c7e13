import { expect, test } from 'vitest'
import { shown } from '../fixture/reading.ts'
import { readDescription } from './description.ts'
import { readRestriction } from './restriction.ts'

test.each([
  ['중성화 안 된 수컷 입장 불가', 'neutered@male'],
  ['대형견도 입마개 하면 입장 가능', 'muzzle@large'],
  ['대형견도 목줄 하면 입장 가능', 'leash'],
  ['소형견도 케이지 이용 시 입장 가능', 'carrier'],
  ['모든 견종 가능. 입마개 필수', 'muzzle'],
])('Truth: what is asked of some is not asked of all: %s', (text, reading) => {
  expect(shown(readRestriction(text)).join(' | ')).toBe(reading)
})

test.each([
  '대형견 입장 가능. 입마개 필수',
  '대형견도 케이지 이용 시 입장 가능',
  '실내 착석 불가, 테이크아웃만 가능',
  '실내 취식 불가, 포장만 가능',
  '매장 동반은 지양해 주세요',
  '펫X',
])('Truth: what can’t be told stays open: %s', (text) => {
  expect(shown(readDescription(text)).join()).toContain('?[')
})

test.each([
  ['실내 동반은 지양 부탁드립니다', 'outdoor'],
  ['반려견 동반 지양', 'none'],
])('Truth: who asks to refrain from it refuses it: %s', (text, reading) => {
  expect(shown(readDescription(text)).join(' | ')).toBe(reading)
})
