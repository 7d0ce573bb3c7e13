import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['동반 조건: 케이지 이용 또는 안고 이동, 바닥에 내려놓기 금지', 'carrier|held'],
  ['실내는 케이지 또는 안고 이용, 바닥에 내려놓기 금지', 'carrier|held!in'],
  ['안거나 케이지 필수, 바닥에 내려놓지 마세요', 'carrier|held'],
])('an answer that carries a dog adds no pushchair that nobody named: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['객실 중 101호만 애견동반 가능하고 나머지는 불가합니다', 'assignedArea(101호만) some'],
  ['101호만 동반 가능하고 나머지는 불가', 'assignedArea(101호만) some'],
])('what the rest may not, behind what alone may, is read: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['테라스만 소형견이 가능하고 나머지 자리는 안 됩니다', '?[나머지 자리는 안 됩니다] outdoorOnly@small(테라스만)'],
])('of whom or where the rest is, behind dogs of some size, stays open: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['입실 가능 견종: 말티즈, 푸들, 비숑 등 10kg 미만 소형견', 'small&<10'],
  ['동반 가능 / 실내 불가 / 테라스 이용', 'assignedArea(테라스) outdoor'],
  ['소형견 환영, 중대형견은 문의 주세요', 'reservation@large reservation@medium'],
  ['케이지에 들어간 상태로 관람해주세요', 'carrier'],
  ['[동반가능] 모든 견종\n[불가] 공격성이 강한 견종', '-aggressive'],
  ['[펫 프렌들리 객실 안내]\n· 10kg 미만 1마리', '<10 max1'],
  ['해당 시설은 반려견 동반 시설이 아닙니다.', 'none'],
  [
    '캠핑장 내 반려견 동반 가능(사이트당 2마리), 목줄 착용, 짖는 개 출입 자제',
    '-barking leash max2/room note(캠핑장 내 반려견 동반 가능)',
  ],
  ['이용요금 : 소형견 1만원/중형견 2만원 (대형견 불가)', 'note(이용요금 : 소형견 1만원/중형견 2만원) small+medium'],
  ['반려견 놀이터는 무료로 이용 가능, 월요일 휴무', 'assignedArea(반려견 놀이터) outdoor'],
  ['안고 타거나 전용 이동장에 넣어 탑승하면 됩니다.', 'carrier|held'],
  ['반려견과 함께 관람하려면 개모차가 있어야 하며 매표소에서 대여 가능(선착순)', 'stroller'],
  ['목줄만으로는 부족하고 입마개까지 해야 입장할 수 있습니다.', 'leash muzzle'],
  ['1층이든 2층이든 상관없지만 루프탑만은 안 됩니다.', 'assignedArea(루프탑 불가) some'],
  ['예약을 하셨더라도 15kg을 초과하면 입실하실 수 없어요.', '<=15'],
  ['반려동물 동반 시 사전 전화 문의 요망\n(맹견 출입금지, 목줄 착용)', '-restricted leash reservation'],
  ['동반 시 광견병 예방접종 증명 제시, 미제시 시 입장 거부', 'vaccination(광견병 증명서)'],
  ['유모차도 케이지도 없으면 들어오실 수 없어요.', 'carrier|stroller'],
  ['대형견은 실내 불가, 중형견은 케이지, 소형견은 자유입니다.', 'assignedArea@large(실내 불가) carrier@medium'],
])('short forms of tables and notices are read: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([['[소형견 객실 안내]\n목줄 필수', '?[소형견 객실 안내] leash']])(
  'a heading that may hold a limit stays open: %s',
  (text, expected) => {
    expect(read(text)).toBe(expected)
  },
)
