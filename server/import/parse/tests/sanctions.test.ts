import { expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'

test.each([
  '다른 손님에게 피해를 주는 경우 입장이 제한될 수 있습니다',
  '타인에게 위협이 되는 경우 입장을 거부할 수 있습니다',
  '펫티켓을 지키지 않을 경우 퇴장당하실 수 있습니다',
  '소란 시 퇴실 조치될 수 있습니다',
])('Truth: what leads out of a place again is a remark, and not dropped: %s', (text) => {
  expect(shown(readRestriction(text))).toEqual([`note(${text})`])
  expect(shown(readDescription(`애견 동반 카페. 반려견은 ${text}`)).join()).toContain(text.slice(-8))
})

test.each([
  '짖음이 심하면 퇴장을 요청드릴 수 있습니다',
  '짖음이 계속되면 퇴장을 요청할 수 있습니다',
  '심하게 짖으면 나가 달라고 할 수 있어요',
  '공격성을 보이는 반려견은 퇴장 조치될 수 있습니다',
  '마킹, 짖음이 심한 반려견은 퇴장 조치될 수 있음',
  '통제가 안 되는 경우 퇴장을 요청할 수 있습니다',
  '입질이 있는 경우 퇴장당할 수 있습니다',
  '물거나 짖는 강아지는 밖으로 안내될 수 있어요',
])('Truth: a dog that may have to leave again is not turned away at the door: %s', (text) => {
  expect(shown(readRestriction(text))).toEqual([`note(${text})`])
})

test.each([
  ['짖음이 심한 강아지는 입장을 제한할 수 있습니다', '-barking'],
  [
    '실내에서 짖으면 퇴장을 요청하며 대형견은 입장할 수 없습니다',
    '?[실내에서 짖으면 퇴장을 요청하며 대형견은 입장할 수 없습니다]',
  ],
  ['대형견이 짖으면 퇴장될 수 있습니다', '?[대형견이 짖으면 퇴장될 수 있습니다]'],
])('Truth: who may not come in, or of which dogs it is said, is no warning: %s', (text, reading) => {
  expect(shown(readRestriction(text)).join(' ')).toBe(reading)
})

test.each([
  '짖으면 퇴장',

  '짖는 경우 퇴장 요청',
  '소음이 심한 반려견은 퇴실 조치됩니다',
])('Truth: who barks has to leave: %s', (text) => {
  expect(shown(readRestriction(text))).toEqual(['-barking'])
  expect(shown(readDescription(`애견 동반 카페, ${text}`))).toEqual(['-barking'])
})
