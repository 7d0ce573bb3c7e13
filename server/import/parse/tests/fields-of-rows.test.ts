import { expect, test } from 'vitest'
import { readFee } from '../fee/fee.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['중성화 안 된 수컷 불가', 'neutered@male'],
  ['중성화하지 않은 수컷은 출입 금지', 'neutered@male'],
  ['중성화하지 않은 반려견은 출입 금지', 'neutered'],
])('Truth: a refusal of males that are not neutered asks nothing of females: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([['대형견 입장 가능. 입마개 필수'], ['대형견은 야외만 가능. 입마개 착용 필수']])(
  'Truth: a muzzle in the sentence behind one on large dogs is open: %s',
  (text) => {
    expect(readRestriction(text).unparsed).toHaveLength(1)
    expect(readRestriction(text).requirements.filter(({ kind }) => kind === 'muzzle')).toEqual([])
  },
)

test.each([['실내 착석 불가, 테이크아웃만 가능'], ['실내 불가, 테이크아웃만 가능'], ['실내 취식 불가, 포장만 가능']])(
  'Truth: what is only taken away says no place where dogs may be: %s',
  (text) => {
    expect(readRestriction(text).unparsed).not.toEqual([])
  },
)

test.each([
  ['소형견 10,000원, 중형견 20,000원, 대형견 30,000원(1박 기준)', 'night'],
  ['소형견 1만원, 대형견 2만원(마리당)', 'dog'],
  ['7kg 이하 1만원, 7kg 초과 2만원(1박 기준)', 'night'],
  ['1마리당 10,000원, 대형견 20,000원(1박 기준)', null],
])('Truth: a unit in brackets behind the fees of several sizes is of all: %s', (text, per) => {
  expect(readFee(text).per).toBe(per)
})
