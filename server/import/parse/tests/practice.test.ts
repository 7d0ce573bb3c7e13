import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')
const described = (text: string) => summary(readDescription(text)).join(' ')
const withoutNotes = (said: string) => said.replaceAll(/ ?note\((?:[^()]|\([^()]*\))*\)/g, '').trim()

test.each([
  ['몸무게 8kg 초과 시 입장 불가, 단 안내견은 예외', '<=8'],
  ['10kg 미만이면 실내, 이상이면 테라스 이용', 'outdoorOnly@>=10(테라스만)'],
  ['대형견 입장 가능하나 입마개 미착용 시 입장 불가', 'muzzle@large'],
  ['소형견 동반 가능, 중형견 이상은 불가하나 사전 협의 시 가능', 'reservation@large reservation@medium'],
  ['전화로 미리 말씀해주시면 대형견도 가능합니다', 'reservation@large'],
  ['반려견 입장 시 안고 있거나 가방 이용, 내려놓지 말 것', 'carrier|held'],
  ['중·소형견만 동반 가능하며 종에 상관없이 15kg 미만이어야 합니다', '<15 small+medium'],
  ['저희 강아지가 예민해서 다른 강아지는 받을 수 없어요ㅠㅠ', 'none'],
  ['광견병 접종 미완료견은 입실 불가', 'vaccination(광견병)'],
  ['매너벨트는 500원에 판매하고 있어요. 수컷은 꼭 착용해주세요.', 'mannerBelt@male'],
])('Truth: on which conditions some come in: %s', (text, reading) => {
  expect(withoutNotes(read(text))).toBe(reading)
  expect(withoutNotes(described(text))).toBe(reading)
})

test.each([
  ['애견동반 가능한 테라스 좌석이 마련되어 있습니다', 'assignedArea(테라스 좌석) outdoor'],
  ['반려견과 함께 입장하실 경우 야외 테이블로 안내 도와드리고 있습니다!', 'assignedArea(야외 테이블만) outdoor'],
  ['강아지 동반 가능한 룸은 101호, 102호 두 곳이에요', 'assignedArea(101호, 102호만) some'],
  ['예약 시 반려견 동반 여부와 견종, 몸무게를 요청사항에 꼭 기재해 주세요.', 'reservation'],
  ['7kg 미만의 소형견만 입실이 가능합니다. 현장에서 초과 확인 시 입실 불가 및 환불이 되지 않습니다.', 'small&<7'],
  ['공놀이 금지, 원반 금지, 목줄 해제 금지', 'leash'],
  ['하네스나 목줄을 착용한 상태로 보호자와 2m 이상 떨어지지 않도록 해주세요', 'leash(2m 이내)'],
  ['강아지는 실내에서 걷지 않고 안고 다녀야 해요', 'held!in'],
  ['바닥에 내려놓는 건 안 됩니다', 'carrier|stroller|held'],
  [
    '중성화되지 않은 수컷, 생리 중인 암컷은 매너벨트를 착용해주시기 바랍니다.',
    'mannerBelt(생리 중인) mannerBelt@unneutered(수컷)',
  ],
  ['입마개를 착용하지 않은 대형견을 제외하고는 모두 입장 가능합니다', 'muzzle@large'],
  ['두 마리 중 한 마리라도 10kg을 넘으면 입실이 안 됩니다', '<=10'],
  ['1박 기준 소형견 2만원 중형견 3만원 대형견 불가', 'small+medium'],
  ['모든 견종 OK, 크기 제한 NO, 단 맹견은 NO', '-restricted'],
  ['강아지 크기는 상관 없는데 짖음이 심하면 안 돼요', '-barking'],
  ['강아지 동반 가능해요. 만석이면 이용이 어려울 수 있어요', ''],
  ['목줄 필수. 강아지와 함께라면 야외 정원석을 추천드려요', 'leash'],
])('Truth: how houses go about it: %s', (text, reading) => {
  expect(withoutNotes(read(text))).toBe(reading)
  expect(withoutNotes(described(text))).toBe(reading)
})

test.each([
  '다음 달부터 반려견 동반이 가능합니다',
  '강아지 출입 가능하다고 해서 갔는데 이동가방에 넣어야 한대요',
  '만 14세 미만은 대형견 동반 불가',
  '13kg까지 가능하지만 넘어도 순하면 괜찮아요',
  '평일 낮에는 대형견도 가능해요',
  '반려견 동반은 점주 재량으로 거절될 수 있습니다',
  '대형견이라고 해서 입장이 불가한 것은 아닙니다',
  '15kg 이하 반려견 2마리까지 입실 가능하고 그 이상은 별도 문의 주세요',
])('Truth: hearsay, the time to come and what can’t be told stay open: %s', (text) => {
  expect(read(text)).toContain('?[')
  expect(described(text)).toContain('?[')
})
