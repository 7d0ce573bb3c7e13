import { expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'

const rulesIn = (parts: readonly string[]) => parts.filter((part) => !part.startsWith('note(')).join(' | ')

test.each([
  // Lists in nouns, and what stands behind the stop.
  ['- 리드줄 착용하기- 배변봉투 챙기기- 맹견은 입마개 착용하기', 'leash | muzzle@restricted | wasteBags'],
  ['인식표 착용하기, 이동장 구비하기', 'carrier | nameTag'],
  ['목줄 풀지 않기', 'leash'],
  ['맹견 데려오지 않기', '-restricted'],
  ['2층에 올라가지 않기', 'assignedArea(2층 불가) | some'],
  ['소형견만 동반 가능합니다. (대형견 불가)', 'small | small+medium'],
  ['대형견은 잔디광장만 동반 가능합니다. (입마개 필수)', 'muzzle@large | outdoorOnly@large(잔디광장만)'],
  ['목줄 필수입니다. (실내)', 'leash!in'],
  ['사전 고지 필수 (예약 시 또는 체크인 전)', 'reservation'],
  ['사전 예약 필수이며 전화로 문의 바랍니다 (033-123-4567)', 'reservation'],
  ['리드줄(2m 이내) 필수 착용', 'leash(2m 이내)'],
  ['배변 시 보호자가 배변봉투, 물티슈 등을 지참하여 즉시 처리해야 합니다', 'ownSupplies(물티슈) | wasteBags'],
  ['법적으로 지정된 맹견은 입장 불가', '-restricted'],
  ['최대 마릿수: 2마리', 'max2'],
  ['요청사항란에 견종과 몸무게를 적어 주세요', 'reservation'],
  // In a carrier.
  ['실내에서는 켄넬, 유모차 상태에서 이용 가능합니다', 'all | carrier|stroller!in'],
  ['실내 테이블 이용 시 펫모차, 켄넬 사용 시 입장 가능합니다', 'all | carrier|stroller!in'],
  ['반려견과 함께 입장 가능(단, 7kg 이하 소형견, 이동장 이용 시)', 'carrier | small&<=7'],
  // What a place is, and what it isn't.
  ['애견 전용이 아니라 애견 동반 식당이므로 실내는 케이지 필수', 'carrier!in'],
  ['주차장이 넓고 수영장은 안 됩니다', 'assignedArea(수영장 불가) | some'],
  ['언덕에 자리하고 있으며 전망대는 안 됩니다', 'assignedArea(전망대 불가) | some'],
  // Two negations, weights and visits.
  ['반입은 불가하지 않으나 케이지 필수', 'carrier'],
  ['몸무게 재서 12키로 넘으면 돌려보내요', '<=12'],
  ['몸무게 상관없이 다 됩니다만 두 마리 이상은 미리 전화주세요', 'reservation(두 마리 이상)'],
  ['첫 방문 시 접종증명서 지참', 'vaccination(첫 방문 시, 증명서)'],
  ['처음 오시는 강아지는 접종 수첩을 보여 주세요', 'vaccination(첫 방문 시, 수첩)'],
  [
    '전시관 내부는 출입할 수 없고 탐방로는 목줄 착용 후 함께 걸을 수 있어요',
    'assignedArea(전시관 내부 불가, 탐방로) | leash(탐방로) | some',
  ],
  ['강쥐 동반 ok 목줄필수 배변은 견주가 치워주세요', 'leash | wasteBags'],
  // A rule before what is charged.
  ['문의 필수 요금: 5,000원', 'reservation'],
  ['예약 필수 이용료 1만원', 'reservation'],
  // Of guardians, and of the house.
  ['사고에 대해 책임을 지지 않으며 보호자의 주의가 필요합니다', ''],
  ['소음, 배설물 등의 케어를 꼭 해 주셔야 합니다', ''],
  ['퇴실 시 확인 후 돌려드립니다', ''],
  ['다른 강아지에게 간식을 함부로 주지 않기', ''],
  ['의자에 직접 앉히지 말아 주세요', ''],
])('Truth: what places post is read: %s', (text, reading) => {
  expect(rulesIn(shown(readRestriction(text)))).toBe(reading)
  expect(rulesIn(shown(readDescription(`애견 동반 카페로 마당이 넓습니다. ${text}`)))).toBe(reading)
})

test.each([
  '다른 손님이 없을 때만 실내 이용 가능',
  '첫 방문 시 대형견 불가',
  '대형견은 견주의 통제가 필요합니다',
  '리드줄로 잘 통제 부탁드립니다',
  '입마개 착용하지 않기',
  '켄넬, 유모차 이용 시에는 입장 불가',
  '12kg 넘으면 돌려보내지 않아요',
  '탐방로는 목줄 착용 후 걸을 수 없어요',
  '제한 마릿수: 대형견 1마리',
  '반려견 동반 불가 목줄 착용 시 가능',
  '입장 가능 목줄 착용 시',
  '전 객실 애견 동반 가능 (10kg 이하 1마리)',
])('Truth: what only resembles it stays open: %s', (text) => {
  for (const reading of [readRestriction(text), readDescription(`애견 동반 카페로 마당이 넓습니다. ${text}`)])
    expect(shown(reading).join()).toContain('?[')
})
