import { describe, expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

/** What a rule says; what is noted beside it may be worded otherwise. */
const ruleOf = (text: string) =>
  summary(readRestriction(text))
    .filter((fact) => !fact.startsWith('note('))
    .join(' ')

/** Sentences of one meaning, where `~` stands for the dogs, the thing or the part that they are of. */
const GRIDS: readonly { of: readonly (readonly [word: string, reading: string])[]; said: readonly string[] }[] = [
  {
    of: [
      ['대형견은', 'muzzle@large'],
      ['15kg 이상은', 'muzzle@>=15'],
      ['맹견은', 'muzzle@restricted'],
    ],
    said: [
      '~ 입마개 착용 필수',
      '~ 입마개를 하고 오셔야 합니다',
      '~ 입마개를 쓰고 입장해 주세요',
      '~ 입마개를 착용하는 조건으로 입장할 수 있습니다',
      '~ 입마개가 있어야 입장할 수 있습니다',
      '~ 입마개를 챙겨오셔야 해요',
      '~ 입마개를 하지 않으면 입장할 수 없습니다',
    ],
  },
  {
    of: [
      ['대형견은', 'reservation@large'],
      ['10kg을 넘는 반려견은', 'reservation@>10'],
    ],
    said: [
      '~ 사전 문의 필수',
      '~ 전화로 먼저 문의해 주세요',
      '~ 예약 시 말씀해 주셔야 합니다',
      '~ 사전에 꼭 알려 주세요',
      '~ 사전 승인을 받아야 합니다',
      '~ 방문하시기 전에 전화 한 통 부탁드려요',
      '~ 미리 말씀해 주세요',
    ],
  },
  {
    of: [
      ['대형견은', 'carrier@large'],
      ['중형견 이상은', 'carrier@large carrier@medium'],
    ],
    said: [
      '~ 이동장 이용 필수',
      '~ 이동장에 넣은 상태로 입장해 주세요',
      '~ 이동장 안에 있어야 합니다',
      '~ 이동장에서 꺼내지 말아 주세요',
      '~ 이동장 없이는 입장할 수 없습니다',
    ],
  },
  {
    of: [
      ['대형견은', 'outdoorOnly@large(테라스만)'],
      ['대형견과 맹견은', 'outdoorOnly@large(테라스만) outdoorOnly@restricted(테라스만)'],
    ],
    said: ['~ 테라스만 이용 가능합니다', '~ 테라스로 안내해 드립니다', '~ 테라스만 안내해 드리고 있습니다'],
  },
  {
    of: [
      ['소형견', 'small'],
      ['10kg 미만 반려견', '<10'],
      ['중형견 이하', 'small+medium'],
    ],
    said: [
      '~만 입장 가능합니다',
      '~만 예약하실 수 있습니다',
      '~ 전용 숙소입니다',
      '~ 전용입니다',
      '~만 출입이 허용되는 공간입니다',
      '~만 동반하여 입장해 주세요',
    ],
  },
  {
    of: [
      ['반려견은', 'max2'],
      ['객실당', 'max2/room'],
    ],
    said: [
      '~ 2마리까지 가능합니다',
      '~ 2마리 이내로 부탁드립니다',
      '~ 2마리를 넘을 수 없습니다',
      '~ 2마리를 초과할 수 없습니다',
      '~ 2마리까지 가능하고 3마리부터는 불가합니다',
      '~ 2마리까지 가능하며 그 이상은 불가합니다',
    ],
  },
  {
    of: [['예방접종', 'vaccination']],
    said: [
      '~ 필수',
      '~이 끝난 강아지만 입장해 주세요',
      '~ 미완료 시 입장할 수 없습니다',
      '~은 필수이며 미접종 시 입장이 제한됩니다',
      '~을 마치지 않았다면 입장하실 수 없어요',
    ],
  },
  {
    of: [
      ['수영장', 'assignedArea(수영장 불가) some'],
      ['전시실', 'assignedArea(전시실 불가) some'],
    ],
    said: [
      '~ 반려견 출입 금지',
      '~ 쪽으로는 반려견을 데려오지 말아 주세요',
      '~ 이용 시에는 반려견을 객실에 두고 와 주세요',
      '~은 반려견 없이 이용해 주세요',
      '~은 일반 손님만 이용하십니다',
      '~을 제외한 모든 곳에서 반려견 동반이 가능합니다',
    ],
  },
]

describe.each(GRIDS.flatMap(({ of, said }) => of.map(([word, reading]) => ({ word, reading, said }))))(
  'Truth: in whatever form it is said: $word, $reading',
  ({ word, reading, said }) => {
    test.each(said)('%s', (sentence) => expect(ruleOf(`${sentence.replace('~', word)}.`)).toBe(reading))
  },
)

/** The same with the sense turned. */
test.each([
  ['대형견은 입마개를 하고 오지 않아도 됩니다', 'muzzle@large'],
  ['대형견은 사전 승인을 받지 않아도 됩니다', 'reservation@large'],
  ['소형견 전용이 아닙니다', 'small'],
  ['소형견만 예약하실 수 없습니다', 'small'],
  ['2마리를 넘을 수 있습니다', 'max2'],
  ['식당을 제외한 모든 곳에서 반려견 동반이 불가합니다', 'assignedArea(식당 불가) some'],
  ['수영장은 반려견과 이용해 주세요', 'assignedArea(수영장 불가) some'],
  ['예방접종이 끝나지 않은 강아지만 입장해 주세요', 'vaccination'],
])('Truth: turned round it is not read the same: %s', (text, reading) => {
  expect(ruleOf(text)).not.toBe(reading)
})
