import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['견주 한 분당 한 마리씩만 동반 가능합니다', 'max1/person'],
  ['보호자 1분당 2마리까지 입장 가능', 'max2/person'],
  ['보호자 1명이 2마리까지 동반 가능', 'max2/person'],
  ['반려견 동반 가능 (견주 1인당 2마리까지)', 'max2/person'],
  ['반려견 동반 가능(객실당 최대 2마리)', 'max2/room'],
  ['소형견 입장 가능(객실당 1마리)', 'max1/room small'],
  // Of these alone, of a part, or no most at all.
  ['대형견 가능(1마리까지)', '?[대형견 가능(1마리까지)]'],
  ['실내 동반 가능(1마리까지)', '?[실내 동반 가능(1마리까지)]'],
  ['동반 가능(2마리 이상)', '?[2마리 이상]'],
  ['동반 불가(1마리)', '?[동반 불가(1마리)]'],
  // What a price is for is no most.
  ['객실당 1마리, 추가 시 1마리당 2만원', 'note(추가 시 1마리당 2만원, 객실당 1마리)'],
  ['7kg 이하 소형견 1마리, 추가 1마리 20,000원', 'note(추가 1마리 20,000원, 7kg 이하 소형견 1마리) small&<=7'],
  ['객실당 최대 2마리, 추가 1마리당 1만원', 'max2/room note(추가 1마리당 1만원)'],
  ['객실당 2마리, 1마리당 2만원 추가', 'max2/room note(1마리당 2만원 추가)'],
])('Truth: how many dogs a person or a room has: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['반려견 동반 가능, 단 대형견은 제외', 'small+medium'],
  ['모든 견종 동반 가능하나 맹견은 제외됩니다', '-restricted'],
  ['반려견 동반 가능. 단 주말은 제외', 'days=123457'],
  ['반려견 동반 가능하지만 수영장은 제외합니다', 'assignedArea(수영장 불가) some'],
  // Spared what is asked, or turned away; at seasons; behind a refusal.
  ['목줄 착용 시 입장 가능, 단 소형견은 제외', '?[단 소형견은 제외] leash'],
  ['테라스만 가능, 단 소형견은 제외', '?[단 소형견은 제외] assignedArea(테라스만) outdoor'],
  ['반려견 동반 가능, 단 성수기는 제외', '?[단 성수기는 제외]'],
  ['반려견 입장 불가, 단 소형견은 제외', '?[단 소형견은 제외]'],
  // Beside the first, and not instead of it.
  ['소형견 말고 중형견도 가능', ''],
  ['실내 말고 테라스만 가능', 'assignedArea(테라스만) outdoor'],
  ['소형견 말고 대형견은 불가', '?[소형견 말고 대형견은 불가]'],
])('Truth: who and what is left out: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['1층만 동반 가능, 2·3층은 사람 전용', 'assignedArea(1층만 · 2·3층 불가) some'],
  ['2, 3층은 반려견 동반 불가', 'assignedArea(2·3층 불가) some'],
  ['2층은 일반 손님 전용입니다', 'assignedArea(2층 불가) some'],
  ['2층은 반려견 전용입니다', 'assignedArea(2층) some'],
  ['매주 월요일은 반려견 없는 날', 'days=0234567'],
  ['매월 첫째 월요일은 반려견 없는 날', '?[매월 첫째 월요일은 반려견 없는 날]'],
  ['매주 월요일은 반려견 있는 날', '?[매주 월요일은 반려견 있는 날]'],
  [
    '소형견은 A동을, 중대형견은 B동을 이용해 주세요',
    'assignedArea@large(B동만) assignedArea@medium(B동만) assignedArea@small(A동만)',
  ],
  [
    'A동은 중소형견, B동은 대형견 이용',
    'assignedArea@large(B동만) assignedArea@medium(A동만) assignedArea@small(A동만)',
  ],
  // Of the medium ones nothing is said.
  ['A동은 소형견, B동은 대형견 이용', '?[A동은 소형견, B동은 대형견 이용]'],
  ['실내는 소형견, 실외는 대형견 이용', '?[실내는 소형견, 실외는 대형견 이용]'],
])('Truth: parts and days that are for people or some dogs: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['2, 3층은 반려견 동반 불가', 'assignedArea(2·3층 불가) some'],
  ['전 객실 동반 불가, 로비 라운지는 가능', 'assignedArea(전 객실 불가, 로비 라운지) some'],
  ['넓은 잔디마당이 있어 대형견도 편하게 쉬다 갈 수 있는 펜션', ''],
  ['대형견도 마음껏 뛰어놀 수 있는 운동장, 소형견만 입장 가능', 'small'],
  ['대형견은 쉬다 갈 수 없는 펜션', '?[대형견은 쉬다 갈 수 없는 펜션]'],
  ['소형견만 쉬다 갈 수 있는 펜션', '?[소형견만 쉬다 갈 수 있는 펜션]'],
])('Truth: a description keeps what narrows, and takes praise for none: %s', (text, reading) => {
  expect(summary(readDescription(text)).join(' ')).toBe(reading)
})

