import { describe, expect, test } from 'vitest'
import type { Dog } from '../../../../contract/dogs/dogs.ts'
import { verdict } from '../../../../contract/verdict/verdict.ts'
import { policyOf } from '../../fixture/meaning/proof.ts'
import { parts, shown, shownSize } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { readSize } from '../size.ts'

const DOG: Dog = { name: null, weightKg: 9, size: 'small', breed: '푸들', restricted: false, guide: false, count: 1 }
const WEDNESDAY = { day: 3, weekday: 3, minute: 840 } as const

describe('Truth: sentences of free text', () => {
  test.each([
    ['반려견과 함께 들어갈 수 있는 식당으로, 대형견은 입장이 어렵다.', 'small+medium'],
    ['몸무게 12kg을 초과하는 반려견은 투숙이 제한됩니다.', '<=12'],
    ['예방접종 증명서를 제시해야 입장할 수 있다.', 'vaccination(증명서)'],
    ['현재 내부 사정으로 반려견 동반이 불가합니다.', 'none'],
    ['안내견을 제외한 반려동물의 출입을 금한다.', 'guide'],
    ['1층은 반려견 동반이 가능하지만 2층은 노펫존이다.', 'some assignedArea(1층 · 2층 불가)'],
    ['대형견은 추가 요금이 발생합니다.', 'note(대형견은 추가 요금이 발생합니다)'],
    ['15kg 이상은 추가 요금 3만원이 발생한다.', 'note(15kg 이상은 추가 요금 3만원이 발생한다)'],
    ['반려견 동반 여부는 매장에 문의해 주세요.', 'reservation'],
    ['대형견은 입마개를 착용해야 들어갈 수 있다.', 'muzzle@large'],
    ['산책하기 좋은 공원. 맹견은 입장할 수 없고, 목줄을 꼭 착용해야 한다.', '-restricted leash'],
    ['대형견 및 맹견은 출입이 불가하오니 양해 부탁드립니다.', 'small+medium -restricted'],
    ['소형견만 동반할 수 있는 펜션입니다.', 'small'],
  ])('%s → %s', (text, expected) => {
    expect(shown(readDescription(text))).toEqual(parts(expected))
  })

  test.each([
    '동반 입장은 사전 예약제로 운영됩니다.',
    '전망대, 안고 관람 가능',
    '반려견은 입구에 맡겨야 한다.',
    '실내 좌석은 이용하실 수 없습니다.',
    '대형견 동반이 가능한 객실이 따로 있다.',
    '고양이가 상주하는 카페라 강아지 동반은 어려워요.',
    '주말엔 사람이 많아 예약하신 분만 반려견과 입장할 수 있고 평일엔 예약 없이 가능합니다.',
    '입실 가능한 반려견: 중성화 완료',
    '오션뷰 카페, 반려견은 루프탑만, 주차 10대',
    '애견동반 불가(옆 건물 애견호텔 이용 가능)',
    '낮에는 테라스, 밤에는 실내 동반 가능',
    '프라이빗 애견 운동장, 시간제 예약 운영, 대형견 가능',
  ])('a demand is read or left open, and never dropped: %s', (text) => {
    const { unparsed, requirements, entry } = readDescription(text)
    expect(unparsed.length + requirements.length > 0 || entry !== null).toBe(true)
  })
})

describe('Truth: a part of the place that is kept from dogs is read or left open, whatever else people do there', () => {
  const ROOMS =
    '음식점 샤워실 샤워장 흡연실 촬영장 공연장 낚시터 바비큐장 취사장 어린이실 어린이놀이터 수영장 전시실 2층'.split(
      ' ',
    )
  const withTopic = (name: string) => name + ((name.charCodeAt(name.length - 1) - 0xac00) % 28 ? '은' : '는')

  test.each(['반려견 동반 가능', '애견 동반 카페', '마당이 넓은 애견펜션'])(
    'none is dropped behind: %s',
    (beginning) => {
      const dropped = ROOMS.flatMap((room) => [
        `${beginning}, ${withTopic(room)} 제외`,
        `${beginning}, ${room} 이용 불가`,
        `${beginning}, ${room}에는 들어갈 수 없음`,
        `${beginning}, ${withTopic(room)} 안 돼요`,
        `${beginning}(${withTopic(room)} 불가)`,
        `${beginning}. ${withTopic(room)} 출입 금지입니다.`,
      ]).filter((text) => {
        const { unparsed, requirements } = readDescription(text)
        return unparsed.length + requirements.length === 0
      })
      expect(dropped).toEqual([])
    },
  )

  test.each(['애견 동반, 촬영 금지, 음식 반입 금지', '반려견 동반 가능, 낚시는 안 돼요, 바비큐장 있음'])(
    'what guests may not do there is no rule for dogs: %s',
    (text) => expect(readDescription(text).unparsed).toEqual([]),
  )
})

