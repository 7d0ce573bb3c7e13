import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['대형견은 평일에만 가능하고 주말은 안 됩니다', '@067:small+medium'],
  ['대형견은 주말에는 불가하고 평일에만 가능합니다', '@067:small+medium'],
  ['대형견은 평일에는 가능하지만 주말에는 불가합니다', '@067:small+medium'],
  ['대형견은 평일 가능, 주말 불가', '@067:small+medium'],
  ['대형견은 월~목만 가능하고 금~일은 불가', '@0567:small+medium'],
  ['대형견은 평일만 이용 가능하며 주말 및 공휴일은 이용이 제한됩니다', '@067:small+medium'],
  ['10kg 이상은 평일에만 가능하고 주말은 안 됩니다', '@067:<10'],
  ['15kg 이상 대형견은 평일에만 받고 주말에는 받지 않습니다', '@067:<15'],
  ['주말에는 대형견 불가, 평일에는 모두 가능', '@06:small+medium'],
  ['토요일은 대형견 입장이 불가하고 나머지 요일은 모두 가능합니다', '@6:small+medium'],
  ['주말은 대형견 입장 불가입니다만 평일은 괜찮습니다', '@06:small+medium'],
  ['주말에는 대형견 입장이 어려우니 평일에 방문해 주세요', '@06:small+medium'],
  ['대형견은 평일에 방문해 주세요', '@067:small+medium'],
  ['평일에 한해 대형견도 동반 가능합니다', '@067:small+medium'],
  ['평일에는 예약 없이 가능하지만 주말에는 꼭 예약하고 오셔야 합니다', 'reservation(주말)'],
  ['주말에는 예약 필수, 평일은 자유롭게 방문', 'reservation(주말)'],
  ['반려견 동반 가능합니다. 다만 주말은 소형견만 가능합니다', '@06:small'],
  ['대형견은 테라스만 가능하고 실내는 안됩니다', 'assignedArea@large(실내 불가) outdoorOnly@large(테라스만)'],
  ['소형견 1마리만 가능하고 대형견은 불가', 'max1 small small+medium'],
  ['소형견 2마리만 입실 가능하며 대형견은 입실 불가합니다', 'max2 small small+medium'],
  [
    '5kg 이하 소형견만 실내 입장이 가능해요',
    'assignedArea@>5(실내 불가) assignedArea@large(실내 불가) assignedArea@medium(실내 불가)',
  ],
  ['토요일과 일요일은 소형견도 불가', 'days=123457'],
])('Truth: what holds on other days or in other parts is of the dogs that stand before: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  '대형견은 평일만 가능해요. 주말엔 안됩니다',
  '중대형견은 평일에만 돼요, 주말엔 안 돼요',
  '대형견 평일 가능 / 주말 및 공휴일 불가',
  '대형견은 월~목 가능하고 금요일은 불가',
  '대형견은 평일만 가능하고 공휴일은 불가',
  '대형견은 평일 실내 가능하고 주말은 실내 불가',
  '중형견도 가능하지만 테라스만 가능합니다',
  '중형견은 가능하지만 테라스만 이용 가능합니다',
  '소형견 1마리만 가능하고 대형견은 실내 불가',
  '10kg 이하만 실내 가능, 그 이상은 불가',
  '15kg 이하 반려견 2마리까지 입실 가능하고 그 이상은 별도 문의 주세요',
  '마당에서는 목줄을 풀어도 되지만 소형견만 가능합니다',
  '마당에서는 목줄을 풀어도 되지만 대형견은 착용해야 합니다',
  '마당에서는 목줄을 풀어도 되지만 실내는 불가',
  '평일에는 목줄을 풀어도 되지만 실내에서는 착용해 주세요',
  '대형견이 아니더라도 10kg 이상은 입장 불가',
  '목줄을 안 하거나 대형견은 입장 불가',
  '대형견이라도 얌전하면 가능',
  '짖지 않는 아이만 실내 가능합니다',
  '반려견은 입구에 목줄을 묶어 주세요',
  '목줄 없이 놀 수 있는 마당이 있으며 소형견만 가능합니다',
  '반려견 간식은 삼가 주세요',
  '테이블 위에 올리거나 사람 식기를 함께 쓰는 행동은 삼가 주세요',
])("Truth: of whom a second half is stays open where it can't be told: %s", (text) => {
  expect(read(text)).toContain('?[')
})

