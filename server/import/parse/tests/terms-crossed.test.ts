import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { readSize } from '../size.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')
const described = (text: string) => summary(readDescription(text)).join(' ')

test.each([
  [
    '야외만 가능하나 소형견은 실내도 가능',
    'assignedArea@large(실내 불가) assignedArea@medium(실내 불가) note(소형견은 실내도 가능)',
  ],
  ['야외 가능, 5kg 미만은 실내도 가능', 'assignedArea@>=5(실내 불가) note(5kg 미만은 실내도 가능)'],
  [
    '테라스만 가능하나 소형견은 실내도 가능',
    '?[소형견은 실내도 가능] assignedArea(테라스만) note(소형견은 실내도 가능) outdoor',
  ],
  ['실내는 소형견만 가능하며 케이지 필수', 'assignedArea@large(실내 불가) assignedArea@medium(실내 불가) carrier!in'],
  ['실내는 10kg 이하만 입장 가능하며 이동장을 이용해 주세요', 'assignedArea@>10(실내 불가) carrier!in'],
  ['실내는 소형견만 가능, 케이지 필수', '?[케이지 필수] assignedArea@large(실내 불가) assignedArea@medium(실내 불가)'],
  ['실내는 소형견만 가능하고 목줄 필수', 'assignedArea@large(실내 불가) assignedArea@medium(실내 불가) leash'],
])('Truth: small dogs inside, the others outside: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['중성화 안 한 수컷은 매너벨트', 'mannerBelt@unneutered(수컷)'],
  ['미중성화 남아는 매너벨트 착용', 'mannerBelt@unneutered(수컷)'],
  ['중성화 안 한 강아지는 매너벨트', 'mannerBelt@unneutered'],
  ['목줄, 배변봉투 (맹견은 입마개 추가)', 'leash muzzle@restricted wasteBags'],
  ['목줄, 배변봉투 지참(대형견은 입마개 착용)', 'leash muzzle@large wasteBags'],
  ['케이지, 목줄(5kg 미만은 안고 이동)', '?[케이지, 목줄(5kg 미만은 안고 이동)]'],
  ['목줄, 입마개(맹견은 입마개 필수)', '?[목줄, 입마개(맹견은 입마개 필수)]'],
])('Truth: what some dogs wear besides: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['당일 예약 불가', 'reservation(당일 예약 불가)'],
  ['사전예약 필수, 당일 예약 불가', 'reservation(당일 예약 불가)'],
  ['식당 내부 불가, 포장만 가능', 'assignedArea(식당 내부 불가) note(식당 내부 불가, 포장만 가능) some'],
  ['객실당 소형견 1마리, 총 5kg 이하', 'max1/room small&<=5'],
  ['객실당 1마리, 합계 5kg 이하', '<=5 max1/room'],
  ['8kg 이하(주말 5kg 이하)', '@06:<=5 @123457:<=8'],
  ['8kg 이하(주말 및 공휴일 5kg 이하)만 가능', '@067:<=5 @12345:<=8'],
  ['소형견(8kg 이하) 및 중형견(15kg 이하)만 가능', 'small+medium&<=15'],
])('Truth: what a rule says at its end: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['소형견(8kg 이하), 중형견(15kg 이하)', 'small+medium&<=15'],
  ['소형견(7kg 미만), 중형견(15kg 미만)', 'small+medium&<15'],
  ['소형견(15kg 이하), 중형견(8kg 이하)', '?[소형견(15kg 이하), 중형견(8kg 이하)]'],
  ['소형견(7kg 미만), 중형견(15kg 이하)', '?[소형견(7kg 미만), 중형견(15kg 이하)]'],
  ['소형견(7kg 미만), 대형견(30kg 미만)', '?[소형견(7kg 미만), 대형견(30kg 미만)]'],
])('Truth: sizes each with its own weight: %s', (text, reading) => {
  expect(summary(readSize(text).reading).join(' ')).toBe(reading)
})

test.each([
  ['식당 내부 불가, 포장만 가능', 'assignedArea(식당 내부 불가) note(식당 내부 불가, 포장만 가능) some'],
  ['식당은 빼고요', '?[식당은 빼고요]'],
  ['근데 입질잇는 친구들은 미안하지만 안되요', '?[근데 입질잇는 친구들은 미안하지만 안되요]'],
  ['작은 애들만 돼요', '?[작은 애들만 돼요]'],
  ['실내는 안될 것 같습니다', 'outdoor'],
  ['수영장 빼고는 다 돼요', 'assignedArea(수영장 불가) some'],
  ['털 안 빠지는 견종만 가능', '?[털 안 빠지는 견종만 가능]'],
  ['애견동반 카페. 미리 말씀 안 하시면 퇴실 조치합니다', '?[애견동반 카페. 미리 말씀 안 하시면 퇴실 조치합니다]'],
  ['소형견(7kg 이하), 그 외 야외', '?[소형견(7kg 이하), 그 외 야외]'],
])('Truth: rules in few words are not dropped from descriptions: %s', (text, reading) => {
  expect(described(text)).toBe(reading)
})

test.each([
  ['강아지 출입은 정중히 사양할게요', 'none'],
  ['대형견은 받지 않겠습니다', 'small+medium'],
  ['두 마리 넘게는 안 돼요', 'max2'],
  ['6개월 미만이거나 접종이 끝나지 않은 아이는 받지 않아요', 'age>=6 vaccination'],
  ['공격성이 있거나 접종이 끝나지 않은 아이는 입장할 수 없습니다', '-aggressive vaccination'],
  ['실내에서는 목줄을 풀 수 없고 매너벨트 미착용 시 입장이 제한됩니다', 'leash!in mannerBelt'],
  ['입장대상: 보호자와 동반한 등록견', 'registration'],
])('Truth: refusals of hosts, politely or of two kinds of dogs: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test('Truth: a call that is asked for before coming is not dropped from a description', () => {
  expect(described('입장 전 꼭 연락 주세요! 자리가 협소해서 한 팀만 받고 있어요 🐾')).toBe('reservation')
})
