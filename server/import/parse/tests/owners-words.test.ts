import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['공휴일 제외 평일만 동반 가능', 'days=12345'],
  ['반려견은 금요일을 제외한 평일만 입장 가능', 'days=1234'],
  ['공휴일을 제외한 주말만 동반 가능', 'days=06'],
  ['대형견은 월~목에만 가능(공휴일 제외)', '@0567:small+medium'],
  ['대형견은 월~목요일(공휴일 제외)에만 가능합니다', '@0567:small+medium'],
  // Had let large dogs in on weekends.
  ['대형견은 주말 및 공휴일을 제외한 평일만 가능', '@067:small+medium'],
  ['대형견은 월요일을 제외한 평일만 가능', '@0167:small+medium'],
  ['주말은 동반 불가(공휴일 제외)', 'days=123457'],
  ['평일을 제외한 평일만 가능', '?[평일을 제외한 평일만 가능]'],
  ['평일은 누구나, 주말은 5kg까지만', '@06:<=5'],
  ['주말에는 소형견만 가능하고 평일에는 상관없어요', '@06:small'],
])('Truth: days of which some are left out, and days for all: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['예약 없이 오신 분은 받지 않아요', 'reservation'],
  ['반려견은 인스타 DM으로 예약하셔야만 데려오실 수 있습니다', 'reservation'],
  ['예약을 하셔야만 강아지와 함께 오실 수 있어요', 'reservation'],
  ['좌석이 많지 않아 예약이 필수입니다', 'reservation'],
  ['두 마리 이상 데려오실 땐 먼저 전화 주세요', 'reservation(두 마리 이상)'],
  ['예약 없이 오신 대형견은 입장이 어렵습니다', '?[예약 없이 오신 대형견은 입장이 어렵습니다]'],
  ['예약 없이 오셔도 됩니다', 'note(예약 없이 오셔도 됩니다)'],
  ['예약하셔야만 실내 이용 가능', '?[예약하셔야만 실내 이용 가능]'],
  ['두 마리 이하로 데려오실 땐 그냥 오세요', '?[두 마리 이하로 데려오실 땐 그냥 오세요]'],
])('Truth: who has to book or ask, in the words of owners: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['케이지 없이 오신 분은 입장이 어렵습니다', 'carrier'],
  ['목줄 없이 오신 분은 입장 불가', 'leash'],
  ['1견 1케이지 필수, 캐리어 밖으로 꺼내지 않기', 'carrier'],
  ['목줄 길이 150cm 이하', 'leash(150cm 이하)'],
  ['목줄 길이는 2m를 넘지 않게', 'leash(2m 이내)'],
  ['산책 시에는 목줄을 매고 배설물은 되가져가 주시기 바랍니다', 'leash(산책 시) wasteBags'],
  ['안고 계실 수 있는 분만 입장해 주세요', 'held'],
  ['맹견 5종은 출입할 수 없으며, 그 외 모든 견종은 목줄 착용 후 입장', '-restricted leash'],
  ['강아지 크기 상관없이 다 오셔도 되는데 실내에서는 안고 계셔야 해요', 'held!in'],
  ['케이지 없이 오신 분도 입장 가능', '?[케이지 없이 오신 분도 입장 가능]'],
  ['케이지 없이 오신 대형견은 입장 불가', '?[케이지 없이 오신 대형견은 입장 불가]'],
  ['소형견은 목줄 착용 후 입장', '?[소형견은 목줄 착용 후 입장]'],
  ['목줄 길이가 2m 이상이면 입장 불가', '?[목줄 길이가 2m 이상이면 입장 불가]'],
])('Truth: with what a dog comes, in the words of owners: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['맹견이 아닌 이상 크기 제한은 없습니다', '-restricted'],
  ['대형견이 아닌 이상 목줄만 하면 됩니다', '?[대형견이 아닌 이상 목줄만 하면 됩니다]'],
  ['짖음이 계속되면 입장이 어렵습니다', '-barking'],
  ['생후 3개월 이상 된 건강한 반려견만 입장하실 수 있어요', '-ill age>=3'],
  ['강아지는 6개월 이상, 5차 접종 완료한 아이만 입장할 수 있습니다', 'age>=6 vaccination(5차)'],
  ['동반기준: 8kg 이하 / 마릿수: 2마리 / 펫요금: 1마리 3만원', '<=8 max2 note(펫요금: 1마리 3만원)'],
  ['두 마리까지는 무료지만 세 마리부터는 받지 않습니다', 'max2 note(두 마리까지는 무료)'],
])('Truth: who may come, in the words of owners: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['강아지와 함께라면 2층 대신 1층을 이용해 주세요', 'assignedArea(1층만) some'],
  ['1층은 반려견 동반석, 2층은 노펫존으로 운영 중입니다', 'assignedArea(1층 · 2층 불가) some'],
  ['매장이 크지 않아 5kg 넘는 강아지는 테라스에서만 함께할 수 있다', 'outdoorOnly@>5(테라스만)'],
  ['마당은 자유롭게, 실내는 케이지 안에서만', 'all assignedArea(마당) carrier!in'],
  ['애견 동반 전용 사이트(D구역)에서만 동반 가능', 'assignedArea(전용 사이트(D구역)만) some'],
  ['전 객실 반려견 동반이 되는 것은 아니며 A동 3개 객실만 가능하다', 'assignedArea(A동 일부 객실만) some'],
  ['실내는 5kg까지, 야외는 15kg까지', 'assignedArea@>15(야외 불가) assignedArea@>5(실내 불가)'],
  ['2층은 반려견 동반석이 아닙니다', '?[2층은 반려견 동반석이 아닙니다]'],
  ['2층 대신 1층을 이용해 주세요', '?[2층 대신 1층을 이용해 주세요]'],
])('Truth: where a dog may be, in the words of owners: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test('Truth: a description keeps what is to be carried off', () => {
  expect(summary(readDescription('산책로 자유롭게 이용 가능하며 배설물은 보호자가 수거')).join(' ')).toBe(
    'assignedArea(산책로) outdoor wasteBags',
  )
})

