import { expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readRestriction } from '../restriction.ts'

const named = (name: string) => `${name}${(name.charCodeAt(name.length - 1) - 0xac00) % 28 === 0 ? '는' : '은'}`

test.each([
  '객차',
  '습지원',
  '미끄럼틀',
  '슬라이드',
  '유아풀',
  '자쿠지',
  '야외 욕조',
  '화로대',
  '창고',
  '중정',
  '복층',
  '야외무대',
  '검표소',
  '플랫폼',
  '주차타워',
  '계단',
  '안내 데스크',
  '요사채',
  '종각',
  '산책데크',
])('Truth: a corner that is refused is a part of the place: %s', (corner) => {
  expect(shown(readRestriction(`${named(corner)} 반려견 출입 불가`))).toEqual([`assignedArea(${corner} 불가)`, 'some'])
  expect(shown(readRestriction(`반려견 동반 가능(${corner} 제외)`))).toEqual([`assignedArea(${corner} 불가)`, 'some'])
})

test.each(['억새밭', '편백숲', '등대', '호수', '고분군', '성곽', '사당', '펍', 'PC방'])(
  'Truth: what may be the whole place stays open alone, and is a part beside another: %s',
  (sight) => {
    expect(readRestriction(`${named(sight)} 반려견 출입 불가`).unparsed).not.toEqual([])
    expect(readRestriction(`${named(sight)} 반려견 출입 불가, 마당은 동반 가능`).unparsed).toEqual([])
  },
)