test.each([
  ['1박 2만원 추가 시 동반 가능', 'note(1박 2만원)'],
  ['추가 요금 2만원을 내면 10kg 이하만 동반 가능', '?[추가 요금 2만원을 내면 10kg 이하만 동반 가능]'],
  ['성견 기준 10kg 이하만 가능', '<=10 note(성견 기준 10kg 이하만 가능)'],
  ['10kg 미만(성견 기준)', '<10 note(성견 기준)'],
  ['어린이와 함께 이용하는 공간이라 대형견은 입장 불가', 'small+medium'],
  ['강아지와 함께 이용하는 공간이라 어린이는 입장 불가', '?[강아지와 함께 이용하는 공간이라 어린이는 입장 불가]'],
  ['매장 내 상주견이 있어 공격성이 있는 강아지는 입장이 어려워요', '-aggressive'],
  ['대형견은 입장 전 꼭 문의주세요', 'reservation@large'],
  ['입마개 착용 필수 견종: 도사견, 핏불테리어, 로트와일러 등 맹견', 'muzzle@restricted'],
  ['대형견은 입마개를 채우면 입장 가능', 'muzzle@large'],
  ['접종증명서가 있어야만 들어올 수 있어요', 'vaccination(증명서)'],
  ['접종증명서가 없어도 들어올 수 있어요', '?[접종증명서가 없어도 들어올 수 있어요]'],
  ['안내견은 모든 구역, 일반 반려견은 야외 데크에 한해 이용', 'assignedArea(야외 데크만) outdoor'],
])('Truth: reasons, prices and papers beside a rule: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['침대·소파에 올리지 마세요', 'note(침대·소파에 올리지 마세요)'],
  ['의자나 테이블 위에 강아지를 올리지 말아 주세요', 'note(의자나 테이블 위에 강아지를 올리지 말아 주세요)'],
  ['강아지만 두고 외출하지 말아주세요', 'note(강아지만 두고 외출하지 말아주세요)'],
  ['강아지 동반 OK. 비 오는 날에는 이용이 어려울 수 있습니다.', 'note(비 오는 날에는 이용이 어려울 수 있습니다)'],
])('Truth: what is noted stands in the words of its text: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['대형견 입장 가능, 단 입마개 필수', 'muzzle@large'],
  ['대형견도 입장 가능. 단, 입마개 필수', 'muzzle@large'],
  ['모든 견종 입장 가능, 단 입마개 필수', 'muzzle'],
  ['대형견 입장 가능, 단 배변봉투 필수', 'wasteBags'],
  [
    '전시실은 케이지에 넣은 소형견만 입장 가능',
    'assignedArea@large(전시실 불가) assignedArea@medium(전시실 불가) carrier(전시실)',
  ],
  ['잔디보호구간 및 어린이놀이시설 출입금지', 'assignedArea(잔디보호구간, 어린이놀이시설 불가) some'],
  ['어린이 출입금지', 'note(어린이 출입금지)'],
  ['물과 간식은 무료로 드려요', 'note(물과 간식은 무료로 드려요)'],
  ['의자에 올리실 땐 방석을 깔아주세요', 'note(의자에 올리실 땐 방석을 깔아주세요)'],
  ['예약 손님에 한해 룸에서 반려견과 함께 식사하실 수 있습니다', 'assignedArea(룸) reservation some'],
  ['예약하신 분만 10kg 이하 입장 가능', '?[예약하신 분만 10kg 이하 입장 가능]'],
  ['예약 손님만 실내 가능', '?[예약 손님만 실내 가능]'],
  ['한 분에 한 마리 이상은 불가합니다', '?[한 분에 한 마리 이상은 불가합니다]'],
  ['한 분에 두 마리 이상은 불가합니다', 'max1/person'],
  ['반려견은 6kg 미만으로 2마리까지만 가능해요', '<6 max2'],
  [
    '동반 가능 구역: 산책로, 잔디광장 / 불가 구역: 실내 전시관',
    'assignedArea(산책로, 잔디광장만 · 실내 전시관 불가) outdoor',
  ],
  ['보호자 1인당 1마리 이동장에 넣어 승선', 'carrier max1/person'],
  ['안고 다닐 수 있는 소형견만 가능', 'small'],
])('Truth: whom and where a demand is of, in the words of owners: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['중, 소형견 (10kg 이하)', 'small+medium&<=10'],
  ['대, 중, 소형견 가능', ''],
  ['케이지, 안기', 'carrier|held'],
  ['마킹, 스크래치, 짖음 심한 경우 사전문의 필수', 'reservation@marking(마킹, 스크래치, 짖음)'],
  ['일부구역 동반가능', 'assignedArea(일부구역) some'],
  ['전구역 동반가능', 'all'],
  ['짖음이 심하면 퇴장을 요청드릴 수 있습니다', 'note(짖음이 심하면 퇴장을 요청드릴 수 있습니다)'],
  ['지하철역에서 도보 5분, 소형견만 가능', 'small'],
])('Truth: a description says what the same words say among rules: %s', (text, reading) => {
  expect(summary(readDescription(text)).join(' ')).toBe(reading)
})