test.each([
  ['반려견 2마리 이하, 각 8kg 이하만 입실 가능합니다', '<=8 max2'],
  ['소형견 1마리, 중형견은 2마리만 가능', 'max2 reservation@small(소형견은 1마리) small+medium'],
  ['객실당 소형견 1마리, 현장 추가 불가', 'max1/room small'],
  ['소형견만 케이지 이용 시 가능(1인 1마리)', 'carrier@small max1/person small'],
  ['케이지 이용 시 가능(1마리)', '?[케이지 이용 시 가능(1마리)]'],
  ['20kg부터는 문의', 'reservation@>=20'],
  ['10kg부터는 테라스요', 'outdoorOnly@>=10(테라스만)'],
  ['10kg부터는 입장 가능', '?[10kg부터는 입장 가능]'],
  ['사람을 문 적이 있는 강아지는 입장하실 수 없습니다', '-biting'],
  ['사람을 문 적이 없는 강아지만 가능', '?[사람을 문 적이 없는 강아지만 가능]'],
  ['평일에는 상관없고 주말에는 대형견이 안 돼요', '@06:small+medium'],
])('Truth: how many, how heavy and which dogs, in the words of owners: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['강아지는 무릎에 앉혀 주시거나 유모차에 태워 주세요', 'stroller|held'],
  ['야외 좌석은 목줄, 실내 좌석은 안거나 가방', 'carrier|held!in leash(야외 좌석)'],
  ['실내는 무조건 케이지, 야외는 목줄', 'carrier!in leash(야외)'],
  ['실내는 이동장 필수(입구에서 대여 가능)', 'carrier!in note(입구에서 대여)'],
  ['전시 관람 시 반려견은 이동장에 넣어 주셔야 합니다', 'carrier(전시 관람 시)'],
  ['목줄을 하지 않은 강아지는 돌려보냅니다', 'leash'],
  ['예방접종 수첩을 보여 주시면 입장하실 수 있어요', 'vaccination(수첩)'],
  ['예방접종 수첩을 보여 주시면 대형견도 입장 가능합니다', '?[예방접종 수첩을 보여 주시면 대형견도 입장 가능합니다]'],
  ['펫티켓(목줄, 배변봉투)을 지켜 주시는 분만 입장해 주세요', 'leash wasteBags'],
  [
    '펫티켓(목줄 미착용 시 퇴장)을 지켜 주시는 분만 입장해 주세요',
    '?[펫티켓(목줄 미착용 시 퇴장)을 지켜 주시는 분만 입장해 주세요]',
  ],
  ['침구는 제공하지 않으니 강아지 침구는 직접 챙겨 오세요', 'ownBedding'],
  ['주말은 자리가 없을 수 있으니 미리 예약하고 오세요', 'reservation(주말)'],
  ['연락 없이 데려오시면 입실이 안 됩니다', 'reservation'],
  ['연락 없이 두 마리 이상 데려오시면 입장이 어렵습니다', '?[연락 없이 두 마리 이상 데려오시면 입장이 어렵습니다]'],
])('Truth: what is asked for, in the words of owners: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test('Truth: a part that turns out to be open stands in the words of its text', () => {
  expect(read('1층은 반려견 동반석이며 2층은 소형견만')).toBe(
    'assignedArea@large(2층 불가) assignedArea@medium(2층 불가) note(1층은 반려견 동반석이며)',
  )
})

