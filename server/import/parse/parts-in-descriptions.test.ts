import { describe, expect, test } from 'vitest'
import { readDescription } from './description.ts'
import type { Reading } from './reading.ts'

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

test.each(['초등학생 입장 불가', '주차장 10대', '음식점이 많다', '취사 금지', '바비큐장 이용 가능'])(
  'Truth: what is of guests is no rule for dogs: %s',
  (text) => {
    expect(readDescription(`애견 동반 캠핑장, ${text}`)).toMatchObject({ entry: null, limits: [], unparsed: [] })
  },
)

test.each(['동반 불가 주차는 건물 뒤편', '1층만 동반 가능 주차 10대'])(
  'Truth: a rule that runs into a sentence on parking is not dropped with it: %s',
  (text) => {
    const { entry, unparsed } = readDescription(`오션뷰 카페, ${text}`)
    expect(entry === 'none' || unparsed.length > 0).toBe(true)
  },
)

describe('Truth: what a list names one by one before it says what goes for all of them', () => {
  const LISTS = {
    kinds: [
      ['노견', '임신견', '대형견', '진돗개', '아픈 강아지', '공격성 있는 아이', '발정견', '10kg 이상'],
      [' 입장 불가', ' 사절', ' 출입 금지입니다'],
    ],
    parts: [
      ['실내', '2층', '수영장', '식당', '잔디밭', '온실', '본관'],
      [' 불가', ' 출입 금지', ' 제외'],
    ],
    times: [
      ['성수기', '연휴', '주말', '월요일', '야간'],
      [' 불가', ' 제외'],
    ],
  } as const

  test.each(Object.entries(LISTS))('none of them is dropped from a description: %s', (_, [nouns, said]) => {
    const meaning = ({ unparsed: _words, ...rules }: Reading) => JSON.stringify(rules)
    const dropped = nouns.flatMap((one) =>
      nouns.flatMap((other) =>
        said
          .map((end) => [`애견 동반 카페, ${one}, ${other}${end}`, `애견 동반 카페, ${other}${end}`] as const)
          .filter(([both, last]) => {
            const reading = readDescription(both)
            return one !== other && reading.unparsed.length === 0 && meaning(reading) === meaning(readDescription(last))
          })
          .map(([both]) => both),
      ),
    )
    expect(dropped).toEqual([])
  })
})
