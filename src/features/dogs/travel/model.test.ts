import { expect, test } from 'vitest'
import { MAX_DOGS_TOGETHER } from '../../../../contract/dogs/dog-sizes.ts'
import { sampleDog } from '../../../platform/testing/sample-dog.ts'
import { partyName, travelling } from './model.ts'

const dogs = ['콩이', '보리', '두리'].map((name, index) => sampleDog({ id: index + 1, name }))
const ids = (home: number[], of = dogs) => travelling(of, home).map(({ id }) => id)

test('all dogs of a member travel except those that stay at home', () => {
  expect(ids([])).toEqual([1, 2, 3])
  expect(ids([2])).toEqual([1, 3])
  expect(ids([2, 99])).toEqual([1, 3])
})

test('if no dog were left to travel, all do', () => {
  expect(ids([1, 2, 3])).toEqual([1, 2, 3])
})

test('at most the allowed number travel together', () => {
  const pack = Array.from({ length: 20 }, (_, index) => sampleDog({ id: index + 1 }))
  expect(ids([], pack)).toHaveLength(MAX_DOGS_TOGETHER)
  expect(ids([1], pack)[0]).toBe(2)
})

test.each([
  [['콩이'], '콩이'],
  [['콩이', '보리'], '콩이·보리'],
  [['아주아주긴이름을가진강아지', '보리'], '아주아주긴이름… 외 1마리'],
  [['콩이', '보리', '두리'], '콩이 외 2마리'],
  [[null], '우리 강아지'],
])('%j are called %s', (names, called) => {
  expect(partyName(names.map((name) => ({ ...travelling(dogs, [])[0]!, name })))).toBe(called)
})
