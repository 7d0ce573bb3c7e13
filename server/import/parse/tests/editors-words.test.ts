import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['- 실내 관람시설(전시관, 카페) 입장 불가', 'assignedArea(실내 관람시설(전시관, 카페) 불가) some'],
  ['- 놀이기구 탑승 및 실내 공연장 동반 불가', 'assignedArea(놀이기구, 실내 공연장 불가) some'],
  [
    '※ 반려동물 동반 객실 : 스탠다드 더블, 패밀리 트윈(사전 예약 필수)\n- 10kg 미만 반려견 최대 2마리까지 동반 가능',
    '<10 assignedArea(스탠다드 더블 객실, 패밀리 트윈 객실만) max2 reservation some',
  ],
  [
    '1. 객실당 소형견 2마리(마리당 8kg 이하)까지 입실 가능\n2. 침구류 위에 올라가는 행위 금지',
    '<=8 max2/room note(침구류 위에 올라가는 행위 금지) small',
  ],
  ['- 전 구역 동반 가능하나, 실내 상점은 업체별로 상이하므로 사전 문의 요망', 'all reservation!in'],
  [
    '- 10kg 이하 : 20,000원 / 10~20kg : 30,000원 / 20kg 이상 : 입실 불가',
    '<20 note(10kg 이하 : 20,000원, 10~20kg : 30,000원)',
  ],
  ['- 반려동물 동반 입장 시 별도의 서약서 작성 필요', 'pledge'],
  [
    '다만, 다른 관람객에게 불편을 줄 수 있으니 반드시 목줄을 착용해 주시고, 배변 봉투를 지참하여 주시기 바랍니다.',
    'leash wasteBags',
  ],
  [
    '- 유모차 대여 가능(1일 10,000원)\n- 실내 매장은 유모차 탑승 또는 안고 이동 시 입장 가능\n- 식음 매장 입장 불가',
    'assignedArea(식음 매장 불가) note(유모차 대여 가능, 1일 10,000원) some stroller|held!in',
  ],
  ['- 퇴실 시 배설물 및 털 정리 필수', 'wasteBags'],
  ['- 반려견과 함께 탑승 시 보호자 1인당 1마리만 가능하며, 운항 중에는 케이지에서 꺼낼 수 없음', 'carrier max1/person'],
  ['- 동반 반려견은 생후 5개월 이상, 광견병 예방접종 완료견\n- 최대 3마리', 'age>=5 max3 vaccination(광견병)'],
  ['- 동물등록이 된 반려견만 입장 가능하며 현장에서 확인(앱 또는 인식표)', 'registration'],
  ['- 케이지 미지참 시 입장 불가(안내데스크에서 보관 불가)', 'carrier'],
  ['- 기본 2인 1견 기준, 1견 추가 시 2만 원 (최대 3견)', 'max3 note(기본 2인 1견 기준, 1견 추가 시 2만 원 (최대 3견))'],
  ['[실내] 케이지 이용 시 가능 [실외] 목줄 착용 시 가능', 'all carrier!in leash(실외)'],
  [
    '- 소형견 ~ 중형견(13kg 미만) 동반 가능 / 애견 용품 미제공 (식기, 배변패드 지참)',
    'note(애견 용품 미제공) ownSupplies(식기, 배변패드) small+medium&<13',
  ],
  [
    '- 반려동물과 함께 관람 가능한 야외 조각공원입니다\n- 본관은 안내견을 제외한 반려동물 출입 불가',
    'assignedArea(본관 불가) some',
  ],
  ['- 대형견 입장 시 입마개 착용이 의무이며, 착용하지 않으면 입장이 거부될 수 있습니다', 'muzzle@large'],
  [
    '- 대형견 놀이터 : 체고 40cm 이상\n- 소형견 놀이터 : 체고 40cm 미만\n- 맹견 및 미등록견 입장 불가',
    '-restricted registration',
  ],
  ['- 최대 2마리, 기준 무게 합산 20kg 이하', '<=20 max2 reservation(두 마리 이상 합산 20kg 이하)'],
  [
    '공원 이용 시 반려견에게는 인식표를 부착하고 목줄을 매야 하며 배설물은 즉시 수거하여야 한다.',
    'leash nameTag wasteBags',
  ],
  [
    '내부는 협소해서 중형견 이상은 테라스 자리만 안내해 드리고 있어요',
    'outdoorOnly@large(테라스 자리만) outdoorOnly@medium(테라스 자리만)',
  ],
])('what editors of tourism data write is read: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  [
    '- 체크인 시 예방접종 증명서 제시 필수\n- 미성년자 단독 동반 불가',
    'note(미성년자 단독 동반 불가) vaccination(증명서)',
  ],
  ['- 목줄 착용\n- 의자 위에 올릴 경우 개인 방석 사용 필수', 'leash note(의자 위에 올릴 경우 개인 방석 사용 필수)'],
  [
    '- 물그릇 무료 제공\n- 애견 샤워실 이용 시 개인 타월 지참',
    'note(물그릇 무료 제공, 애견 샤워실 이용 시 개인 타월 지참)',
  ],
  [
    '- 반려동물 동반 시 사전 예약 필수이며, 현장 상황에 따라 변동될 수 있습니다.',
    'note(현장 상황에 따라 변동될 수 있습니다) reservation',
  ],
  ['- 수변공간 입수 금지, 목줄 착용', 'leash note(수변공간 입수 금지)'],
  [
    '입장료: 성인 8,000원, 반려견 3,000원 (5kg 이하 무료)',
    'note(입장료: 성인 8,000원, 반려견 3,000원 (5kg 이하 무료))',
  ],
])('what rules nobody’s coming in leaves the rest of a text read: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['목줄 필수. 문의 : 041-000-0000', 'leash'],
  ['목줄 필수(문의: 관리사무소 041-000-0000)', 'leash'],
  ['목줄 필수\n객실 예약 및 문의 041-000-0000', 'leash'],
  ['목줄 필수\n전화문의: 041-000-0000', 'leash'],
  ['목줄 필수\n문의처: 관리사무소 041-000-0000', 'leash'],
  ['목줄 필수\n☎ 041-000-0000', 'leash'],
  ['목줄 필수. 문의 041-000-0000(평일 09:00~18:00)', 'leash'],
  ['목줄 필수. 예약문의 : 041-000-0000 (오전 10시~오후 6시)', 'leash'],
  ['목줄 필수, 문의: 041-000-0000 (평일만 통화 가능)', 'leash'],
  ['목줄 필수, 문의 041-000-0000 (주말 제외)', 'leash'],
  ['목줄 필수. 문의전화 041-000-0000 내선 2번', 'leash'],
])('a number to call is no demand to ask first: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['- 반려견 동반 여부는 현장 상황에 따라 달라질 수 있음', '?[반려견 동반 여부는 현장 상황에 따라 달라질 수 있음]'],
  ['- 현장 상황에 따라 입장이 제한될 수 있음', '?[현장 상황에 따라 입장이 제한될 수 있음]'],
  ['- 주말에는 혼잡하므로 반려동물 동반이 제한될 수 있음', '?[주말에는 혼잡하므로 반려동물 동반이 제한될 수 있음]'],
  ['목줄 필수\n041-000-0000으로 사전 문의 바랍니다', 'leash reservation'],
  ['반려동물 동반 객실 : 문의', '?[반려동물 동반 객실 : 문의]'],
  // Of calls, or of dogs.
  ['목줄 필수. 문의 : 041-000-0000 (평일만 가능)', '?[문의 : 041-000-0000 (평일만 가능)] leash'],
  ['목줄 필수. 문의 041-000-0000 (대형견 제외)', '?[문의 041-000-0000 (대형견 제외)] leash'],
])('what may keep dogs out stays: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  [
    '- 반려견 동반 시 입장료 별도(소형견 3,000원 / 중형견 5,000원 / 대형견 입장 불가)',
    'note(소형견 3,000원, 중형견 5,000원) small+medium',
  ],
  [
    '- 반려동물 등록번호 확인, 예방접종(광견병, 종합백신) 확인 후 입장',
    'registration vaccination(광견병) vaccination(종합)',
  ],
  [
    '- 동반 가능하나 다른 손님이 불편해할 경우 자리 이동 요청할 수 있음',
    'note(다른 손님이 불편해할 경우 자리 이동 요청할 수 있음)',
  ],
  ['- 식당 내 동반 가능. 단, 다른 손님과 분리된 좌석 이용', 'assignedArea(식당 내, 지정 좌석만) some'],
  ['- 주차장 이용 가능, 반려견 하차 후 목줄 착용', 'assignedArea(주차장) leash some'],
])('brackets and requests of editors are read: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['이동장 필수, 총 중량 7kg 이하', '?[총 중량 7kg 이하] carrier'],
  ['총 무게 10kg 이하, 켄넬 이용 필수', '?[총 무게 10kg 이하] carrier'],
])('a weight beside a carrier may be of both, and is open: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  [
    '- 반려동물 동반 시 반드시 목줄 착용(1.5m 이내), 인식표 부착, 배변봉투 지참하여 즉시 수거',
    'leash(1.5m 이내) nameTag wasteBags',
  ],
  ['- 매너벨트 착용 필수\n- 카페 음료 주문 필수(1인 1음료)', 'mannerBelt note(카페 음료 주문 필수(1인 1음료))'],
  ['- 애견 놀이터 무료 이용\n- 사나운 개 입장 금지', '-aggressive note(애견 놀이터 무료 이용)'],
  ['- 산책로는 24시간 개방, 반려견 리드줄 필수', 'leash note(산책로는 24시간 개방)'],
  ['- 소형견 기준 최대 2마리까지 가능하며 중·대형견은 전화 상담 후 결정', 'max2 reservation@large reservation@medium'],
  [
    '- 반려동물 동반 불가 구역: 놀이동산, 수영장\n그 외 구역은 목줄 착용 후 자유롭게 이용 가능',
    'assignedArea(놀이동산, 수영장 불가) leash(그 외 구역) some',
  ],
  ['- 물놀이 시 구명조끼 착용 권장, 해변 목줄 필수', 'leash(해변) note(물놀이 시 구명조끼 착용 권장)'],
  ['- 반려동물 배변 시 견주가 직접 처리, 미처리 시 과태료 5만 원', 'note(미처리 시 과태료 5만 원) wasteBags'],
  ['- 애완견 출입 금지(안내견 제외)\n- 자전거, 킥보드 출입 금지', 'guide note(자전거, 킥보드 출입 금지)'],
])('matters of guests and of the house stand beside what is read: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  [
    '- 반려동물 동반 가능 범위 : 야외 데크 및 마당\n- 실내는 이동장에 넣은 경우에 한해 가능',
    'all assignedArea(야외 데크, 마당만) carrier!in',
  ],
  [
    '- 케이지 동반 시 실내 관람 가능, 카페 이용 시 외부 테라스 좌석 이용',
    'assignedArea(카페 외부 테라스 좌석만) carrier!in some',
  ],
  ['- 맹견 및 대형견 출입 불가\n- 문의 : 매표소(033-111-2222)', '-restricted small+medium'],
  [
    '- 숙박 시 1견당 30,000원(1박), 2견까지 가능, 매너벨트 및 개인 침구 지참',
    'mannerBelt max2 note(숙박 시 1견당 30,000원(1박)) ownBedding',
  ],
  ['- 대형견은 입마개 착용 후 입장, 중·소형견은 목줄 착용 후 입장', 'leash@medium leash@small muzzle@large'],
  ['- 동물 등록을 완료한 반려견에 한하여 입장 가능(미등록 시 현장 등록 불가)', 'registration'],
  ['- 반려견 동반 가능 객실 3실 운영(A동 101~103호), 그 외 객실 동반 불가', 'assignedArea(A동 101~103호만) some'],
  ['- 털 날림 및 소음 방지를 위해 이동 시 케이지 이용 필수', 'carrier(이동 시)'],
  ['- 리드줄 2m 이내 착용, 배변봉투 소지(위반 시 퇴장)', 'leash(2m 이내) wasteBags'],
  ['- 입마개 착용이 필요한 견종은 입마개 필수이며 미착용 시 입장 제한', 'muzzle@restricted'],
])('labels and threats in brackets add nothing: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})