test.each([
  ['야외 좌석은 목줄, 실내 좌석은 안거나 가방', 'carrier|held!in leash(야외 좌석)'],
  ['테라스는 목줄, 매장은 안고 계셔야 해요', 'held(매장) leash(테라스)'],
])('Truth: a description drops none of the parts in which something is asked: %s', (text, reading) => {
  expect(summary(readDescription(text)).join(' ')).toBe(reading)
})

test.each([
  ['입마개 필수견(맹견)은 반드시 입마개를 해 주세요', 'muzzle@restricted'],
  ['입마개 필수견(맹견)도 입장 가능', '?[입마개 필수견(맹견)도 입장 가능]'],
  ['도베르만, 로트와일러 같은 맹견은 어렵습니다', '-breed:도베르만 -breed:로트와일러 -restricted'],
  ['반려견이 2마리 이상이면 추가 요금이 있어요', 'note(반려견이 2마리 이상이면 추가 요금이 있어요)'],
  ['반려견이 2마리 이상이면 입장 불가', 'max1'],
  ['10kg 넘는 아이는 미리 전화 주시면 자리 봐 드릴게요', 'reservation@>10'],
  ['소형견만 받고요 두 마리까지 가능해요', 'max2 small'],
  ['애견과 함께 식사는 테라스에서만 가능해요', 'assignedArea(테라스만) outdoor'],
  ['음식이 나오면 강아지는 케이지에 넣어 주세요', 'carrier(식사 시)'],
])('Truth: which dogs, where and when, in the words of owners: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['동반 가능 동물: 개, 고양이 / 동반 가능 크기: 10kg 이하 / 최대 2마리', '<=10 max2'],
  ['1사이트당 반려견 2마리까지(체중 15kg 이하)', '<=15 max2/room'],
  [
    '동반 가능 객실: 스탠다드, 패밀리 / 객실당 1마리(10kg 이하)',
    '<=10 assignedArea(스탠다드 객실, 패밀리 객실만) max1/room some',
  ],
  ['선실 내 이동장 보관 필수, 갑판에서는 목줄 착용', 'carrier(선실 내) leash(갑판)'],
  ['체험객이 많은 주말에는 반려견 동반이 제한됩니다', 'days=123457'],
  ['체험객이 많은 여름 주말에는 반려견 동반이 제한됩니다', '?[체험객이 많은 여름 주말에는 반려견 동반이 제한됩니다]'],
  ['애견 운동장은 등록견만 이용, 대형견은 평일만 이용', '@067:small+medium registration(애견 운동장)'],
  [
    '반려견 동반 가능 구역은 야외 정원과 산책로이며 온실은 제외됩니다',
    'assignedArea(야외 정원, 산책로만 · 온실 불가) outdoor',
  ],
  ['대형견(리트리버, 진돗개 등) 입장 불가', '-breed:리트리버 -breed:진돗개 small+medium'],
  ['소형견(말티즈 등) 입장 불가', '?[소형견(말티즈 등) 입장 불가]'],
  ['대형견(리트리버 등) 입장 가능', '?[대형견(리트리버 등) 입장 가능]'],
  // Had let dogs into the part for people.
  ['펫존 2층 / 일반존 1층, 펫존에서만 동반 가능', '?[펫존 2층 / 일반존 1층, 펫존에서만 동반 가능]'],
  ['일반 객실만 동반 가능', 'assignedArea(일반 객실만) some'],
  ['2층은 사람만 입장', 'assignedArea(2층 불가) some'],
])('Truth: what offices write: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['10kg 이하 소형견만 예약 받아요. 대형견은 다른 지점을 이용해 주세요', 'small&<=10 small+medium'],
  ['애견 카페가 아니라서 대형견은 받기 어렵습니다', 'small+medium'],
  ['맹견은 물론 대형견도 입장 불가', '-restricted small+medium'],
  ['맹견은 물론이고 대형견도 입마개 없이는 입장할 수 없어요', 'muzzle@large muzzle@restricted'],
  ['다른 강아지와 싸우는 아이는 함께할 수 없어요', '-aggressive'],
  ['리드줄은 항상 손에 쥐고 계셔 주세요', 'leash'],
  ['소형견은 자유롭게, 중형견은 목줄, 대형견은 목줄과 입마개 모두 해 주세요', 'leash@large leash@medium muzzle@large'],
  ['소형견은 자유롭게, 대형견은 불가', '?[소형견은 자유롭게, 대형견은 불가] small+medium'],
  ['실내는 안고 있으면 괜찮은데 10kg가 넘으면 야외로 부탁드려요', 'all held!in outdoorOnly@>10'],
  [
    '소형견 케이지 이용 시 실내 동반 가능, 중형견 이상 실외만 가능',
    'carrier@small!in outdoorOnly@large outdoorOnly@medium',
  ],
  ['소형견 케이지 이용 시 실내 동반 가능', '?[소형견 케이지 이용 시 실내 동반 가능] carrier@small!in'],
])('Truth: of two groups each what is said of it: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['반려견 있으신 분은 문 앞 벨을 눌러 주세요', 'note(반려견 있으신 분은 문 앞 벨을 눌러 주세요)'],
  ['강아지와 오신 분들은 오른쪽 문을 이용해 주세요', 'note(강아지와 오신 분들은 오른쪽 문을 이용해 주세요)'],
  ['반려견과 함께 오실 때는 꼭 전화로 자리를 확인해 주세요', 'reservation'],
  ['반려견 1마리당 방석 1개씩 챙겨 와 주세요', 'ownSupplies(반려견 방석)'],
  ['보호자 한 분이 여러 마리를 데려오실 수 없어요', 'max1/person'],
  ['보호자 한 분이 여러 마리를 데려오실 수 있어요', '?[보호자 한 분이 여러 마리를 데려오실 수 있어요]'],
  ['대형견과 오신 분들은 오른쪽 문을 이용해 주세요', '?[대형견과 오신 분들은 오른쪽 문을 이용해 주세요]'],
])('Truth: doors, bells and what is brought, in the words of owners: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})
