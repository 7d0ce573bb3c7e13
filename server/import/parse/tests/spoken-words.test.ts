import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { readSize } from '../size.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')
const described = (text: string) => summary(readDescription(text)).join(' ')
const withoutNotes = (said: string) => said.replaceAll(/ ?note\((?:[^()]|\([^()]*\))*\)/g, '').trim()

const NOT_INSIDE = 'assignedArea@large(실내 불가) assignedArea@medium(실내 불가)'
const OUTSIDE = 'outdoorOnly@large(테라스만) outdoorOnly@medium(테라스만)'

test.each([
  '1살 이하 불가',
  '생후 3개월 이상 10세 이하',
  '반려견 나이 10세 이하',
  '36개월 미만 입장 불가',
  '36개월 이하 입장 불가',
])('Truth: ages that a policy can’t hold, and those of children, are no age of dogs: %s', (text) => {
  expect(read(text)).toContain('?[')
  expect(readRestriction(text).minAgeMonths).toBeNull()
})

test.each([
  ['산책줄 꼭 잡고 다니세요', 'leash'],
  ['줄 없이 다니면 안돼요', 'leash'],
  ['리드줄은 2m 이내로 짧게 잡아주시고 배변은 꼭 치워주세요', 'leash(2m 이내) wasteBags'],
  ['똥 봉투 챙겨오세요', 'wasteBags'],
  ['쉬야는 밖에서 시켜주세요', 'outdoorToilet'],
  ['이동장에서 꺼내실 수 없습니다', 'carrier'],
  ['동반 가능하나 실내에서는 케이지에서 나오지 못함', 'carrier!in'],
  ['미리 전화 주시면 대형견도 가능합니다', 'reservation@large'],
  ['대형견은 미리 전화 주시면 가능합니다', 'reservation@large'],
  ['20kg 넘는 대형견은 사장님께 먼저 물어보세요', 'reservation@>20@large'],
  ['대형견도 목줄만 하면 환영해요', 'leash'],
  ['낯가림 심한 아이는 입마개 부탁드려요', 'muzzle(낯가림이 심한)'],
  ['짖음이 심하면 퇴실하셔야 합니다', '-barking'],
  ['털 많이 빠지는 견종은 어려워요', '-shedding'],
  ['평일엔 크기 상관없이 되지만 주말엔 10kg 이하만 됩니다', '@06:<=10'],
  ['평일은 전 견종, 주말은 소형견', '@06:small'],
  ['평일 대형견 환영, 주말은 중형견까지만', '@06:small+medium'],
  ['중형견까지는 되는데 대형견은 안 받아요', 'small+medium'],
  ['반려견 무게는 현장에서 확인하며 10kg 초과 시 입실이 거부됩니다', '<=10'],
  ['실내는 안고 있기', 'held!in'],
  ['강아지 데려가려면 미리 전화해야 한다', 'reservation'],
  ['강아지 이름과 몸무게를 예약 메모에 남겨주세요', 'reservation'],
  ['강아지는 유모차나 가방에 쏙 넣어오시면 실내 이용 OK입니다', 'all carrier|stroller!in'],
  ['맹견은 물론 도베르만, 셰퍼드도 안됩니다', '-breed:도베르만 -breed:셰퍼드 -restricted'],
  ['소형견이라면 실내에서도 함께 식사할 수 있다', NOT_INSIDE],
  ['공격성을 보이는 강아지는 입장 불가', '-aggressive'],
  ['대형견은 주중에만 예약 받고 있어요', '@067:small+medium'],
  ['온실은 반려견 출입이 불가하니 야외 정원만 관람해 주세요', 'assignedArea(온실 불가, 야외 정원만) outdoor'],
  ['수컷은 매너벨트 필수, 암컷은 생리 중 입장 불가', '-inHeat mannerBelt@male'],
  ['강아지 좌석은 따로 없고 무릎에 앉히시면 돼요', 'held'],
  [
    '소형견은 무릎에 앉히면 실내 가능하고 중형견부터는 데크석만 이용할 수 있다',
    'held@small!in outdoorOnly@large(데크석만) outdoorOnly@medium(데크석만)',
  ],
  ['강아지와 함께 브런치를 즐길 수 있는 곳으로 실내외 모두 동반 가능하다', 'all'],
  ['소형견은 무료지만 대형견은 추가 비용이 있습니다', ''],
  ['사장님이 키우는 강아지 세 마리가 반겨줍니다. 목줄 필수', 'leash'],
])('Truth: rules in spoken words: %s', (text, reading) => {
  expect(withoutNotes(read(text))).toBe(reading)
  expect(withoutNotes(described(text))).toBe(reading)
})

