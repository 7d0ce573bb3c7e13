import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'

test.each([
  '1마리까지 동반 가능하며 2마리부터는 추가 요금이 있습니다',
  '최대 2마리, 3마리부터는 추가 요금',
  '2마리까지 동반 가능하고 3마리째부터 1만원 추가',
  '두 마리까지 가능, 세 마리부터 마리당 10,000원',
  '1마리까지 동반 가능, 추가 1마리 2만원',
])('Truth: a number from which more dogs cost something is no most: %s', (text) => {
  const { maxDogs, requirements, unparsed } = readRestriction(text)
  expect({ maxDogs, unparsed }).toEqual({ maxDogs: null, unparsed: [] })
  expect(requirements.map(({ kind }) => kind)).toContain('note')
})

test.each([
  ['최대 2마리, 5마리부터는 추가 요금', 2],
  ['최대 2마리, 추가 1마리당 1만원', 2],
  ['2마리까지 가능, 3마리부터는 불가', 2],
  ['1마리까지 가능, 추가 불가', 1],
])('Truth: a most stays one beside other prices and refusals: %s', (text, most) => {
  expect(readRestriction(text).maxDogs).toBe(most)
})