describe('Truth: a kind of dog that a description refuses in few words is read or left open', () => {
  const KINDS = '진돗개 리트리버 노견 임신견 투견 단모종 암컷 수컷'
    .split(' ')
    .concat('짖는 강아지', '아픈 강아지', '입질하는 아이')
  const REFUSALS = [
    '은 어렵습니다',
    '은 어려워요',
    ' 노노',
    ' X',
    '은 별도 문의',
    '은 못 들어와요',
    ' 사절',
    '은 받지 않아요',
    '은 안 돼요',
  ]
  const withParticle = (kind: string, refusal: string) =>
    kind + ((kind.charCodeAt(kind.length - 1) - 0xac00) % 28 ? refusal : refusal.replace(/^은/, '는'))

  test.each(['애견 동반 카페', '마당이 넓은 애견펜션'])('none is dropped behind: %s', (beginning) => {
    const dropped = KINDS.flatMap((kind) =>
      REFUSALS.map((refusal) => `${beginning}, ${withParticle(kind, refusal)}`),
    ).filter((text) => {
      const { unparsed, requirements, exclusions, bannedBreeds, limits } = readDescription(text)
      return [unparsed, requirements, exclusions, bannedBreeds, limits].every((list) => list.length === 0)
    })
    expect(dropped).toEqual([])
  })
})

describe('Truth: a time or a thing to bring that a description names in few words is read or left open', () => {
  test.each([
    '성수기만 가능',
    '우천 시에만 입장',
    '야간 노노',
    '7~8월만 가능',
    '점심시간에만 입장',
    '평일오후만 가능',
    '오후 6시 이후 노노',
    '인식표 필수',
    '식기 지참',
    '사료 챙겨 오세요',
    '장난감 준비해 주세요',
  ])('애견 동반 카페, %s', (rule) => {
    for (const text of [`애견 동반 카페, ${rule}`, `애견 동반 카페(${rule})`]) {
      const { unparsed, requirements } = readDescription(text)
      expect(unparsed.length + requirements.length, text).toBeGreaterThan(0)
    }
  })
})

describe('Truth: a weight beside a size', () => {
  test.each(['10kg 미만 소형견', '소형견(10kg 미만)만 가능', '10kg 미만의 소형견만 동반 가능'])(
    '%s asks for the weight, and leaves open what else it calls small',
    (text) => {
      const policy = policyOf(readSize(text).reading)
      const level = (weightKg: number, size: Dog['size']) =>
        verdict({ ...DOG, weightKg, size }, policy, WEDNESDAY).level
      expect([level(9, 'small'), level(9, 'medium'), level(10, 'small')]).toEqual(['yes', 'unknown', 'no'])
    },
  )
})