test.each([
  ['견주분 신분증과 예방접종 증명서 지참', 'guardianId vaccination(증명서)'],
  ['입장 전 동물등록 여부 확인', 'registration'],
  ['강아지 한 마리당 만원이고 두 마리까지만 돼요', 'max2'],
  ['노펫존으로 바뀌었어요', 'none'],
  ['3개월 미만의 어린 강아지는 받지 않아요', 'age>=3'],
  ['목줄 착용, 10kg 이하 무료', 'leash'],
  ['10kg 이하는 무료입니다', ''],
  ['10kg 이하 무료, 그 이상은 불가', '<=10'],
])('Truth: short rules, and what is free: %s', (text, reading) => {
  expect(withoutNotes(read(text))).toBe(reading)
})

test.each([
  ['소형견만 가능, 중대형견은 테라스 이용', `${NOT_INSIDE} ${OUTSIDE}`],
  ['10kg 이하만 가능하며 그 외는 테라스석 이용해 주세요', 'assignedArea@>10(실내 불가) outdoorOnly@>10(테라스석만)'],
  ['10kg 미만만 가능, 10kg 이상은 테라스만', 'assignedArea@>=10(실내 불가) outdoorOnly@>=10(테라스만)'],
  ['애견동반 불가 객실 있음, 예약 시 확인 필수', 'assignedArea(일부 객실만) reservation some'],
  ['소형견 및 중형견만 입장, 대형견은 마당 이용 바랍니다', 'assignedArea@large(실내 불가) outdoorOnly@large(마당만)'],
  [
    '중소형견은 실내까지, 대형견은 테라스까지 동반할 수 있다',
    'assignedArea@large(실내 불가) outdoorOnly@large(테라스만)',
  ],
  ['10kg 이상 강아지 친구들은 미안하지만 테라스로!', 'outdoorOnly@>=10(테라스만)'],
  ['강아지와 같이 오시면 테라스석에 앉아주세요', 'assignedArea(테라스석만) outdoor'],
  ['실내는 불가하고 마당에만 자리가 있다', 'assignedArea(마당만) outdoor'],
  ['스탠다드룸 제외 전 객실 반려견 가능', 'assignedArea(스탠다드룸 불가) some'],
  ['소형견 동반 펜션이에요. 10kg까지만 받고 있어요', '<=10 small'],
  ['2층은 키즈존이라 강아지는 1층만 이용해 주세요', 'assignedArea(1층만) some'],
])('Truth: some, and all others: %s', (text, reading) => {
  expect(withoutNotes(read(text))).toBe(reading)
  expect(withoutNotes(described(text))).toBe(reading)
})

test('Truth: who is asked first, of some dogs that come together', () => {
  const asked = readRestriction('대형견 3마리 이상 동반 시 사전 연락 부탁드립니다').requirements
  expect(asked.map(({ kind, who, dogs }) => [kind, who, dogs])).toEqual([['reservation', 'large', 3]])
  expect(read('소형견만 3마리 이상 문의')).toContain('?[')
})

test('Truth: fewer of the heavier ones may come together', () => {
  const { maxDogs, requirements } = readRestriction('소형견 2마리 또는 중대형견 1마리')
  expect(maxDogs).toBe(2)
  expect(requirements.map(({ kind, who, dogs }) => [kind, who, dogs])).toEqual([
    ['reservation', 'medium', 2],
    ['reservation', 'large', 2],
  ])
})

test.each([
  ['소형~중형, 대형견은 야외만', 'outdoorOnly@large'],
  ['평일 모두, 주말 10kg 이하', '@06:<=10'],
])('Truth: of sizes side by side the second has terms of its own: %s', (text, reading) => {
  const { reading: sizes } = readSize(text)
  expect(summary(sizes).join(' ')).toBe(reading)
  expect(sizes.coveredDays.length).toBeGreaterThan(5)
})

test.each([
  '소형견만 가능, 대형견은 테라스',
  '10kg 미만만 가능, 10kg 초과는 테라스만',
  '10kg 이하만 가능, 10kg 이상은 테라스만',
  '소형견만 가능, 중대형견은 테라스도 불가',
  '소형견 2마리 또는 대형견 1마리',
  '소형견 동반 카페입니다. 대형견도 가능해요',
  '애견동반 불가 객실 있음(대형견)',
  '12kg을 초과하는 반려견은 입실이 거절될 수 있습니다',
  '안내견 외 동반 불가, 테라스는 가능',
  '반려견과 함께 식사할 수 있는 공간은 별관입니다',
  '11시까지 퇴실하셔야 합니다',
  '미리 연락 주셔도 대형견은 불가',
  '실내도 동반 가능하지만 케이지는 불가',
  '여름철(6~8월)에는 야외 테라스만 동반 가능',
  '2마리 동반 시 한 마리는 케이지 필수',
])('Truth: what leaves somebody out, and seasons, stay open: %s', (text) => {
  expect(read(text)).toContain('?[')
})
