import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  // Two parts in spoken words.
  ['테라스는 되는데 실내는 어려워요', 'assignedArea(테라스) outdoor'],
  ['매장은 안 되고 테라스만 되는데 예약 필수예요', 'assignedArea(매장 불가, 테라스만) outdoor reservation'],
  ['실내는 못 들어오고 밖에서만 드실 수 있어요', 'outdoor'],
  ['마당은 자유롭게 이용하시되 실내는 삼가 주세요', 'assignedArea(마당) outdoor'],
  ['음식점 법 때문에 실내 동반은 안 되고 밖에 테이블 두 개 있어요', 'assignedArea(야외 테이블만) outdoor'],
  ['매장 안쪽 방은 안 되고 나머지 공간은 다 괜찮아요', 'assignedArea(매장 안쪽 방 불가) some'],
  ['수영장에는 못 들어가고 썬베드 쪽까지만 함께하실 수 있습니다', 'assignedArea(수영장 불가, 썬베드 쪽만) some'],
  // So many of the rooms or houses, which aren't all.
  ['별채 한 동은 강아지와 함께 묵으실 수 있습니다', 'assignedArea(별채 한 동) some'],
  ['별채 한 동은 반려견 동반 객실로 운영하고 본관은 동반이 불가합니다', 'assignedArea(별채 한 동 · 본관 불가) some'],
  ['객실 중 두 곳만 반려견 동반 가능', 'assignedArea(객실 두 곳만) some'],
  ['객실 2개는 반려견 불가', 'assignedArea(객실 2개 불가) some'],
  // Each part with its own terms.
  [
    '마당에서는 목줄을 풀어도 되지만 실내에서는 꼭 착용해 주세요',
    'leash!in note(마당에서는 목줄을 풀어도 되지만 실내에서는 꼭 착용해 주세요)',
  ],
  ['놀이터에서는 오프리쉬 가능하지만 그 외에는 목줄 필수예요', 'leash(그 외 구역) note(놀이터에서는 오프리쉬 가능)'],
  ['실내는 전용 유모차 탑승 시에만, 야외는 리드줄 착용 시 가능', 'all leash(야외) stroller!in'],
  ['케이지 없이는 실내 입장이 안 되고요, 밖에서는 목줄만 하시면 됩니다', 'carrier!in leash(야외)'],
  ['케이지나 개모차에 들어가 있으면 실내 입장 OK', 'all carrier|stroller!in'],
  ['반려견은 가방에 넣어 오시면 되고, 바닥에 내려놓지 말아 주세요', 'carrier'],
  ['안거나 이동가방을 이용하셔야 합니다. 바닥에 내려놓을 수 없습니다.', 'carrier|held'],
  // Which dogs.
  [
    '소형견은 안아서 입장 가능하시고 중형견부터는 테라스 이용해 주세요',
    'held@small outdoorOnly@large(테라스만) outdoorOnly@medium(테라스만)',
  ],
  ['대형견부터는 입마개 필수', 'muzzle@large'],
  ['50kg부터는 안 돼요', '<50'],
  ['7키로 미만 아가들만 받고 있습니당', '<7'],
  ['30kg 이하까지만 되고 그 이상은 운동장만 이용 가능', 'assignedArea@>30(실내 불가) outdoorOnly@>30(운동장만)'],
  ['평일에는 대형견도 환영하지만 주말엔 소형견만 가능합니다', '@06:small'],
  ['평일엔 대형견도 되는데 주말에는 소형견만 됩니다', '@06:small'],
  ['진돗개, 시바견은 크기 상관없이 입장이 제한돼요', '-breed:시바견 -breed:진돗개'],
  ['대형견은 입장 못 해요', 'small+medium'],
  ['동물등록 안 된 아이는 입장 못 해요', 'registration'],
  [
    '소형견 기준 3마리까지, 중대형견은 1마리만',
    'max3 reservation@large(중대형견은 1마리까지 입실 가능합니다) reservation@medium(중대형견은 1마리까지 입실 가능합니다)',
  ],
  ['견종 무관, 무게 무관, 마릿수 무관', ''],
  // What is asked, and what isn't.
  ['대형견은 사전에 전화 한 통 주시면 안내해 드릴게요', 'reservation@large'],
  ['애견 동반은 예약제로만 운영합니다', 'reservation'],
  ['당일 방문은 안 되고 꼭 예약하고 오셔야 해요', 'reservation'],
  ['입마개는 맹견만 하시면 됩니다', 'muzzle@restricted'],
  ['입마개 필수 아니고 목줄만 하시면 돼요', 'leash'],
  ['강아지 출입금지 아니에요! 편하게 데려오세요', ''],
  [
    '애견 패드, 식기는 준비되어 있으니 사료만 챙겨 오세요',
    'note(애견 패드, 식기는 준비되어 있으니 사료만 챙겨 오세요) ownSupplies(사료)',
  ],
  ['배변봉투 없으면 카운터에서 받으세요', 'note(배변봉투 없으면 카운터에서 받으세요)'],
  ['실내외 모두 동반 가능, 단 좌석 위에는 올리지 마세요', 'all note(단 좌석 위에는 올리지 마세요)'],
  ['침대, 소파에 올라가는 것 금지', 'note(침대, 소파에 올라가는 것 금지)'],
  // On which days.
  ['주말에는 대형견 불가하고 소형견만 가능합니다', '@06:small @06:small+medium'],
  ['주말에는 대형견은 못 오고 소형견만 받아요', '@06:small @06:small+medium'],
  ['공휴일에는 중형견 이상 입장 불가하며 소형견만 입장 가능', '@7:small'],
  ['주말은 불가하고 소형견만 가능합니다', 'days=123457 small'],
  // Polite endings of "되다", and who is meant.
  ['반려견 동반은 1층 홀만 되시고요, 2층 룸은 어려우세요', 'assignedArea(1층 홀만 · 2층 룸 불가) some'],
  ['11kg 이상은 예약이 안 되세요', '<11'],
  ['소형견이라도 바닥에 내려놓으시면 안 되고 꼭 안고 계셔야 합니다', 'held'],
  ['대형견은 안타깝지만 테라스에서만 함께하실 수 있으세요', 'outdoorOnly@large(테라스만)'],
  ['몸무게 제한은 없지만 입마개는 대형견만 부탁드려요', 'muzzle@large'],
  ['아이들 두 마리까지만 데려오실 수 있어요', 'max2'],
  ['생리 중인 여자아이는 입장이 어려워요', '-inHeat'],
  ['초대형견(40kg 이상)은 입장 불가', '<40'],
  ['대형견 출입은 월~목만 가능해요', '@0567:small+medium'],
  ['강아지 동반석은 창가 쪽 두 자리예요', 'assignedArea(창가 쪽만) some'],
  ['5차 접종 안 끝난 아가는 입장 불가', 'vaccination(5차)'],
  ['반려견 전용 출입구로 들어오세요', 'note(반려견 전용 출입구로 들어오세요)'],
  ['짖으면 밖으로 나가셔야 해요', 'note(짖으면 밖으로 나가셔야 해요)'],
  ['식당 내부는 출입이 어려우시고 바깥 평상은 괜찮으세요', 'assignedArea(식당 내부 불가, 바깥 평상) some'],
  ['강아지는 테라스에선 괜찮고 실내에선 안 돼요', 'assignedArea(테라스) outdoor'],
  ['실내에선 유모차나 슬링백 필수입니다', 'carrier|stroller!in'],
  ['입마개 안 한 대형견은 출입하실 수 없습니다', 'muzzle@large'],
  // These alone, and nowhere else.
  [
    '숙소동 1층 객실에 한해 반려견 2마리까지 투숙 가능, 2층은 노펫존',
    'assignedArea(숙소동 1층 객실만 · 2층 불가) max2 some',
  ],
  ['전 객실 반려견 동반 불가하며 글램핑 B구역만 예외입니다', 'assignedArea(글램핑 B구역만) some'],
  ['주차장 옆 펫파크만 반려견 출입구역이며 그 밖의 구역은 출입이 제한됩니다', 'assignedArea(주차장 옆 펫파크만) some'],
  [
    '방 두 개만 강아지랑 묵을 수 있고 나머지 방은 안 됩니다',
    'assignedArea(방 두 개만) note(나머지 방은 안 됩니다) some',
  ],
  [
    '잔디마당은 대형견도 뛰어놀 수 있고 카페 내부는 소형견만 들어오실 수 있어요',
    'assignedArea@large(카페 내부 불가) assignedArea@medium(카페 내부 불가) note(잔디마당은 대형견도 뛰어놀 수 있고 카페 내부는 소형견만 들어오실 수 있어요)',
  ],
  ['실내는 저희 강아지가 있어서 다른 강아지는 못 들어와요', 'outdoor'],
  ['반려동물은 이동장에 넣은 상태에서 7kg 이하일 때만 탑승하실 수 있습니다', '<=7 carrier'],
  ['입실 시 예방접종 수첩 확인하고 미접종견은 환불 없이 퇴실입니다', 'vaccination vaccination(수첩)'],
  ['물지 않는 순한 강아지만 들어오실 수 있습니다', '-aggressive'],
  ['강아지 동반하실 땐 꼭 네이버로 예약하고 와 주세요~', 'reservation'],
  [
    '테이블 밑에 앉혀 주시고 의자에 올리실 거면 담요 깔아주세요',
    'note(테이블 밑에 앉혀 주시고 의자에 올리실 거면 담요 깔아주세요)',
  ],
  [
    '다른 손님이 강아지를 무서워하시면 이동을 부탁드릴 수 있습니다',
    'note(다른 손님이 강아지를 무서워하시면 이동을 부탁드릴 수 있습니다)',
  ],
])('Truth: reads spoken pairs and requests: "%s"', (text, want) => {
  expect(read(text)).toBe(want)
})

test.each([
  '숲길은 산불조심기간 통제되니 확인 후 방문',
  '2층은 공사 중이라 통제되니 문의 후 방문',
  '출입 금지 아니지만 실내는 안 돼요',
  '마당에서는 목줄을 풀어도 되지만 대형견은 착용해 주세요',
  '주말 당일 방문은 안 되고 예약하고 오셔야 해요',
  '낮에는 되는데 저녁에는 안 돼요',
  '소형견 2마리, 대형견 1마리',
  '주말 대형견 불가, 소형견만 가능',
  '테라스만 소형견이 가능하고 나머지 자리는 안 됩니다',
])('Truth: leaves open what is closed for a time, and what it can\'t tell: "%s"', (text) => {
  const open = read(text).match(/(?<=\?\[)[^\]]+/g) ?? []
  expect(open.length).toBeGreaterThan(0)
  for (const words of open) expect(text).toContain(words)
})
