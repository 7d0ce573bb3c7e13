import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  '매장은 오전 10시부터 오후 8시까지 운영합니다',
  '브레이크타임 15:00~17:00',
  '체크인은 15시',
  '주차장은 건물 뒤편에 있으며 10대까지 댈 수 있습니다',
  '흡연은 건물 밖 흡연 구역에서 부탁드립니다',
  '취사는 지정된 곳에서만 하실 수 있습니다',
  '예약은 네이버에서 하실 수 있습니다',
  '바다가 한눈에 내려다보이는 언덕에 자리하고 있습니다',
  '1975년에 지어진 구옥을 고쳐 만든 공간이에요',
  '저희 매장에는 강아지 두 마리가 살고 있어요',
  '켄넬은 매표소에서 3,000원에 빌리실 수 있습니다',
  '추가로 필요하시면 프런트에 말씀해 주세요',
  '예방약을 챙겨 오시길 권합니다',
  '의자 위에는 개인 방석을 깔아 주세요',
  '다른 아이들과 인사는 보호자 동의를 얻은 뒤에 해 주세요',
  '외출하실 때는 꼭 함께 나가 주세요',
])('Truth: of another matter, which no dog depends on, a sentence is a note: %s', (text) => {
  const { entry, limits, requirements, unparsed } = readRestriction(text)
  expect({ entry, limits, unparsed }).toEqual({ entry: null, limits: [], unparsed: [] })
  expect(requirements.every(({ kind }) => kind === 'note')).toBe(true)
})

test.each([
  '이벤트 기간에만 가능합니다',
  '촬영이 있는 날은 이용이 어렵습니다',
  '메뉴를 주문하시면 이용할 수 있어요',
  '전기 카트는 이용하실 수 없습니다',
  '카드 소지자만 가능합니다',
  '주차장에서 기다려 주세요',
  '셔틀은 이용하실 수 없습니다',
  '목줄은 대여하셔야 입장 가능합니다',
  '유모차는 대여하신 것만 가능합니다',
  '예약은 소형견만 네이버에서 가능합니다',
  '강아지는 오전 10시부터 오후 2시까지 받습니다',
  '매주 월요일은 반려견 입장 휴무입니다',
  '보증금을 내신 분만 이용하실 수 있습니다',
  '아이들은 2층에서 즐길 수 있어요',
  '조용한 아이들만 부탁드립니다',
  '사람만을 위한 조용한 공간입니다',
])('Truth: a scope, a term or a dog beside another matter makes it no note: %s', (text) => {
  expect(readRestriction(text).unparsed).not.toEqual([])
})

test.each([
  // Which parts are open or shut, the other way round.
  ['동반 가능한 곳은 테라스입니다', 'assignedArea(테라스만) outdoor'],
  ['반려견이 들어갈 수 없는 곳은 온실과 전시실입니다', 'assignedArea(온실, 전시실 불가) some'],
  ['동반 가능한 곳은 저희 카페뿐입니다', '?[동반 가능한 곳은 저희 카페뿐입니다]'],
  ['반려견 동반은 평일에 한합니다', 'days=12345'],
  // Nobody is kept out.
  ['입장이 불가한 견종은 없지만 맹견은 받지 않습니다', '-restricted'],
  ['강아지가 들어올 수 없는 곳은 없습니다', '?[강아지가 들어올 수 없는 곳은 없습니다]'],
  // What was, what will be, and what people think.
  ['원래는 대형견도 가능했는데 이제는 소형견만 가능해요', 'small'],
  ['내년부터 대형견도 가능할 예정이지만 지금은 소형견만 가능합니다', 'small'],
  ['대형견은 내년부터 받을 예정이고 현재는 불가합니다', 'small+medium'],
  ['대형견이 안 된다고 아시는 분들이 많은데 소형견만 됩니다', 'small'],
  // How far a part is too hard.
  ['2층은 계단이 가팔라서 강아지에게는 무리예요', 'assignedArea(2층 불가) some'],
  ['실내 공간이라 반려견은 불가합니다', '?[실내 공간이라 반려견은 불가합니다]'],
  ['2층을 제외한 나머지 층은 반려견 출입이 불가합니다', 'assignedArea(2층만) some'],
  // All that there is of a house, or a part of it.
  ['수목원 내부는 반려견 동반 불가', '?[수목원 내부는] assignedArea(수목원 내부 불가) some'],
  ['카라반 구역은 반려견 출입 불가', 'assignedArea(카라반 구역 불가) some'],
  ['해변 내 반려견 출입 가능', 'note(해변 내 반려견 출입 가능)'],
  ['평일에는 대형견도 되지만 주말은 소형견만 됩니다', '@06:small'],
])('Truth: what a sentence says in a roundabout way is read, or left open: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})
