import { expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'

test.each([
  ['중성화 안 된 수컷 입장 불가', 'neutered@male'],
  ['대형견도 입마개 하면 입장 가능', 'muzzle@large'],
  ['대형견도 목줄 하면 입장 가능', 'leash'],
  ['소형견도 케이지 이용 시 입장 가능', 'carrier'],
  ['모든 견종 가능. 입마개 필수', 'muzzle'],
])('Truth: what is asked of some is not asked of all: %s', (text, reading) => {
  expect(shown(readRestriction(text)).join(' | ')).toBe(reading)
})

test.each([
  '대형견 입장 가능. 입마개 필수',
  '대형견도 케이지 이용 시 입장 가능',
  '실내 착석 불가, 테이크아웃만 가능',
  '실내 취식 불가, 포장만 가능',
  '매장 동반은 지양해 주세요',
  '펫X',
  '실내는 전 견종 불가, 소형견은 가능',
  '실내는 모든 반려견 출입 불가지만 소형견은 케이지에 넣으면 가능',
])('Truth: what can’t be told stays open: %s', (text) => {
  expect(shown(readDescription(text)).join()).toContain('?[')
})

test.each([
  ['실내 동반은 지양 부탁드립니다', 'outdoor'],
  ['반려견 동반 지양', 'none'],
])('Truth: who asks to refrain from it refuses it: %s', (text, reading) => {
  expect(shown(readDescription(text)).join(' | ')).toBe(reading)
})

test.each([
  ['한 마리만 데려오세요', 'max1'],
  ['생후 6개월 지난 아이만 가능', 'age>=6'],
  ['접종 안 한 아이는 NO', 'vaccination'],
  ['대형견은 NO', 'small+medium'],
  ['소·중형견 환영, 대형견은 정중히 사양합니다', 'small+medium'],
  ['공격성 없는 소형견만', '-aggressive | small'],
  ['켄넬 지참 시에 한함', 'carrier'],
  ['소형 강아지는 캐리어 밖으로 나오면 안 돼요', 'carrier@small'],
  ['대형견은 목줄만 잘 잡아 주시면 어디든 함께 갈 수 있어요', 'leash@large'],
  ['수영장만 빼고 어디든 함께 다니실 수 있어요', 'assignedArea(수영장 불가) | some'],
  ['주인 품에 안겨 있다면 실내도 문제없어요', 'all | held!in'],
  ['반려견을 동반하려면 반드시 켄넬에 넣어야 하고, 켄넬은 대여하지 않는다', 'carrier'],
  ['애견 동반 카페로 대형견까지 모두 환영하지만 맹견은 입장이 제한됩니다', '-restricted'],
  ['평일에는 모든 견종이, 주말에는 소형견만 입장할 수 있다', '@06:small'],
  ['도그런은 대형견과 소형견 구역이 나뉘어 있다', ''],
  ['중성화 완료 수컷만', '?[중성화 완료 수컷만]'],
  ['암컷만 가능', '?[암컷만 가능]'],
])('Truth: how hosts put a condition: %s', (text, reading) => {
  expect(shown(readDescription(text)).join(' | ')).toBe(reading)
})
