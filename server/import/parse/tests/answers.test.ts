import { expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readFee } from '../fee/fee.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'

const rulesIn = (parts: readonly string[]) => parts.filter((part) => !part.startsWith('note(')).join(' | ')

test.each([
  // Where, and where else not.
  ['강아지는 테라스 자리밖에 안 돼요', 'assignedArea(테라스 자리만) | outdoor'],
  ['소형견은 안고, 대형견은 마당에서 드셔요', 'held@small | outdoorOnly@large(마당만)'],
  [
    '반려동물 동반 가능 시설: 야외 데크, 정자 / 불가 시설: 실내 전시관, 카페',
    'assignedArea(야외 데크, 정자만 · 실내 전시관, 카페 불가) | some',
  ],
  ['반려견과 함께 숙박하실 수 있는 객실을 별도 운영합니다. (101호, 102호)', 'assignedArea(101호, 102호만) | some'],
  ['반려동물 입실이 가능한 객실 외에는 반려동물 입실이 불가합니다', 'assignedArea(지정된 객실만) | some'],
  ['애견 동반 X 주차 O', 'none'],
  ['대형견은 실내에 들어올 수 없고 테라스만 가능합니다', 'assignedArea@large(실내 불가) | outdoorOnly@large(테라스만)'],
  // On which terms.
  ['맹견은 입마개 및 1m 이내 목줄 착용 조건', 'leash@restricted(1m 이내) | muzzle@restricted'],
  ['대형 견종을 제외한 6kg 이하 소형견에 한해 객실 동반 입실 가능합니다', 'small&<=6'],
  ['소형견 위주의 공간이라 9kg이 넘는 강아지는 입장을 제한하고 있어요', '<=9'],
  ['반려견은 통제 가능한 리드줄을 착용하여야 하며 자동 리드줄은 고정하여 주시기 바랍니다', 'leash'],
  ['강아지를 잠깐 풀어 주는 것도 안 됩니다', 'leash'],
  ['실내는 이동가방에 넣어 보호자가 안거나 메고 관람할 경우에 한하여 입장할 수 있습니다', 'all | carrier!in'],
  ['보호자가 안거나, 개모차, 이동장 사용을 부탁드립니다', 'carrier|stroller|held'],
  // Whom one asks, and what one tells.
  ['예약 시 반려견 정보(견종/무게) 미기재 시 입실이 거절될 수 있습니다', 'reservation'],
  ['반려견 동반을 원할 경우 사전 문의 필수입니다', 'reservation'],
  ['8kg 이상 중형견 동반 원할 시 사전에 펜션지기에게 꼭 문의 부탁드립니다', 'reservation@>=8@medium'],
  // What is said besides.
  ['1인 1음료 주문 부탁드리며 대형견은 야외만 가능합니다', 'outdoorOnly@large'],
  ['산책 시 리드줄 착용 필수 및 관리 부탁 드립니다', 'leash(산책 시)'],
  ['침구류 세탁이 필요한 경우 세탁비가 청구될 수 있습니다', ''],
  ['반려견 동반 시 보호자님이 안전하게 보호 부탁드립니다', ''],
  ['배변패드가 필요하실 경우 사전에 연락 주시면 준비해 드립니다', ''],
  ['반려견 샤워는 반드시 반려견 샤워장을 이용해야 합니다', ''],
  ['반려견을 방에 방치하고 펜션 밖 외출하는 행동은 절대 금지합니다', ''],
])('Truth: how owners and lodgings answer is read: %s', (text, reading) => {
  expect(rulesIn(shown(readRestriction(text)))).toBe(reading)
  expect(rulesIn(shown(readDescription(`애견 동반 카페로 마당이 넓습니다. ${text}`)))).toBe(reading)
})

test.each(['편안기차 카페', '동안기차역 앞'])(
  'What fell 14: a name that has a word of carrying in it asks nothing: %s',
  (text) => {
    expect(rulesIn(shown(readDescription(`애견 동반 카페로 마당이 넓습니다. ${text}`)))).toBe('')
  },
)

test.each([
  '강아지랑 가실 분들은 테라스 자리밖에 안된대요 (블로그 후기)',
  '실내밖에 안 돼요 (비 올 때)',
  '대형견은 마당에서 드시면 안 됩니다',
  '동반 가능 구역: 소형견 운동장 / 불가 구역: 대형견 운동장',
  '반려견과 투숙할 수 없는 객실을 별도 운영합니다. (101호, 102호)',
  '통제 가능한 강아지만 입장 가능',
  '이동가방에 넣어 안거나 메고 관람하는 경우에도 입장할 수 없습니다',
  '자동 리드줄은 사용을 금합니다',
])('Truth: what only resembles such an answer stays open: %s', (text) => {
  for (const reading of [readRestriction(text), readDescription(`애견 동반 카페로 마당이 넓습니다. ${text}`)])
    expect(shown(reading).join()).toContain('?[')
})

test.each([
  ['입장료: 소형견 5천원 / 중형견 7천원', { kind: 'varies', minWon: 5000, maxWon: 7000, per: null }],
  ['입장료 : 성인 8,000원, 반려견 무료', { kind: 'free', minWon: 0, maxWon: 0, per: null }],
  ['소형 6,000 / 중형 8,000 / 대형 10,000', { kind: 'varies', minWon: 6000, maxWon: 10_000, per: null }],
  ['1박당 2만원, 연박 시 2박째부터 1만원', { kind: 'varies', minWon: 10_000, maxWon: 20_000, per: 'night' }],
  ['첫째 무료, 둘째부터 1만원', { kind: 'varies', minWon: 0, maxWon: 10_000, per: 'dog' }],
  ['1박당 2만원 추가 (최대 2마리)', { kind: 'paid', minWon: 20_000, maxWon: 20_000, per: 'night' }],
  // No amount for a visit, or for each night.
  ['견당 3천원, 2시간 기준', { kind: 'paid', minWon: null, maxWon: null, per: 'dog' }],
  ['마리당 1만원 (연박 시 1회만 부과)', { kind: 'paid', minWon: null, maxWon: null, per: 'dog' }],
  ['1박당 1만원, 연박 시 1회만', { kind: 'varies', minWon: null, maxWon: null, per: null }],
  ['견당 3천원, 2시간 기준, 초과 시 1시간당 1천원', { kind: 'unknown' }],
])('Truth: a fee is read with its label, its hours and the nights that follow: %s', (text, fee) => {
  expect(readFee(text)).toMatchObject(fee)
})
