import { describe, expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import type { Reading } from '../reading.ts'
import { readRestriction } from '../restriction.ts'

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
    expect(entry === 'none' || entry === 'some' || unparsed.length > 0).toBe(true)
  },
)

describe('Truth: what a list names one by one before it says what goes for all of them', () => {
  const LISTS = {
    kinds: [
      ['노견', '임신견', '대형견', '진돗개', '아픈 강아지', '공격성 있는 아이', '발정견', '10kg 이상'],
      [' 입장 불가', ' 사절', ' 출입 금지입니다', ' 입마개 필수', ' 사전 문의'],
    ],
    parts: [
      ['실내', '2층', '수영장', '식당', '잔디밭', '온실', '본관'],
      [' 불가', ' 출입 금지', ' 제외', ' 목줄 필수', '에서는 안고 이동'],
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

describe('Truth: a description says as much as the same words among the rules', () => {
  test.each([
    '목줄 2m 이내, 인식표 착용',
    '마당, 1층 테라스만 동반 가능, 배변봉투',
    '입질, 공격성 있는 경우 입장 제한',
    '5차 접종 필수, 전염질환, 공격성, 생리 중인 경우 입장 불가',
    '객실 및 산책로 동반 가능, 수영장 동반 불가',
    '푸드코트, 기념품점, 화장실을 제외한 전 구역 반려동물 동반 가능 (리드줄 1.5m 이내)',
    '짖음이 심하거나 공격성이 있는 아이는 입장이 제한될 수 있어요',
    '보호자 1명당 1마리까지 동반할 수 있습니다',
    '보호자 1명이 3마리 이상 데리고 오실 수 없습니다',
    '1세대당 2마리까지, 15kg 이하의 반려견만 가능',
  ])('%s', (text) => {
    const rules = readRestriction(text)
    expect(rules.unparsed).toEqual([])
    expect(readDescription(text)).toEqual(rules)
  })

  test.each([
    ['반려견과 함께 숲길을 걸을 수 있으며, 목줄과 배변봉투를 꼭 챙겨야 한다.', '목줄과 배변봉투를 꼭 챙겨야 한다.'],
    ['목줄 필수, 체크인 14시', '목줄 필수'],
  ])('but what only describes the place adds nothing: %s', (text, rules) => {
    expect(readDescription(text)).toEqual(readDescription(rules))
  })
})

test('Truth: a refusal that ends as a reason is one: 받지 않고 있으니 참고해 주세요', () => {
  expect(readDescription('현재는 반려동물 동반 입장을 받지 않고 있으니 참고해 주세요.').entry).toBe('none')
})

test('What fell 14: what holds in the whole place is asked everywhere, whatever part is named beside it', () => {
  expect(readDescription('모든 구역과 마당에서는 목줄 착용 필수')).toEqual(
    readDescription('모든 구역에서는 목줄 착용 필수'),
  )
})

test('What fell 14: a name that begins with other letters stays open', () => {
  const { entry, unparsed } = readDescription('K꽃뜰정원 동반 불가')
  expect({ entry, unparsed }).toEqual({ entry: null, unparsed: ['K꽃뜰정원 동반 불가'] })
})
