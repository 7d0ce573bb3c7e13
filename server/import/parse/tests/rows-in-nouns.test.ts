import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { readSize } from '../size.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['모든 견종 가능(실내는 10kg 이하)', 'assignedArea@>10(실내 불가)'],
  ['실내 7kg 미만 / 실외 제한없음', 'assignedArea@>=7(실내 불가)'],
  ['소형견 외는 테라스 이용', 'outdoorOnly@large(테라스만) outdoorOnly@medium(테라스만)'],
  ['외부 테이블 2개에 한해 반려견 동반 가능', 'assignedArea(야외 테이블만) outdoor'],
  ['반려견 동반 요일: 월~목', 'days=1234'],
  ['일요일 외 모든 요일 가능', 'days=1234567'],
  ['대형견은 평일만, 소형견은 언제나 가능', '@067:small+medium'],
  ['몸무게 상관없이 가능하지만 마릿수는 2마리로 제한합니다', 'max2'],
  ['소형견만 가능(7kg 이하, 최대 2마리)', 'max2 small&<=7'],
  ['견종 관계없이 8kg 미만만 가능하며 맹견은 체중과 관계없이 불가', '-restricted <8'],
  ['사전에 협의되지 않은 대형견은 입장이 불가합니다', 'reservation@large'],
  ['목줄을 풀어놓지 말고 실내에는 들어오지 마세요', 'leash outdoor'],
  ['목줄 미착용 시 퇴장, 대형견은 입마개까지 필수', 'leash muzzle@large'],
  ['입장이 불가한 반려견: 12kg 이상, 공격성이 있는 반려견, 미접종견', '-aggressive <12 vaccination'],
  ['출입이 제한되는 반려견은 맹견, 대형견입니다', '-restricted small+medium'],
])('Truth: rules of rows in few nouns: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test('Truth: of a size field that lets all in, the inside may be for some: 모두 가능, 실내는 소형견', () => {
  expect(summary(readSize('모두 가능, 실내는 소형견').reading)).toEqual([
    'assignedArea@large(실내 불가)',
    'assignedArea@medium(실내 불가)',
  ])
})

test.each([
  ['10kg 이하 2마리, 10kg 초과 1마리까지만 가능'],
  ['소형견만 동반 가능하지 않습니다'],
  ['출입이 제한되는 반려견은 문의 바랍니다'],
  ['입장이 불가한 반려견: 없음'],
])('Truth: what rows leave to guess stays open: %s', (text) => {
  expect(read(text)).toContain('?[')
})
