import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const rulesOf = (facts: readonly string[]) => facts.filter((fact) => !fact.startsWith('note(')).join(' ')

test.each([
  ['실내 가능(케이지), 실외 가능(목줄)', 'all carrier!in leash(실외)'],
  ['실내 동반 가능(이동장 이용), 테라스 동반 가능(목줄 착용)', 'all assignedArea(테라스) carrier!in leash(테라스)'],
  ['1층 가능(목줄), 2층 가능(케이지)', 'assignedArea(1층, 2층) carrier(2층) leash(1층) some'],
  ['객실 가능(케이지), 마당 가능(목줄)', 'assignedArea(객실, 마당) carrier(객실) leash(마당) some'],
  ['반려견 동반 가능(케이지)', 'carrier'],
  ['실내 좌석은 이동장에 넣은 경우만, 테라스는 목줄 착용 후 이용 가능', 'all carrier!in leash(테라스)'],
  // Of whom a term is asked.
  ['소형견 가능(케이지)', 'carrier small'],
  ['대형견 가능(입마개)', 'muzzle@large'],
])('Truth: what a bracket asks behind a part is asked in that part alone: %s', (text, meaning) => {
  expect(rulesOf(summary(readRestriction(text)))).toBe(meaning)
})

test.each([
  ['자리가 적어 예약은 필수', 'reservation'],
  ['좌석이 협소하여 예약 필수입니다.', 'reservation'],
  ['자리가 적어 예약은 필수이며 반려견은 소형견만 동반할 수 있다.', 'reservation small'],
  ['짖음이 심하면 밖으로 안내해 드려요. 목줄은 필수입니다.', '-barking leash'],
  ['짖는 아이는 밖으로 나가 주셔야 해요', '-barking'],
  ['짖음이 심하면 잠시 밖으로 나가 주세요.', '-barking'],
])('Truth: a demand behind its reason is kept in a description: %s', (text, meaning) => {
  expect(rulesOf(summary(readDescription(text)))).toBe(meaning)
})

test.each([
  ['케이지에 넣지 않은 반려동물은 출입을 제한합니다.', 'carrier'],
  ['케이지에 넣지 않은 반려견은 객실 출입을 제한합니다.', 'carrier(객실)'],
  ['반려견 등록증 및 예방접종 증명서를 지참하신 분에 한하여 입장 가능', 'registration vaccination(증명서)'],
  ['3개월 미만 강아지는 접종이 끝나지 않아 입장이 어렵습니다.', 'age>=3'],
  ['맹견만 아니면 모두 가능합니다', '-restricted'],
])('Truth: what a dog lacks, and who has it, is read in other words: %s', (text, meaning) => {
  expect(rulesOf(summary(readRestriction(text)))).toBe(meaning)
})

test.each([
  '이동장에 넣지 않은 강아지도 입장 가능합니다',
  '짖음이 심하지 않으면 밖으로 나가지 않아도 됩니다',
  '동의서를 적어 제출하신 분만 입장 가능',
  '3개월 미만 강아지는 접종이 끝나지 않아도 입장할 수 있습니다.',
])('Truth: turned round it stays open: %s', (text) => {
  expect(readRestriction(text).unparsed).not.toEqual([])
})

test.each([
  ['소형견 가능(케이지), 중형견 가능(목줄)', 'carrier@small leash@medium small+medium'],
  ['소형견 동반 가능(케이지) / 중형견 동반 가능(목줄)', 'carrier@small leash@medium small+medium'],
  ['소형견 입장 가능(케이지 필수). 중형견 입장 가능(목줄 착용).', 'carrier@small leash@medium small+medium'],
  ['소형견(케이지) 가능, 중형견(목줄) 가능, 대형견(입마개) 가능', 'carrier@small leash@medium muzzle@large'],
  ['소형견 가능, 중형견 가능(목줄)', 'leash@medium small+medium'],
  ['소형견 가능(이동장 대여 가능), 중형견 가능(목줄)', 'leash@medium small+medium'],
  ['소형견 가능(케이지), 맹견 가능(입마개)', 'carrier@small muzzle@restricted small'],
  // Of medium ones nothing is said.
  [
    '소형견(케이지) 가능, 대형견(입마개) 가능',
    '?[대형견(입마개) 가능] ?[소형견(케이지) 가능] carrier@small muzzle@large',
  ],
  ['5kg 미만 가능(이동장), 5kg 이상 가능(목줄)', 'carrier@<5 leash@>=5'],
  ['10kg 이하(이동장) 가능, 10kg 초과(목줄, 입마개) 가능', 'carrier@<=10 leash@>10 muzzle@>10'],
  ['맹견 가능(입마개)', 'muzzle@restricted'],
  ['맹견(입마개) 가능', 'muzzle@restricted'],
  ['맹견 입장 가능(목줄, 입마개 필수)', 'leash@restricted muzzle@restricted'],
])('Truth: what a bracket asks behind a group is asked of that group alone: %s', (text, meaning) => {
  expect(rulesOf(summary(readRestriction(text)))).toBe(meaning)
})

test.each([
  ['소형견, 중형견 가능(목줄)', 'leash small+medium'],
  ['소형견, 중형견, 대형견 가능(목줄)', 'leash'],
  ['소형견만 가능(케이지)', 'carrier small'],
  ['5kg 이상 가능(목줄)', '?[5kg 이상 가능(목줄)]'],
  ['5kg 미만 가능, 10kg 이상 가능', '?[10kg 이상 가능] ?[5kg 미만 가능]'],
  ['맹견 가능(이동장 대여 가능)', '?[맹견 가능(이동장 대여 가능)]'],
  ['소형견 가능(케이지), 맹견 불가', '-restricted carrier small'],
])('Truth: a bracket behind all that come, and one that only explains, set no groups apart: %s', (text, meaning) => {
  expect(rulesOf(summary(readRestriction(text)))).toBe(meaning)
})
