import { describe, expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'

const THINGS = ['방석', '담요', '쿠션', '매트', '시트', '물그릇', '물티슈', '탈취제', '울타리']
const ASKED = [
  (thing: string) => `${thing} 지참 필수`,
  (thing: string) => `${thing} 미지참 시 입장 불가`,
  (thing: string) => `${thing} 각자 준비해 오셔야 합니다`,
  (thing: string) => `${thing} 따로 챙겨 오셔야 해요`,
  (thing: string) => `${thing} 꼭 챙겨 주세요`,
]

describe.each(THINGS)('Truth: %s is to be brought', (thing) => {
  test.each(ASKED.map((ask) => [ask(thing)]))('%s', (text) => {
    expect(shown(readRestriction(text))).toEqual([`ownSupplies(${thing})`])
    expect(shown(readDescription(`애견 동반 카페, ${text}`))).toEqual([`ownSupplies(${thing})`])
  })

  test.each([`${thing} 지참 금지`, `${thing} 지참하지 않으셔도 됩니다`])(
    'but not by what says otherwise: %s',
    (text) => {
      expect(shown(readRestriction(text)).join()).not.toContain('ownSupplies')
    },
  )
})

test.each([
  ['물티슈, 쿠션, 배변봉투 지참 필수', ['ownSupplies(물티슈, 쿠션)', 'wasteBags']],
  ['방석, 배변봉투 지참 필수', ['ownSupplies(방석)', 'wasteBags']],
  ['방석과 배변봉투 지참 필수', ['ownSupplies(방석)', 'wasteBags']],
  ['배변봉투와 방석 지참 필수', ['ownSupplies(방석)', 'wasteBags']],
  ['배변봉투, 물티슈 지참 필수', ['ownSupplies(물티슈)', 'wasteBags']],
  ['배변봉투와 휴지를 준비해 주세요', ['ownSupplies(휴지)', 'wasteBags']],
  ['방석과 목줄을 꼭 챙겨 주세요', ['leash', 'ownSupplies(방석)']],
  ['쿠션, 시트, 탈취제 지참', ['ownSupplies(쿠션, 시트, 탈취제)']],
])('Truth: a list of things to bring has each of them: %s', (text, expected) => {
  expect(shown(readRestriction(text))).toEqual(expected)
})

test.each(['방석 또는 이동장 지참', '방석이나 이동장 지참'])('Truth: one of two things stays open: %s', (text) => {
  expect(readRestriction(text).unparsed).toEqual([text])
})

test.each(['머즐 착용 필수', '머즐 미착용 시 입장 불가', '머즐을 꼭 착용해 주세요'])(
  'Truth: a muzzle by its other name: %s',
  (text) => {
    expect(shown(readRestriction(text))).toEqual(['muzzle'])
    expect(shown(readDescription(`애견 동반 카페, ${text}`))).toEqual(['muzzle'])
  },
)

test.each(['건강진단서 지참 필수', '보험증을 꼭 챙겨 주세요'])(
  'Truth: a paper that is not known is not dropped from a description: %s',
  (text) => {
    expect(readDescription(`애견 동반 카페, ${text}`).unparsed).toHaveLength(1)
  },
)
