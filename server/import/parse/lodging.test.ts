import { expect, test } from 'vitest'
import { admitToRooms, refuseWithoutRoom } from './lodging.ts'
import { readRestriction } from './restriction.ts'
import { summary } from './summary.ts'

const read = (text: string, group: string) =>
  summary(refuseWithoutRoom(admitToRooms(readRestriction(text), group), group)).join(' ')

test.each([
  ['12kg 미만에 한하여 객실 이용 가능', '<12'],
  ['체중 10kg 이하 반려견에 한하여 객실 이용 가능', '<=10'],
  ['대형견은 객실 이용 불가', 'small+medium'],
  ['소형견만 객실 입장 가능', 'small+large small+medium'],
  ['맹견은 객실 불가', '-restricted'],
])('Truth: in a lodging a dog that may not enter the room may not come: %s', (text, meaning) => {
  for (const group of ['pension', 'hotel']) expect(read(text, group)).toBe(meaning)
})

test.each(['camping', 'cafe', 'museum'])(
  'Truth: where a room is not all there is, it stays a part of the place: %s',
  (group) => {
    const text = '12kg 미만에 한하여 객실 이용 가능'
    expect(read(text, group)).toBe(summary(readRestriction(text)).join(' '))
    expect(read(text, group)).toContain('객실 불가')
  },
)

test('Truth: a lodging that lets dogs in, but not into its rooms, leaves open what they may', () => {
  expect(read('객실 반려견 입장 불가', 'pension')).toBe('?[객실 불가] some')
})

test.each([
  '2층 객실 불가',
  '대형견은 별관 객실만 가능',
  '대형견 객실 불가, 마당만 가능',
  '15kg 이상 객실 출입 금지, 야외 데크는 가능',
])('Truth: a room of several, or words of where else, stay as they are: %s', (text) => {
  expect(read(text, 'pension')).toBe(summary(readRestriction(text)).join(' '))
})
