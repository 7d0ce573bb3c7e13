import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')
const described = (text: string) => summary(readDescription(text)).join(' ')
const withoutNotes = (said: string) => said.replaceAll(/ ?note\((?:[^()]|\([^()]*\))*\)/g, '').trim()

test.each([
  ['실내는 테라스만 이용 가능', 'assignedArea(테라스만) outdoor'],
  ['실내는 공간이 협소하여 테라스만 가능', 'assignedArea(테라스만) outdoor'],
  ['매장 안은 위생상 테라스만 가능합니다', 'assignedArea(테라스만) outdoor'],
  ['1층은 혼잡하여 2층만 가능', 'assignedArea(2층만) some'],
  ['본관은 어르신이 계셔서 별관만 가능', 'assignedArea(별관만) some'],
  ['본관은 1층만 가능', 'assignedArea(본관 1층만) some'],
])('Truth: of two parts of which neither is in the other, one is open: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
  expect(described(text)).toBe(reading)
})

test.each([
  ['대형견이 아니더라도 목줄이 없으면 입장이 제한됩니다', 'leash'],
  ['입마개를 하면 대형견도 됩니다만 맹견은 입마개를 해도 안 됩니다', '-restricted muzzle@large'],
  ['케이지에 넣더라도 수영장에는 못 들어갑니다', 'assignedArea(수영장 불가) some'],
  ['1층이 아니라 2층만 애견동반이 됩니다', 'assignedArea(2층만) some'],
  ['작년까지는 소형견만 됐지만 올해부터 크기 제한이 없어졌어요', ''],
  ['8kg을 넘지 않으면 이동장 없이도 괜찮지만 넘으면 꼭 이동장에 넣어 주세요', 'carrier@>8'],
  [
    '실내는 소형견 중에서도 케이지에 있는 경우만 가능해요',
    'assignedArea@large(실내 불가) assignedArea@medium(실내 불가) carrier!in',
  ],
  ['실내 동반 불가(테라스석 6테이블 한정)', 'assignedArea(테라스석만) outdoor'],
  ['평일 : 전 견종, 주말/공휴일 : 소형견', '@067:small'],
  ['안내견 외에는 어떤 동물도 데리고 들어올 수 없습니다', 'guide'],
  ['우리 아이들 입마개까지는 필요 없고 리드줄만 잘 잡아주시면 돼요', 'leash'],
  ['매너벨트는 남아는 필수입니당', 'mannerBelt@male'],
  ['펫룸 2개 있고요 7키로 넘는 아이는 죄송하지만 못 받아요', '<=7 assignedArea(전용 객실만) some'],
  ['목줄 필수. 애견 동반 숙소라 털이나 냄새에 예민하신 분들은 예약을 다시 생각해 주세요', 'leash'],
  ['목줄 필수. 강아지가 짖거나 마킹하면 바로 치워주시고요, 심하면 퇴실 요청드릴 수 있습니다', 'leash'],
  ['맹견 입장 금지 / 리드줄 2M 이하 / 배설물 처리', '-restricted leash(2m 이내) wasteBags'],
  ['전화 예약 시 반려견 동반 고지 필수', 'reservation'],
  ['이동장에서 꺼내지 않는 조건으로 모든 견종 입장 가능합니다', 'carrier'],
  ['소형견이라도 예방접종을 안 했으면 들어올 수 없어요', 'vaccination'],
  ['10kg이 넘는 아이는 실내에 들어올 수 없고 안고 계셔도 안 됩니다', 'assignedArea@>10(실내 불가)'],
  ['맹견과 맹견이 섞인 믹스견만 아니면 다 됩니다', '-restricted'],
  ['펫티켓만 지켜주신다면 대형견도 언제나 환영이에요', ''],
  ['매너벨트 착용 안한 남아는 실내 출입이 안돼요', 'mannerBelt@male'],
  ['예약하실 때 강아지 몇 마리인지, 몇 키로인지 꼭 말씀해 주세요. 8키로 넘으면 입실 어렵습니다', '<=8 reservation'],
  [
    '네 고객님~ 소형견은 케이지 없이도 입장 가능하십니다. 중형견부터는 테라스 이용해주시면 됩니다!',
    'outdoorOnly@large(테라스만) outdoorOnly@medium(테라스만)',
  ],
])('Truth: turns of phrase: %s', (text, reading) => {
  expect(withoutNotes(read(text))).toBe(reading)
  expect(withoutNotes(described(text))).toBe(reading)
})

test.each([
  '동물 출입 금지 (단, 이동장 이용 시 가능)',
  '소형견 또는 케이지에 들어가는 중형견만 실내에 들어올 수 있습니다',
  '케이지에 넣더라도 식당에는 못 들어갑니다',
  '대형견 출입을 막지는 않지만 입구에서 입마개 확인합니다',
])('Truth: what such a turn leaves untold stays open: %s', (text) => {
  expect(read(text)).toContain('?[')
  expect(described(text)).toContain('?[')
})