test.each([
  ['애견 전용 침구와 식기는 제공되지 않으니 개별 지참 부탁드립니다', 'ownBedding ownSupplies(식기)'],
  ['필수 지참: 목줄 / 배변봉투 / 물그릇', 'leash ownSupplies(물그릇) wasteBags'],
  ['크기: 소형견', 'small'],
  ['허용 마릿수: 객실당 2마리', 'max2/room'],
  ['입실 가능한 강아지는 5kg 이하 최대 2마리입니다', '<=5 max2'],
  ['목줄 없이 돌아다니는 행위 금지', 'leash'],
  ['유모차를 탄 강아지만 들어올 수 있어요', 'stroller'],
  ['A구역만 애견 동반 사이트입니다', 'assignedArea(A구역만) some'],
  ['애견 동반 사이트는 A1~A10입니다', 'assignedArea(A1~A10만) some'],
  ['바 테이블은 불가하고 홀 테이블만 가능', 'assignedArea(바 테이블 불가, 홀 테이블만) some'],
  ['강아지와 함께하는 분은 단체석을 이용하실 수 없습니다', 'assignedArea(단체석 불가) some'],
  ['농장 동물들이 놀랄 수 있으니 목줄을 짧게 잡아주세요', 'leash'],
  ['입장은 마감 30분 전까지 가능합니다', 'note(입장은 마감 30분 전까지 가능합니다)'],
  ['반려견 입장은 오후 6시까지 가능합니다', '?[반려견 입장은 오후 6시까지 가능합니다]'],
  [
    '소형견에 한해 매장 내 동반이 가능하며 중대형견은 외부 테라스에서 이용 가능합니다',
    'assignedArea@large(매장 내 불가) assignedArea@medium(매장 내 불가) note(중대형견은 외부 테라스에서 이용 가능합니다)',
  ],
])('Truth: labels, sites and requests of owners: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['1팀당 소형견 2마리까지 입실 가능하세요', 'max2/party small'],
  [
    '객실당 소형견 2마리 또는 중형견 1마리까지 가능',
    'max2/room reservation@medium(중형견은 객실당 1마리까지 입실 가능합니다) small+medium',
  ],
  ['5kg 미만의 작은 강아지만 실내에 함께 들어올 수 있습니다', 'assignedArea@>=5(실내 불가)'],
  ['체중 측정 후 10kg이 넘으면 환불 없이 입실이 불가합니다', '<=10'],
  ['온돌방은 애견 동반이 안 되고 침대방만 됩니다', 'assignedArea(온돌방 불가, 침대방만) some'],
  ['침대 사용 금지', 'note(침대 사용 금지)'],
  ['짖음이 심할 경우 이용에 제한이 있을 수 있습니다', '-barking'],
  ['케이지 밖으로 나오지 않게 해주세요', 'carrier'],
  ['다른 손님께 피해가 가지 않도록 목줄을 짧게 잡아주세요', 'leash'],
  ['다른 손님에게 피해가 가지 않게 해주세요', 'note(다른 손님에게 피해가 가지 않게 해주세요)'],
  ['1층은 반려견 존, 2층은 일반 존입니다', 'assignedArea(1층 · 2층 불가) some'],
  ['푸드코트를 제외한 전 층 동반 가능', 'assignedArea(푸드코트 불가) some'],
  ['개별 바비큐장과 마당은 반려견과 함께 이용하실 수 있습니다', 'assignedArea(개별 바비큐장, 마당) some'],
  ['강아지 동반은 야외 테이블 3개에 한해 가능합니다', 'assignedArea(야외 테이블만) outdoor'],
  ['낯선 강아지에게 간식을 주지 마세요', 'note(낯선 강아지에게 간식을 주지 마세요)'],
])('Truth: parties, zones and what guests are asked: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test('Truth: a description is read once more in plain forms', () => {
  expect(summary(readDescription('강아지랑 같이 앉을 수 있는 좌석은 테라스 4테이블뿐이에요')).join(' ')).toBe(
    'assignedArea(테라스 테이블만) outdoor',
  )
  expect(summary(readDescription('최대 2견까지 투숙 가능하나 두 마리 모두 8kg 미만이어야 합니다.')).join(' ')).toBe(
    '<8 max2',
  )
})

