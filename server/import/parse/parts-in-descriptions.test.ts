import { describe, expect, test } from 'vitest'
import { readDescription } from './description.ts'

const PARTS = ['샤워장', '취사장', '바비큐장', '낚시터', '음식점', '놀이방', '촬영 스튜디오', '어린이 놀이터', '유아풀']
const SAID = ['출입 금지', '동반할 수 없다', '함께 들어갈 수 없습니다', '제외된다', '입장이 제한됩니다']

describe.each(['반려견 동반이 가능한 공원이다. ', '애견 동반 카페, '])('Truth: in a text on dogs: %s', (first) => {
  test.each(PARTS)('a part that is refused is read or left open, whatever guests do there: %s', (part) => {
    const dropped = SAID.filter((said) => {
      const { entry, unparsed } = readDescription(`${first}${part}은 ${said}`)
      return entry === null && unparsed.length === 0
    })
    expect(dropped).toEqual([])
  })
})

test.each([
  '초등학생 입장 불가',
  '주차장 10대',
  '음식점이 많다',
  '취사 금지',
  '바비큐장 이용 가능',
  '샤워장 이용 불가',
])('Truth: what is of guests is no rule for dogs: %s', (text) => {
  expect(readDescription(`애견 동반 캠핑장, ${text}`)).toMatchObject({ entry: null, limits: [], unparsed: [] })
})

test.each(['동반 불가 주차는 건물 뒤편', '1층만 동반 가능 주차 10대'])(
  'Truth: a rule that runs into a sentence on parking is not dropped with it: %s',
  (text) => {
    const { entry, unparsed } = readDescription(`오션뷰 카페, ${text}`)
    expect(entry === 'none' || unparsed.length > 0).toBe(true)
  },
)
