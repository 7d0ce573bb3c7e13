import { expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'

const LISTS = [
  ['B, C동', 'B동, C동'],
  ['B/C동', 'B동, C동'],
  ['B·C동', 'B동, C동'],
  ['B와 C동', 'B동, C동'],
  ['1, 2관', '1관, 2관'],
  ['A, B, C코스', 'A코스, B코스, C코스'],
  ['동, 서관', '동관, 서관'],
  ['본, 별관', '본관, 별관'],
  ['1, 2전시실', '1전시실, 2전시실'],
]

test.each(LISTS)('Truth: each of a list that shares its noun is refused: %s', (list, names) => {
  const expected = [`assignedArea(${names} 불가)`, 'some']
  expect(shown(readRestriction(`${list}은 반려견 동반 불가`))).toEqual(expected)
  expect(shown(readDescription(`애견 동반 카페, ${list}은 동반 불가`))).toEqual(expected)
})

test.each(LISTS)('Truth: each of a list that shares its noun is where something is asked: %s', (list, names) => {
  expect(shown(readRestriction(`${list}에서는 목줄 필수`))).toEqual([`leash(${names})`])
  expect(shown(readDescription(`애견 동반 카페, ${list}에서는 목줄 필수`))).toEqual([`leash(${names})`])
})

test.each([
  '가, 나, 다동 객실만 동반 가능',
  '해송동, 백합동만 동반 가능',
  'A사이트, B사이트만 동반 가능',
  'A, B룸은 반려견 전용',
  '반려견 동반 객실은 라벤더룸',
])('Truth: of names that are not known, none is dropped from a description: %s', (text) => {
  const reading = readDescription(`애견 동반 펜션, ${text}`)
  expect(reading.unparsed).toHaveLength(1)
  expect(reading.unparsed[0]).toContain(text.split(',')[0]?.split(' ')[0]?.slice(0, 2))
})

test('Truth: what shares no noun keeps its own', () => {
  expect(shown(readRestriction('소, 중형견만 동반 가능'))).toEqual(shown(readRestriction('소형견, 중형견만 동반 가능')))
  expect(shown(readRestriction('실내, 2동 불가'))).toEqual(['assignedArea(2동 불가)', 'outdoor'])
})
