import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { proveFees } from '../../fixture/meaning/fee-proof.ts'
import { readFee } from './fee.ts'

const line = (text: string) => {
  const { kind, minWon, maxWon, per, capWon } = readFee(text)
  return [kind, minWon ?? '-', maxWon ?? '-', per ?? '-', capWon ?? '-'].join(' ')
}

test.each([
  ['10,000원', 'paid 10000 10000 - -'],
  ['5000원', 'paid 5000 5000 - -'],
  ['2,000~3,000원', 'paid 2000 3000 - -'],
  ['2만원', 'paid 20000 20000 - -'],
  ['견당 10,000원', 'paid 10000 10000 dog -'],
  ['1박당 20,000원, 최대 50,000원', 'paid 20000 20000 night 50000'],
  ['7kg 미만 6,000원, 7kg 이상 7,000원', 'varies 6000 7000 - -'],
  ['9kg 이하 6,000~8,000원, 14kg 이하 8,000~10,000원', 'varies 6000 10000 - -'],
  ['3마리부터 견당 3,000원', 'varies 0 3000 dog -'],
  ['변동', 'varies - - - -'],
  ['무료', 'free 0 0 - -'],
  ['입장료 별도 없음', 'free 0 0 - -'],
  ['강아지 8,000원 (보호자 음료 포함)', 'paid 8000 8000 - -'],
  ['추가요금 발생(업체 문의)', 'paid - - - -'],
  // An amount for some hours is none for a visit.
  ['견당 3천원(2시간 기준)', 'paid - - dog -'],
])('a fee: %s → %s', (text, expected) => {
  expect(line(text)).toBe(expected)
})

test.each(['없음', '해당없음', '정보없음', ''])('"%s" says nothing of a fee: it is not free', (text) => {
  expect(readFee(text).kind).toBe('unknown')
})

test('a number with its commas in the wrong places is no amount', () => {
  expect(line('7,000~1,0000원')).toBe('paid - - - -')
})

test('no text makes a negative or unbounded amount', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d,~ ]{0,12}원?$/)), (text) => {
      const { minWon, maxWon } = readFee(text)
      expect(minWon === null || (minWon >= 0 && minWon <= (maxWon ?? 0) && (maxWon ?? 0) < 1e9)).toBe(true)
    }),
  )
})

test.each([
  ['소형견 5,000원 / 중형견 10,000원', 'varies 5000 10000 - -'],
  ['평일 5,000원 주말 및 공휴일 7,000원', 'varies 5000 7000 - -'],
  ['2마리까지 무료, 초과 시 마리당 10,000원', 'varies 0 10000 dog -'],
  ['10,000원/박', 'paid 10000 10000 night -'],
  ['무료(대형견은 1만원)', 'varies 0 10000 - -'],
  ['소형 1만원, 중형 1.5만원 (대형 불가)', 'varies 10000 15000 - -'],
  ['성인 8,000원, 애견 5,000원', 'paid 5000 5000 - -'],
  ['10,000원 (음료 포함)', 'paid 10000 10000 - -'],
  ['대형견 2만원, 그 외 무료', 'varies 0 20000 - -'],
  // How many may come, what people order and what the money is for are no fees of their own.
  ['1마리당 1만원 (2마리까지)', 'paid 10000 10000 dog -'],
  ['1마리당 1만원, 최대 2마리', 'paid 10000 10000 dog -'],
  ['입장료 없음 (1인 1음료)', 'free 0 0 - -'],
  ['무료 (1인 1메뉴 주문 시)', 'unknown - - - -'],
  ['30,000원(세탁비)', 'paid 30000 30000 - -'],
  ['1박 3만원(청소비 포함)', 'paid 30000 30000 night -'],
  ['3만원 (청소비 2만원)', 'unknown - - - -'],
  ['1만원, 최대 2마리까지 무료', 'varies 0 10000 - -'],
  ['10kg 이하 무료, 초과 1만원', 'varies 0 10000 - -'],
  ['무료(단, 대형견 5,000원, 중형견 3,000원)', 'varies 0 5000 - -'],
  ['첫 마리 무료, 추가 1마리당 15,000원', 'varies 0 15000 dog -'],
  // The second amount is of two dogs together.
  ['1마리 10,000원, 2마리 15,000원', 'varies 10000 15000 - -'],
  ['첫 마리 1만원, 두 번째부터 5천원', 'varies - - - -'],
  ['그 외 무료', 'varies - - - -'],
  // What others pay, or what it comes to for each visit, isn't said.
  ['대형견 10,000원', 'varies - - - -'],
  ['10,000원, 추가 1마리당 5,000원', 'varies - - - -'],
  // What a bracket says besides.
  ['10kg 미만 10,000원 / 10kg 이상 20,000원 (1박, 마리당)', 'paid - - - -'],
  ['5,000원(음료 포함, 1마리)', 'paid 5000 5000 dog -'],
  ['반려견 입장료 5,000원(보호자 별도)', 'paid 5000 5000 - -'],
  ['기본 2마리 무료, 초과 1마리당 22,000원', 'varies 0 22000 dog -'],
  ['5,000원(1박, 소형견)', 'varies - - - -'],
  ['1시간 5,000원', 'paid - - - -'],
  ['반려견 1마리 1박 20,000원', 'paid - - - -'],
])('Truth: fees are read by a grammar: %s → %s', (text, expected) => {
  expect(line(text)).toBe(expected)
})

test.each([
  '보증금 50,000원',
  '파손 시 10,000원 배상',
  '10,000원 할인',
  '무료 아님',
  '30,000원 (2박 이상 무료)',
  '1인 10,000원',
  '1만원 초과',
  '반려견 5,000원(보호자)',
  '5,000원(보호자 10,000원)',
  '1박 2만원(최대 5만원)',
  '무료(단, 대형견 불가)',
])('Truth: a fee of which a word is not understood is unknown: %s', (text) => {
  expect(readFee(text).kind).toBe('unknown')
})

test('Truth: generated fees are read by their meaning; changed words are not read as before, other typing is', () => {
  const { texts, open, wrong, deaf, touchy } = proveFees(5, 3000)
  expect([wrong.slice(0, 5), deaf.slice(0, 5), touchy.slice(0, 5)]).toEqual([[], [], []])
  expect(open / texts).toBeLessThan(0.02)
})