test.each([
  [
    '울타리 안에서는 줄을 풀어도 되지만 밖에서는 착용해 주세요',
    'leash(그 외 구역) note(울타리 안에서는 줄을 풀어도 되지만 밖에서는 착용해 주세요)',
  ],
  [
    '넓은 잔디마당이 있어서 목줄 없이 뛰놀 수 있지만 카페 안에서는 꼭 안고 계셔야 합니다',
    'held(카페 안) note(넓은 잔디마당이 있어서 목줄 없이 뛰놀 수 있지만 카페 안에서는 꼭 안고 계셔야 합니다)',
  ],
  ['실내에서는 안고 계셔야 하고 밖에서는 줄만 하시면 돼요', 'held!in leash(야외)'],
  ['실내에서는 안아주시고 밖에서는 목줄을 해주세요', 'held!in leash(야외)'],
  [
    '실내에서는 목줄을 안 해도 되지만 밖에 나갈 때는 꼭 해주세요',
    'leash(야외) note(실내에서는 목줄을 안 해도 되지만 밖에 나갈 때는 꼭 해주세요)',
  ],
  [
    '반려견 놀이터에서는 목줄을 풀어주셔도 되지만 이동 시에는 꼭 착용해 주세요',
    'leash(이동 시) note(반려견 놀이터에서는 목줄을 풀어주셔도 되지만 이동 시에는 꼭 착용해 주세요)',
  ],
  [
    '운동장 안에서는 오프리쉬로 놀 수 있고 실내에서는 안고 있거나 목줄을 착용해야 합니다',
    'leash|held!in note(운동장 안에서는 오프리쉬로 놀 수 있고 실내에서는 안고 있거나 목줄을 착용해야 합니다)',
  ],
  [
    '룸에서는 목줄 풀어도 괜찮지만 홀에서는 안 됩니다',
    'leash(홀) note(룸에서는 목줄 풀어도 괜찮지만 홀에서는 안 됩니다)',
  ],
  ['안고 들어오시는 건 괜찮지만 바닥에 내려놓으시면 안 됩니다', 'held'],
  ['유모차는 되는데 내려서 걷는 건 안 돼요', 'stroller'],
  ['식당에서는 케이지 안에 있어야 하고 식사 중에는 꺼내지 마세요', 'carrier(식당)'],
  [
    '소형견은 이동가방에, 중형견 이상은 목줄 착용하고 테라스에 있어야 해요',
    'carrier@small leash@large leash@medium outdoorOnly@large(테라스만) outdoorOnly@medium(테라스만)',
  ],
  ['식당 내부는 동반할 수 없어서 야외 테이블에서 드셔야 해요', 'assignedArea(식당 내부 불가, 야외 테이블만) outdoor'],
])('Truth: off the leash here, on it or carried there: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['5kg 넘는 아이는 유모차나 켄넬에 태워 주셔야 하고 그 이하는 안고 계시면 됩니다', 'carrier|stroller@>5 held@<=5'],
  ['7kg 이하 실내 OK, 그 이상은 테라스', 'note(7kg 이하 실내 OK) outdoorOnly@>7(테라스만)'],
  [
    '10kg 미만 2마리 또는 10kg 이상 1마리까지 가능합니다',
    'max2 reservation@>=10(10kg 이상은 1마리까지 입실 가능합니다)',
  ],
  ['소형견 기준 2마리까지 입실 가능하며 중·대형견은 입실이 불가능합니다', 'max2 small'],
  [
    '소형견은 두 마리까지 한 방에 묵을 수 있고 중형견 이상은 한 마리만 됩니다',
    'max2 reservation@large(중형견 이상은 한 마리만 됩니다) reservation@medium(중형견 이상은 한 마리만 됩니다)',
  ],
  ['두 마리 이상 데려오실 경우 꼭 미리 말씀해 주시고 최대 세 마리까지만 받습니다', 'max3 reservation(두 마리 이상)'],
  [
    '애견 보증금 10만원은 퇴실 점검 후 환불되며 2마리까지만 입실 가능해요',
    'max2 note(애견 보증금 10만원은 퇴실 점검 후 환불되며)',
  ],
  ['15kg 미만이면 견종 상관없이 입실 가능하나 진돗개는 무게와 상관없이 받지 않습니다', '-breed:진돗개 <15'],
])('Truth: the other side of a bound, and numbers of each: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['총 다섯 개의 객실 중 방 두 개만 반려견과 함께 이용 가능합니다', 'assignedArea(방 두 개만) some'],
  ['본관 2층에 있는 방 두 개만 반려견 동반 가능합니다', 'assignedArea(본관 2층 방 두 개만) some'],
  ['애견동반 객실은 101호, 102호 두 곳뿐이니 예약 시 확인해 주세요', 'assignedArea(101호, 102호만) reservation some'],
  ['방 안에는 들일 수 없고 현관이나 거실까지만 허용됩니다', 'assignedArea(방 안 불가, 현관, 거실만) some'],
  ['조식당, 수영장, 사우나를 제외한 모든 부대시설 이용 가능', 'assignedArea(조식당, 수영장, 사우나 불가) some'],
  ['반려견 동반은 A, C동 객실에 한합니다', 'assignedArea(A동, C동 객실만) some'],
  [
    '목줄만 하면 대형견도 산책로를 걸을 수 있지만 전망대와 카페는 소형견도 출입할 수 없습니다',
    'assignedArea(전망대, 카페 불가) leash(산책로) some',
  ],
  ['야영장 내 반려견 동반 시 1사이트당 1마리, 10kg 이하로 제한합니다', '<=10 max1/room'],
])('Truth: parts and rooms by what leads up to them: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['목줄을 하지 않았거나 배변봉투가 없으면 입장하실 수 없습니다', 'leash wasteBags'],
  ['목줄이나 배변봉투가 없으면 입장 불가', 'leash wasteBags'],
  ['케이지나 유모차가 없으면 입장 불가', 'carrier|stroller'],
  [
    '반려동물 등록이 되어 있지 않거나 광견병 접종 확인이 안되는 경우 입장이 제한됩니다',
    'registration vaccination(광견병)',
  ],
  ['동물등록이 안 되어 있거나 예방접종을 안 한 아이는 입장 불가', 'registration vaccination'],
  ['입마개를 안 하거나 목줄을 안 한 대형견은 입장할 수 없어요', 'leash@large muzzle@large'],
  ['배변봉투 없이는 입장이 안 되니 꼭 챙겨오세요', 'wasteBags'],
  ['동물등록이 확인되지 않으면 입장이 어려우니 앱이나 등록증을 준비해 주세요', 'registration'],
  ['예약하지 않고 강아지를 데려오시면 입실이 불가합니다', 'reservation'],
  ['미리 말씀하지 않은 반려견은 입실 거부되며 환불되지 않습니다', 'reservation'],
  ['마킹이 심한 아이는 매너벨트를 착용하거나 입장을 자제해 주세요', 'mannerBelt@marking'],
  ['입장 시 매너벨트 착용 필수(암컷 제외)', 'mannerBelt@male'],
  ['매너벨트는 남아 여아 모두 착용 부탁드립니다', 'mannerBelt'],
  ['접종증명서를 가져오셔야 입장 가능', 'vaccination(증명서)'],
  ['반려동물 입장 시 동물등록증 확인 후 입장 가능하오니 지참 바랍니다', 'registration'],
  ['광견병 예방접종을 1년 이내에 맞은 반려견만 이용 가능합니다', 'vaccination(1년 이내, 광견병)'],
  ['목줄 길이는 2m를 넘지 않아야 하며 자동줄은 고정해 주세요', 'leash(2m 이내) note(자동줄은 고정해 주세요)'],
  [
    '자동줄은 사용하실 수 없으며 1.5m 이내 고정 줄만 가능합니다',
    'leash(1.5m 이내) note(자동줄은 사용하실 수 없으며 1.5m 이내 고정 줄만 가능합니다)',
  ],
])('Truth: without the one or the other nobody comes: both are asked: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['중성화가 안된 남아는 마킹 때문에 매너벨트를 해주셔야 해요', 'mannerBelt@unneutered(수컷)'],
  ['프렌치불독, 웰시코기는 털빠짐이 심해 받지 않고 있습니다', '-breed:웰시코기 -breed:프렌치불독'],
  [
    '동물보호법에 따라 등록된 반려견만 입장 가능하며 맹견은 입마개를 해도 입장할 수 없습니다',
    '-restricted registration',
  ],
  ['맹견이 아니더라도 사람을 무는 아이는 입장을 거부할 수 있습니다', '-biting'],
  ['맹견은 물론 공격성이 있는 아이도 입장 불가', '-aggressive -restricted'],
  ['무는 습관이 있거나 심하게 짖는 아이는 다른 손님을 위해 삼가 부탁드립니다', '-barking -biting'],
  ['6개월 미만 강아지와 접종 안 된 아이들은 다음에 만나요', 'age>=6 vaccination'],
  ['타 반려견에게 공격성을 보이는 경우 즉시 퇴장 조치합니다', '-aggressive'],
  ['애견용품은 따로 제공하지 않으니 챙겨오세요', 'ownSupplies'],
  ['동물등록증 지참하시고 오세요', 'registration'],
  ['리드줄 꼭 잡고 다녀주세요~', 'leash'],
  ['애견 동반 추가비용 없음', 'note(애견 동반 추가비용 없음)'],
  ['대형견 보호자분은 방문 전 꼭 연락주세요!', 'reservation@large'],
  ['개, 고양이만 가능하며 그 외 동물은 불가합니다', ''],
  ['강아지와 오실 때는 미리 전화 한 통 부탁드려요', 'reservation'],
  ['털 많이 빠지는 아이는 옷 입혀주세요', 'note(털 많이 빠지는 아이는 옷 입혀주세요)'],
  [
    '매너벨트와 배변패드는 카운터에서 구매하실 수 있습니다',
    'note(매너벨트와 배변패드는 카운터에서 구매하실 수 있습니다)',
  ],
])('Truth: why, whom one would rather not see, and what one brings: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['강아지는 켄넬에 넣어야 실내 입장이 가능하고 켄넬이 없으면 테라스에 앉으셔야 해요', 'all carrier!in'],
  ['유모차나 캐리어에 태워서 오시면 입장하실 수 있습니다', 'carrier|stroller'],
  ['맹견은 입마개 필수이며 보호자와 떨어지면 안 됩니다', 'muzzle@restricted'],
  ['바비큐장은 동반 가능하지만 반드시 목줄을 묶어 주세요', 'assignedArea(바비큐장) leash some'],
  [
    '남아는 중성화 여부와 상관없이 매너벨트 착용 필수, 여아는 생리 중일 때만 착용',
    'mannerBelt(생리 중인) mannerBelt@male',
  ],
  ['동반 가능 견종은 말티즈, 푸들, 포메라니안 등 소형견입니다', 'small'],
  ['10kg 넘는 강아지는 전화로 상담 후 예약 가능해요', 'reservation@>10'],
  [
    '반려견 한 마리까지는 무료이고 그 이상은 받지 않아요',
    'max1 note(반려견 한 마리까지는 무료이고 그 이상은 받지 않아요)',
  ],
  ['전염병이나 기생충이 있는 경우 출입을 금지합니다', '-ill'],
  [
    '7kg 이하 두 마리나 15kg 이하 한 마리까지 묵을 수 있습니다',
    '<=15 max2 reservation@>7(7kg 초과 15kg 이하는 한 마리까지 입실 가능합니다)',
  ],
  [
    '리드줄 없이 뛰어놀 수 있는 운동장이 있지만 카페 내부에서는 리드줄을 꼭 채워 주세요',
    'leash!in note(리드줄 없이 뛰어놀 수 있는 운동장이 있지만 카페 내부에서는 리드줄을 꼭 채워 주세요)',
  ],
])('Truth: who wears what, and what does instead: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test('Truth: all words of a sentence that stay open are shown, in their order', () => {
  const unread = (text: string) => readRestriction(text).unparsed
  expect(unread('중대형견은 평일에만 돼요, 주말엔 안 돼요')).toEqual(['중대형견은 평일에만 돼요', '주말엔 안 돼요'])
  expect(unread('대형견 평일 가능 / 주말 및 공휴일 불가')).toEqual(['대형견 평일 가능', '주말 및 공휴일 불가'])
  expect(unread('목줄 필수. 5kg 이하만 가능, 이동장 이용 시 10kg 이하도 가능')).toEqual([
    '5kg 이하만 가능',
    '이동장 이용 시 10kg 이하도 가능',
  ])
})