describe('Truth: whom a bracket or a colon speaks of', () => {
  test.each([
    ['목줄, 입마개(대형견), 배변봉투', 'leash muzzle@large wasteBags'],
    ['입마개(맹견만) 필수', 'muzzle@restricted'],
    ['대형견(입마개 필수) 가능', 'muzzle@large'],
    ['대형견 가능(단, 입마개 착용)', 'muzzle@large'],
    ['중소형견 가능(이동장 필수)', 'small+medium carrier'],
    ['무게 제한 없음 단 대형견은 입마개', 'muzzle@large'],
    ['입장 불가: 대형견, 맹견', 'small+medium -restricted'],
    ['대형견: 목줄, 입마개', 'leash@large muzzle@large'],
    ['소형견만 안고 입장', 'small held@small'],
    ['소형견은 안고 입장', 'held@small'],
    ['도사견 등 맹견 입장 불가', '-restricted -breed:도사견'],
    ['목줄 필수 아님', 'note(목줄 필수 아님)'],
    ['예약 불필요', 'note(예약 불필요)'],
    ['주말은 노펫존', 'days=12345·7'],
    ['맹견(도사견, 핏불테리어) 및 20kg 초과 대형견 출입금지', '-restricted -breed:도사견 -breed:핏불테리어 <=20'],
    ['대형견 친구들은 마당에서만 놀 수 있어요', 'outdoorOnly@large(마당만)'],
    ['평일은 모든 견종, 주말은 10kg 이하만 입장 가능', '@06:<=10'],
    ['전시실을 제외한 야외 정원은 반려견과 동반이 가능하다', 'assignedArea(전시실 불가, 야외 정원) some'],
    ['야영장은 지정된 구역만 이용 가능', 'assignedArea(야영장 지정된 구역만) some'],
    ['전시실은 안내견 외 출입 불가, 정원만 가능', 'assignedArea(전시실 불가, 정원만) outdoor'],
    [
      '소형견은 케이지 이용 시 실내 가능, 중대형견은 야외만 가능',
      'carrier@small!in outdoorOnly@medium outdoorOnly@large',
    ],
    ['반려견은 객실당 1마리(10kg 이하)', 'max1/room <=10'],
    ['사육시설 주변은 동물 보호를 위해 반려견 출입을 제한함', 'assignedArea(사육시설 주변 불가) some'],
    ['맹견은 안전을 위해 입장 불가', '-restricted'],
    ['10kg 이하만 예약 바랍니다', '<=10'],
    ['입장 가능 견종: 소형견, 중형견', 'small+medium'],
    ['소형견부터 중형견까지 가능', 'small+medium'],
    ['1마리당 10kg 이하', '<=10'],
    ['실내 불가(소형견 제외)', 'assignedArea@medium(실내 불가) assignedArea@large(실내 불가)'],
    ['화~목 입장 불가(소형견 제외)', '@234:small'],
    ['소형견, 중형견을 제외한 모든 견종 출입 금지', 'small+medium'],
    ['주말에만 대형견 입장 불가', '@06:small+medium'],
    ['목줄 또는 입마개를 착용한 반려견만 입장 가능', 'leash|muzzle'],
    ['1층에 한해 10kg 이하 투숙 가능', '<=10 assignedArea(1층만) some'],
    ['10kg 미만은 상시 가능, 10kg 이상은 평일만 가능', '@067:<10'],
    ['예방접종을 하지 않은 반려견 및 12kg 이상 반려견 입실 불가', '<12 vaccination'],
    ['다음의 반려견은 입장이 제한됩니다.- 대형견- 맹견- 목줄 착용 필수', '-restricted leash small+medium'],
  ])('%s → %s', (text, expected) => {
    expect(shown(readRestriction(text))).toEqual(parts(expected.replace('·', '')))
  })

  test.each([
    '소형견 가능, 대형견 불가',
    '10kg 이하 가능, 20kg 이상 불가',
    '노펫존이지만 소형견은 가능',
    '소형견만 가능하지 않고 모두 가능',
    '아이 입장 불가',
    '소형견 환영',
    '대형견 입장이 제한될 수 있음',
    '박물관은 소형견만 가능',
    '수목원은 대형견 입장 불가',
    '소형견은 케이지 이용 시 실내 가능',
    '10kg 이하만 사전 문의',
    '이동장, 배변봉투 지참 필수(맹견)',
    '전시실(도사견) 및 20kg 초과 대형견 출입금지',
    '소형견 또는 10kg 이하만 입장 가능',
    '모든 반려견 입마개 착용, 소형견 제외',
    '실내는 안 됨(케이지 이용 시 가능)',
    '평일에 한하여 소형견 동반 가능',
    '테라스만 가능(소형견 제외)',
    '대형견 입장 불가(골든 리트리버 제외)',
    '5kg 이상 10kg 이하 제한',
    '일부 객실은 동반 운영 정책이 객실에 따라 달라질 수 있음',
    '2층 출입 금지 구역, 초등학생 입장 불가',
  ])('what can mean two things, or says nothing of some dogs, is open: %s', (text) => {
    expect(readRestriction(text).unparsed).not.toEqual([])
  })

  test('Truth: a bracket behind a place names which one is meant', () => {
    expect(shown(readRestriction('객실(A동)만 동반 가능'))).toEqual(['assignedArea(객실(A동)만)', 'some'])
  })

  test('no word reaches over the end of a sentence', () => {
    expect(shown(readRestriction('동반 가능 객실: 102호\n객실당 최대 2마리'))).toEqual(
      parts('assignedArea(102호만) max2/room some'),
    )
  })

  test('a condition for several dogs concerns no single one', () => {
    expect(readRestriction('2마리 이상 문의').requirements).toEqual([
      { kind: 'reservation', who: 'all', dogs: 2, indoor: false, detail: '2마리 이상' },
    ])
  })
})

describe('Truth: a welcome in a field of sizes shuts nobody out', () => {
  test.each(['대형견 환영', '소형견 환영', '대형견 가능', '소형견 적합', '대형견 우대', '소형견 추천', '소형견 권장'])(
    '%s is open',
    (text) => {
      const { reading } = readSize(text)
      expect([reading.limits, reading.unparsed]).toEqual([[], [text]])
    },
  )

  test.each([
    ['소형견만 환영', 'small'],
    ['모든 견종 환영', ''],
    ['대형견 제외', 'small+medium'],
    ['15kg 초과 불가', '<=15'],
  ])('%s → %s', (text, expected) => {
    expect(shownSize(readSize(text))).toEqual(parts(expected))
  })
})

test('Truth: who is asked something in one part of the place is not let into all of it', () => {
  for (const text of [
    '중소형견 동반 가능. 대형견은 입마개를 하면 산책로를 이용할 수 있다',
    '소형견 동반 가능. 중대형견은 목줄 착용 후 마당을 이용할 수 있습니다',
  ])
    expect(readRestriction(text).unparsed, text).not.toEqual([])
  expect(readRestriction('소형견 가능, 중대형견은 입마개 착용').unparsed).toEqual([])
})
