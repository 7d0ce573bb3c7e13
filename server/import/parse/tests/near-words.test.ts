import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  // A part of the house, of which the rule may be meant; and a word of dogs that holds one of other animals.
  '매장 입구가 좁아 소형견만 가능',
  '반려동물이 많아 소형견만 가능합니다',
  // A breed beside a part, and what takes place there.
  '포메 테라스만 가능',
  '체험으로 방은 이용 불가',
  '문화재로서 지정된 고택은 이용 불가',
  // What stands behind the kind of house, and a wish behind a rule.
  '호텔입니다 이용은 어렵습니다',
  '뛰지 말고 다만 줄을 잡아 주세요',
])('What fell 14: words that only hold those of a remark or of a name stay open: %s', (text) => {
  expect(read(text)).toBe(`?[${text}]`)
})

test.each([
  ['사람들이 오가는 곳이라 소형견만 가능합니다', 'small'],
  ['작은 동물이 있어 소형견만 가능합니다', 'small'],
  ['전시로 꾸민 방은 이용 불가', 'assignedArea(전시로 꾸민 방 불가) some'],
  ['문화재로 지정된 고택은 이용 불가', 'assignedArea(문화재로 지정된 고택 불가) some'],
  ['2층만 이용하고 요금은 5,000원', 'assignedArea(2층만) note(요금은 5,000원) some'],
])('What fell 14: a rule is read beside a reason, a name of several words or a price: %s', (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

test.each([
  ['10kg 이상은 목줄, 나머지는 입마개 착용', 'leash@>=10 muzzle@<10'],
  ['5kg 이하 10kg 이하는 목줄, 나머지는 입마개 착용', 'leash@<=10 leash@<=5 muzzle@>10'],
  // Nobody is left of the first; of the second who is left stands on both sides.
  ['10kg 이하는 목줄, 10kg 초과는 입마개, 그 외는 유모차 필수', '?[그 외는 유모차 필수] leash@<=10 muzzle@>10'],
  ['10kg 이상 20kg 미만은 목줄, 나머지는 입마개 착용', '?[10kg 이상 20kg 미만] ?[나머지는 입마개 착용]'],
])('What fell 14: whom a weight leaves is read where all of them lie beyond it: %s', (text, meaning) => {
  expect(read(text)).toBe(meaning)
})