test.each([
  ['소형견 및 중형견까지만 받고 있습니다 (15kg 이하)', 'small+medium&<=15'],
  ['애견 동반 시 사전에 견종·체중 고지 필수 (미고지 시 환불 불가)', 'reservation'],
  ['반려견은 테이블 아래 바닥에서 쉬게 해주세요', 'note(반려견은 테이블 아래 바닥에서 쉬게 해주세요)'],
  ['공격성이 있거나 다른 강아지를 괴롭히는 경우 이용이 제한됩니다', '-aggressive'],
  ['리드줄은 2m 이내로 유지해주시고 자동줄은 고정해 주세요', 'leash(2m 이내) note(자동줄은 고정해 주세요)'],
  ['대형견은 테라스로', 'outdoorOnly@large(테라스만)'],
  [
    '5kg 이하는 무료, 10kg까지는 1만원, 그 위로는 죄송하지만 어렵습니다',
    '<=10 note(5kg 이하는 무료, 10kg까지는 1만원, 그 위로는 죄송하지만 어렵습니다)',
  ],
  ['사장님이 키우는 대형견이 있어 다른 강아지는 마당까지만 들어올 수 있다.', 'assignedArea(마당만) outdoor'],
  ['룸 예약 시에만 가능', 'assignedArea(룸만) reservation some'],
])('Truth: bookings, remarks and the house’s own dogs: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})
