import { describe, expect, test } from 'vitest'
import { inPlainForms } from './grammar/plain-forms.ts'
import { readRestriction } from './restriction.ts'
import { summary } from './summary.ts'

/** What a rule says; what is noted beside it may be worded otherwise. */
const ruleOf = (text: string) => summary(readRestriction(text)).filter((fact) => !fact.startsWith('note('))

const REFUSALS = [
  ...[
    '입장이 불가합니다',
    '들어오실 수 없습니다',
    '출입을 금합니다',
    '출입을 금하고 있습니다',
    '입장을 제한하고 있습니다',
  ],
  ...[
    '받지 않습니다',
    '받지 않고 있습니다',
    '받고 있지 않습니다',
    '동반이 어렵습니다',
    '동반이 어려우십니다',
    '입장은 안 돼요',
  ],
  ...[
    '들어오시면 안 돼요',
    '데려오실 수 없어요',
    '데려오지 말아 주세요',
    '입장할 수 없게 되어 있습니다',
    '이용하실 수 없으십니다',
  ],
  ...['모실 수 없습니다', '모시지 못하고 있습니다', '맞이하기 어렵습니다', '사양하고 있어요', '거절하고 있습니다'],
  ...[
    '들여보내지 않습니다',
    '허용하지 않습니다',
    '출입이 불가함을 알려드립니다',
    '입장 불가하니 착오 없으시길 바랍니다',
  ],
]
const PERMISSIONS = [
  ...['입장 가능합니다', '입장이 가능하세요', '들어오실 수 있습니다', '들어오실 수 있으십니다', '들어오셔도 됩니다'],
  ...['동반하실 수 있어요', '함께하실 수 있으세요', '함께 들어오세요', '받습니다', '받고 있습니다', '모십니다'],
  ...['입장을 허용하고 있습니다', '입장할 수 있게 되었습니다', '입장하실 수 있으니 안심하고 오세요', '데리고 오세요'],
]

describe.each(['대형견은', '10kg 이상 반려견은', '반려견은', '실내에는 반려견이', '죄송하지만 중형견 이상은'])(
  'Truth: in whatever form a refusal is put: %s',
  (whom) => {
    const plain = ruleOf(`${whom} ${REFUSALS[0]}.`)
    test.each(REFUSALS)('%s', (said) => expect(ruleOf(`${whom} ${said}.`)).toEqual(plain))
  },
)

describe.each(['소형견만', '10kg 미만 반려견만', '대형견도'])(
  'Truth: in whatever form a permission is put: %s',
  (whom) => {
    const plain = ruleOf(`${whom} ${PERMISSIONS[0]}.`)
    test.each(PERMISSIONS)('%s', (said) => expect(ruleOf(`${whom} ${said}.`)).toEqual(plain))
  },
)

test.each([
  ['케이지에 넣으셔서 입장해 주세요', '케이지에 넣어서 입장해 주세요'],
  ['이동장을 이용해 주셨으면 합니다', '이동장을 이용해 주세요'],
  ['이동장을 이용해 주시길 부탁드립니다', '이동장을 이용해 주세요'],
  ['이동장을 이용하시는 경우에 한해 입장하실 수 있습니다', '이동장을 이용한 경우에만 입장할 수 있습니다'],
  ['예방접종을 마치신 후 방문해 주세요', '예방접종을 완료한 뒤 방문해 주세요'],
  ['미리 예약하셔야만 입장 가능합니다', '미리 예약해야 입장 가능합니다'],
  ['대형견은 입마개를 한 상태에서만 입장할 수 있어요', '대형견은 입마개 착용 시에만 입장할 수 있어요'],
  ['10kg 이상은 케이지가 있어야 들어올 수 있습니다', '10kg 이상은 케이지 이용 시에만 들어올 수 있습니다'],
  ['리드줄을 착용하시고 유모차나 이동가방을 이용해 주세요', '리드줄 착용 및 유모차나 이동가방 이용 필수입니다'],
  ['실내에서는 매너벨트를 착용하시고 이동장을 이용해 주세요', '실내에서는 매너벨트 착용 및 이동장 이용 필수입니다'],
  ['반려견은 실내를 제외한 모든 공간에서 동반 가능합니다', '반려견은 실내를 제외하고 동반 가능합니다'],
  ['산책로는 개방되어 있으나 2층은 반려견 동반이 불가합니다', '2층은 반려견 동반이 불가합니다'],
  ['반려견 크기가 10kg을 넘으면 입장이 불가합니다', '체중이 10kg을 넘으면 입장이 불가합니다'],
  [
    '반려동물은 입장하실 수 없습니다. (시각장애인 안내견 제외)',
    '반려동물은 입장할 수 없습니다 (시각장애인 안내견 제외)',
  ],
])('Truth: "%s" is read as "%s" is', (text, plain) => {
  const rule = ruleOf(plain)
  expect(rule.filter((fact) => fact.startsWith('?'))).toEqual([])
  expect(ruleOf(text)).toEqual(rule)
})

test('Truth: a noun that ends as an honorific begins is left as it is', () => {
  for (const text of [
    '서울시는 전시고 실내시설',
    '표시고 안내신 카카오신',
    '다시는 드시고 계시면',
    '이용하시면 됩니다',
  ])
    expect(inPlainForms(text)).toBe(text)
})
