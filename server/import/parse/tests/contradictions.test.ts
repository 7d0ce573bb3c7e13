import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { readSize } from '../size.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['소형견만 가능, 대형견은 입마개 착용', '?[소형견만 가능] muzzle@large'],
  ['10kg 이하만 입장 가능. 대형견은 입마개 필수', '?[10kg 이하만 입장 가능] muzzle@large'],
  ['15kg 이하 (대형견 문의)', '?[15kg 이하 (대형견 문의)] reservation@large'],
  ['15kg 이하만 가능, 대형견은 예약 필수', '?[15kg 이하만 가능] reservation@large'],
  // Some medium dogs are lighter.
  ['15kg 이하만 가능, 중형견은 목줄 필수', '<=15 leash@medium'],
  ['중형견까지만 가능, 중형견은 입마개 착용', 'muzzle@medium small+medium'],
  ['중형견까지 가능, 입마개 필수(대형견)', '?[중형견까지 가능] muzzle@large'],
  ['소형견까지 가능. 중형견은 케이지 이용', '?[소형견까지 가능] carrier@medium'],
  ['중형견까지도 가능, 대형견은 입마개', 'muzzle@large'],
  ['중형견까지 가능, 대형견은 문의', 'reservation@large'],
])('Truth: who has to do something to come in isn’t turned away: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['테라스만 가능하고 실내는 이동가방이 있어야 해요', '?[실내 이용] assignedArea(테라스만) carrier!in'],
  ['야외만 가능하며 실내 이용 시 케이지 지참', '?[실내 이용 시] carrier(실내 이용 시)'],
  [
    '테라스에서만 함께할 수 있으며 매장 안은 캐리어에 넣어야 합니다',
    '?[매장 안] assignedArea(테라스만) carrier(매장 안)',
  ],
  ['야외만 동반 가능, 실내는 안고 있으면 동반 가능', 'all held!in'],
  ['야외만 가능, 실내 이동 시 케이지 이용', 'carrier(실내 이동 시) outdoor'],
])('Truth: whether the inside is open to who is carried, where only the outside is named: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['대형견 입장 시 1인 1마리', 'reservation@large(대형견 입장 시 1인 1마리)'],
  [
    '중·대형견 입장 시 보호자 1인당 1마리',
    'reservation@large(중·대형견 입장 시 보호자 1인당 1마리) reservation@medium(중·대형견 입장 시 보호자 1인당 1마리)',
  ],
  [
    '대형견 동반 시 1마리까지, 소형견은 3마리까지',
    '?[대형견 동반 시 1마리까지] ?[소형견은 3마리까지] reservation@large(대형견 동반 시 1마리까지)',
  ],
  ['반려견 입장 시 1인 1마리', 'max1/person'],
  ['호텔 투숙 시 반려견은 10kg 이하 1마리로 제한', '<=10 max1'],
])('Truth: a number for some dogs is none for all: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['이동장에 넣지 않은 반려동물은 입장할 수 없습니다', 'carrier'],
  ['켄넬에 들어가지 않은 강아지는 출입하실 수 없어요', 'carrier'],
])('Truth: who isn’t in a carrier can’t come in: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test('Truth: a size that asks first is not refused by the weight beside it', () => {
  expect(summary(readSize('15kg 이하 (대형견 문의)').reading)).toContain('?[15kg 이하 (대형견 문의)]')
})
