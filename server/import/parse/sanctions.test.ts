import { expect, test } from 'vitest'
import { shown } from '../fixture/reading.ts'
import { readDescription } from './description.ts'
import { readRestriction } from './restriction.ts'

test.each([
  '다른 손님에게 피해를 주는 경우 입장이 제한될 수 있습니다',
  '타인에게 위협이 되는 경우 입장을 거부할 수 있습니다',
  '펫티켓을 지키지 않을 경우 퇴장당하실 수 있습니다',
  '소란 시 퇴실 조치될 수 있습니다',
])('Truth: what leads out of a place again is a remark, and not dropped: %s', (text) => {
  expect(shown(readRestriction(text))).toEqual([`note(${text})`])
  expect(shown(readDescription(`애견 동반 카페. 반려견은 ${text}`)).join()).toContain(text.slice(-8))
})

test.each(['짖으면 퇴장', '짖는 경우 퇴장 요청', '소음이 심한 반려견은 퇴실 조치됩니다'])(
  'Truth: who barks has to leave: %s',
  (text) => {
    expect(shown(readRestriction(text))).toEqual(['-barking'])
    expect(shown(readDescription(`애견 동반 카페, ${text}`))).toEqual(['-barking'])
  },
)
