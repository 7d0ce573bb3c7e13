import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  '소형견은 실내 가능하고 그 외는 불가',
  '소형견은 주말에도 가능하고 그 외는 불가',
  '케이지와 유모차 중 하나라도 없으면 입장 불가',
  '목줄과 배변봉투 중 하나만 있으면 됩니다',
  '3개월 이상 된 아이 중 접종 안 한 아이는 불가',
  '케이지에 넣은 강아지는 안 됩니다',
  '가방에 넣은 아이만 빼고 입장 가능',
  '대형견은 추가 요금을 내도 입장 불가',
  '요금은 성인 만원이고 강아지는 받지 않아요',
  '오늘 못 온 친구들은 다음에 만나요',
  '애견동반석 외 자리는 케이지 이용 시 가능',
  '입마개가 필요한 견종은 입장 불가',
  '목줄은 안 해도 되고 입마개만 하면 됩니다',
  '소형견 2마리, 대형견 1마리',
  '아무 강아지나 받지 않습니다',
  '주말에만 소형견 입장 가능합니다',
  '소음은 양해 부탁드려요',
  '맹견은 입장 불가하지만 입마개를 한 맹견은 예외입니다',
  '테라스만 가능하고 실내는 예약 필수',
  '음식 나오는 동안은 밖에서 기다려 주세요',
])('Truth: what composed words would say of others, or say too much, stays open: %s', (text) => {
  expect(read(text)).toContain('?[')
})

test.each([
  '목줄 또는 입마개를 하지 않으면 불가',
  '목줄 또는 입마개가 없으면 입장 불가',
  '목줄이나 입마개를 하지 않은 대형견은 입장 불가',
  '예방접종 또는 중성화를 하지 않으면 입장 불가',
  '접종증명서 또는 등록증이 없으면 입장 불가',
])('Truth: without the one or the other: whether both are asked for stays open: %s', (text) => {
  expect(read(text)).toMatch(/^\?\[/)
})

test.each([
  ['목줄 또는 배변봉투가 없으면 불가', 'leash wasteBags'],
  ['이동장 또는 유모차 미이용 시 입장 불가', 'carrier|stroller'],
  ['목줄 혹은 하네스를 하지 않으면 입장 불가', 'leash'],
])('Truth: what the law asks of all is asked, and of two that carry a dog either does: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['대형견은 별채만 가능하며 사전 협의 필수', 'assignedArea@large(별채만) reservation@large'],
  ['대형견은 테라스만 가능하고 예약 필수', 'outdoorOnly@large(테라스만) reservation@large'],
  ['대형견은 입마개를 착용해야 하며 사전 예약 필수', 'muzzle@large reservation@large'],
  ['10kg 이상은 테라스만 가능하며 미리 연락 주세요', 'outdoorOnly@>=10(테라스만) reservation@>=10'],
  ['대형견은 불가하며 예약 필수', 'reservation small+medium'],
])('Truth: who asks first is who the sentence is of, where these come at all: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  [
    '10kg이 넘는 아이들은 실내에 못 들어오고 테라스에서도 입마개를 해야 해요',
    'assignedArea@>10(실내 불가) muzzle@>10(테라스)',
  ],
  [
    '대형견은 실내 불가하고 테라스에서는 입마개 착용 필수',
    '?[테라스에서는 입마개 착용 필수] assignedArea@large(실내 불가)',
  ],
  ['대형견은 실내 불가하고 야외에서는 목줄 착용 필수', 'assignedArea@large(실내 불가) leash(야외)'],
])('Truth: a muzzle elsewhere is of those who may not come inside, or open: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test('Truth: who isn’t taken beside money that is, is refused, and no charge', () => {
  expect(read('대형견은 추가금을 받고 맹견은 받지 않습니다')).toMatch(/^-restricted note\(/)
})
