import { expect, test } from 'vitest'
import { shown } from '../fixture/reading.ts'
import { readDescription } from './description.ts'

const WITHOUT_STOP = [
  '위반 시 과태료 10만 원',
  '반려견 미동반 시 입장 불가',
  '위반 시 10만 원 이하의 과태료가 부과될 수 있습니다',
  '애견펜션이라 반려견 없는 손님은 예약을 받지 않아요',
]

test.each(WITHOUT_STOP)('Truth: a demand behind “%s” with no stop between is read, as with one', (sentence) => {
  for (const [demand, reading] of [
    ['목줄 착용 필수', 'leash'],
    ['입마개 필수', 'muzzle'],
    ['목줄과 입마개 착용 필수', 'leash | muzzle'],
  ] as const) {
    expect(shown(readDescription(`${sentence} ${demand}`)).join(' | ')).toBe(reading)
    expect(shown(readDescription(`${sentence}. ${demand}`)).join(' | ')).toBe(reading)
  }
})

test.each(['반려견 동반 불가 목줄 착용 시 가능', '실내 동반 불가 이동장 이용 시 가능'])(
  'Truth: what makes it a condition is not cut off: “%s”',
  (text) => {
    const readings = shown(readDescription(text))
    expect(readings).not.toContain('leash')
    expect(readings.join()).toMatch(/^\?\[/)
  },
)
