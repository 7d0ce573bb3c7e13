import { expect, test } from 'vitest'
import * as TABLES from '../../fixture/sentence-tables.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'

// What a pattern can match in two ways at each repetition is tried in exponentially many: such a test never ends.
const REPEATED = [
  '강아지 손님들 ',
  '다른 손님 ',
  '소파 위에',
  '나이,  ',
  '견종 , 무게 , ',
  '주의해주의',
  '물 / 컵 / ',
  '필수: 물 / 컵',
  '짖는 경우 퇴장 ',
  '대형견, 맹견, ',
  '실내 1층 ',
  '침대와 소파와 ',
  '꼭 미리 사전에 ',
  '시트 ',
  '주차 O ',
  '101호 ',
  '물티슈, ',
]
const FRAMES = [
  (text: string) => text,
  (text: string) => `필수 : ${text}!`,
  (text: string) => `의자에 앉히지 않게 ${text}말것, 주의`,
  (text: string) => `반려견과 투숙할 수 있는 객실을 별도 운영합니다. (${text}실)`,
]

test('Truth: a word that is repeated a hundred times is read like any other, in each kind of sentence', () => {
  for (const word of REPEATED)
    for (const frame of FRAMES)
      for (const read of [readRestriction, readDescription]) expect(read(frame(word.repeat(100)))).toBeDefined()
})

test('Truth: so is each part of a known sentence that is repeated', () => {
  const parts = new Set(
    Object.values(TABLES).flatMap((rows) => rows.flatMap(([, text]) => text.split(/[.,!?()\n]\s*/))),
  )
  const short = [...parts].filter((part) => part.length > 3 && part.length < 20)
  expect(short.length).toBeGreaterThan(1000)
  const some = short.filter((_, index) => index % 8 === 0)
  for (const part of some)
    for (const read of [readRestriction, readDescription]) expect(read(`${part} `.repeat(30))).toBeDefined()
})

test('Truth: brackets within brackets, however many, are left open and end no import', () => {
  for (const text of ['소형견만 가능(말티즈, 푸들, '.repeat(1000), '반려견 동반 가능(목줄 '.repeat(1000)])
    for (const read of [readRestriction, readDescription]) expect(read(text).unparsed).not.toEqual([])
})
