import { expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'

const WITHOUT_STOP = [
  '위반 시 과태료 10만 원',
  '반려견 미동반 시 입장 불가',
  '위반 시 10만 원 이하의 과태료가 부과될 수 있습니다',
  '애견펜션이라 반려견 없는 손님은 예약을 받지 않아요',
]

test.each(WITHOUT_STOP)('Truth: a demand behind “%s” with no stop between is read, as with one', (sentence) => {
  for (const [demand, reading] of [
    ['목줄 착용 필수', 'leash'],
    ['입마개 필수', 'muzzle'],
    ['목줄과 입마개 착용 필수', 'leash | muzzle'],
  ] as const) {
    expect(shown(readDescription(`${sentence} ${demand}`)).join(' | ')).toBe(reading)
    expect(shown(readDescription(`${sentence}. ${demand}`)).join(' | ')).toBe(reading)
  }
})

test.each(['반려견 동반 불가 목줄 착용 시 가능', '실내 동반 불가 이동장 이용 시 가능'])(
  'Truth: what makes it a condition is not cut off: “%s”',
  (text) => {
    const readings = shown(readDescription(text))
    expect(readings).not.toContain('leash')
    expect(readings.join()).toMatch(/^\?\[/)
  },
)

const rulesOf = (text: string) => shown(readDescription(text)).filter((part) => !part.startsWith('note('))

test.each([
  '대형견은 입장할 수 없다',
  '실내는 동반할 수 없다',
  '2층은 이용할 수 없다',
  '맹견은 받지 않는다',
  '예약은 필수이다',
  '10kg 이하만 입장 가능하다',
  '실내에서는 안고 있어야 한다',
  '대형견은 마당만 이용할 수 있다',
])('Truth: a rule behind what the place is, or what dogs do there, is read as it is alone: %s', (rule) => {
  const alone = rulesOf(`애견 동반 카페. ${rule}`)
  expect(alone).not.toEqual([])
  expect(alone.join()).not.toContain('?[')
  for (const before of ['바다가 보이는 애견 동반 카페로 ', '넓은 정원을 갖춘 펜션으로, ', '강아지가 뛰어놀 수 있고 '])
    expect(rulesOf(before + rule)).toEqual(alone)
})

test.each([
  [
    '테라스석에서 반려견과 식사가 가능한 이탈리안 레스토랑으로 실내는 동반이 불가하다',
    'assignedArea(테라스석) outdoor',
  ],
  [
    '바다가 보이는 애견 동반 카페로 1층은 반려견과 함께 이용할 수 있고 2층은 일반 손님만 이용할 수 있으며 목줄은 필수이다',
    'assignedArea(1층 · 2층 불가) leash some',
  ],
  ['반려동물 동반 객실은 3개뿐이며 7kg 이하 소형견만 투숙할 수 있다', 'assignedArea(전용 객실만) small&<=7 some'],
  ['반려견 동반 시 1만 원이 추가되고 최대 2마리까지 가능하며 맹견은 예약을 받지 않는다', '-restricted max2'],
  ['탐방로 입구까지만 반려견 동반이 가능하고 그 이후 구간은 출입 금지입니다', 'assignedArea(탐방로 입구만) some'],
  // What of it is another's to say, or narrows the first part as well, stays open.
  ['전 구역 동반 가능하나 음식점은 업체별 상이', '?[전 구역 동반 가능하나 음식점은 업체별 상이]'],
  [
    '소형견 전용 카페이지만 중형견도 평일에는 입장 가능하다',
    '?[소형견 전용 카페이지만 중형견도 평일에는 입장 가능하다]',
  ],
])('Truth: several rules in one sentence: %s', (text, reading) => {
  expect(rulesOf(text).join(' ')).toBe(reading)
})
