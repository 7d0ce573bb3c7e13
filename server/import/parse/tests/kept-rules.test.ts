import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')
const described = (text: string) => summary(readDescription(text)).join(' ')

test.each([
  [
    '강아지 동반 가능합니다. 의자 위에는 올리지 말아주시고 리드줄 꼭 부탁드려요',
    'leash note(의자 위에는 올리지 말아주시고)',
  ],
  ['강아지 동반 가능. 의자에 올리면 안됩니다', 'note(의자에 올리면 안됩니다)'],
  ['애견동반 가능. 털 정리 부탁드리며 기저귀 부탁드려요', 'mannerBelt note(털 정리 부탁드리며)'],
  ['반려견 동반 가능합니다. 식당 내부 불가, 배달만 가능', '?[반려견 동반 가능합니다. 식당 내부 불가, 배달만 가능]'],
  ['반려견 동반이 가능한 카페입니다. 쿠션, 시트, 탈취제 지참', 'ownSupplies(쿠션, 시트, 탈취제)'],
  ['반려견 동반이 가능한 카페입니다. 실내, 2동 불가', 'assignedArea(2동 불가) outdoor'],
  ['애견동반 가능합니다. 공격성 있으면 못 와요', '-aggressive'],
  ['반려견 동반 가능! 첫 방문이시면 접종 수첩 보여주세요', 'vaccination(첫 방문 시, 수첩)'],
  ['애견동반 카페예요~ 10키로 안 넘는 아가들만 부탁드려요', '<=10'],
])('Truth: a description keeps what it asks for besides: %s', (text, reading) => {
  expect(described(text)).toBe(reading)
})

test.each([
  ['다른 손님에게 짖지 않게 주의해 주시고 리드줄은 꼭 해주세요', 'leash note(다른 손님에게 짖지 않게 주의해 주시고)'],
  ['짖지 않게 해주시고 매너벨트 부탁드려요', 'mannerBelt note(짖지 않게 해주시고)'],
  [
    '목줄 착용 및 배변 처리는 필수이며, 다른 이용객에게 피해를 줄 경우 퇴장을 요청할 수 있습니다',
    'leash note(다른 이용객에게 피해를 줄 경우 퇴장을 요청할 수 있습니다) wasteBags',
  ],
  ['리드줄은 무료로 대여해 드립니다', 'note(리드줄은 무료, 대여)'],
])('Truth: no remark takes along what a dog is to wear: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['하루 전까지 예약 필수', 'reservation(하루 전까지)'],
  ['전날까지 예약 필수입니다', 'reservation(전날까지)'],
  ['3일 전 예약 필수', 'reservation(3일 전까지)'],
  ['반려견 동반 시 최소 하루 전 예약 필수', 'reservation(하루 전까지)'],
  ['대형견은 하루 전까지 문의 필수', 'reservation@large(하루 전까지)'],
])('Truth: a reservation keeps its day: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['리트리버, 진돗개 등 대형견 불가', '-breed:리트리버 -breed:진돗개 small+medium'],
  ['진돗개 등 대형견은 입마개 필수', 'muzzle@large'],
])('Truth: breeds named before a size are refused with it: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['공간이 넓지 않으니 예약 부탁드려요', 'reservation'],
  ['애견동반 카페입니다. 하루에 두 팀만 받기 때문에 예약 필수입니다', 'reservation'],
  ['바비큐장은 자리가 적어 예약 필수입니다', ''],
  ['아이들이 많다보니 대형견은 입장이 어렵습니다', 'small+medium'],
])('Truth: a reason hides neither a reservation nor a rule: %s', (text, reading) => {
  expect(described(text)).toBe(reading)
})

test('Truth: until when a reservation is called off is no rule of dogs', () => {
  expect(described('반려견 동반 가능. 입실 7일 전 예약 취소 시 전액 환불됩니다')).toBe('')
})
