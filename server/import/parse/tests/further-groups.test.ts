import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['8kg 이하만 가능하나 안고 입장하실 경우 8kg 초과도 가능', 'held@>8'],
  ['10kg 이하 가능, 이동장 이용 시 10kg 초과도 가능', 'carrier@>10'],
  ['소형견만 가능하나 유모차에 태우면 중형견도 가능', 'small+medium stroller@medium'],
  ['소형견 가능, 케이지 이용 시 중형견도 가능', 'carrier@medium small+medium'],
  ['소형견, 중형견만 가능. 입마개 착용 시 대형견도 가능', 'muzzle@large'],
  // Of the medium ones nothing is said; refused, or not; nobody was turned away.
  ['소형견만 가능하지만 입마개 착용 시 대형견도 가능', '?[소형견만 가능하지만] ?[입마개 착용 시 대형견도 가능]'],
  ['5kg 이하만 가능, 이동장 이용 시 10kg 이하도 가능', '?[5kg 이하만 가능] ?[이동장 이용 시 10kg 이하도 가능]'],
  ['대형견 불가, 유모차 이용 시 대형견도 가능', '?[대형견 불가] ?[유모차 이용 시 대형견도 가능]'],
  [
    '소형견만 가능하나 유모차에 태우면 실내도 중형견도 가능',
    '?[소형견만 가능하나 유모차에 태우면 실내도 중형견도 가능]',
  ],
  ['유모차에 태우면 대형견도 입장 가능', 'stroller'],
  ['소형견만 가능하나 유모차에 태워도 중형견은 불가', 'small small+large'],
])('Truth: who may come as well comes on the terms named beside it: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['소형견(케이지), 중형견(목줄) 가능', 'carrier@small leash@medium small+medium'],
  ['소형견(케이지), 중대형견(목줄) 가능', 'carrier@small leash@large leash@medium'],
  ['소형견(케이지), 중형견(목줄), 대형견(입마개) 가능', 'carrier@small leash@medium muzzle@large'],
  ['소형견(케이지), 중형견(목줄) 불가', '?[소형견(케이지), 중형견(목줄) 불가]'],
  ['소형견(케이지), 대형견(목줄) 가능', '?[소형견(케이지), 대형견(목줄) 가능] carrier@small leash@large'],
  // Of the medium ones nothing is said, so that the carrier isn't asked of them.
  ['소형견 가능(케이지), 대형견 불가', '?[소형견 가능(케이지)] carrier@small small+medium'],
  ['소형견 가능(케이지), 중대형견 불가', 'carrier small'],
])('Truth: what a bracket asks behind one of several groups is asked of that one: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  '안 짖고 얌전하면 크기는 안 봐요',
  '얌전하기만 하면 크기는 상관없어요',
  '소형견만 가능하고 견종은 가리지 않습니다',
])('Truth: a description drops no rule on sizes: %s', (text) => {
  expect(summary(readDescription(text)).join(' ')).not.toBe('')
})
test.each(['크기는 안 봐요', '견종과 크기를 따지지 않습니다', '몸무게는 보지 않아요'])(
  'Truth: a house that minds no size lets all in: %s',
  (text) => {
    expect(readRestriction(text)).toMatchObject({ unparsed: [], limits: [], coveredDays: [0, 1, 2, 3, 4, 5, 6, 7] })
  },
)
