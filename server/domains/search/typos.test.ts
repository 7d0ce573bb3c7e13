import { expect, test } from 'vitest'
import { canHaveTypo, nearest, typoDistance } from './typos.ts'

test.each([
  ['강릉', '강릉', 0],
  ['강릉', '강능', 1],
  // One letter, though two syllables differ.
  ['각아', '가가', 1],
  // A whole syllable may be wrong from three syllables on.
  ['애견카페', '애견콩페', 2],
  ['카페', '콩페', null],
  ['하늘공원', '하늘공원에', 2],
  ['강릉', '강릉시', null],
  ['애견카페', '애견마루', null],
])('What fell 14: %s and %s differ by %s letters of one typo', (word, other, letters) => {
  expect(typoDistance(word, other)).toBe(letters)
})

test('What fell 14: a word of one syllable has too many corrections', () => {
  expect([canHaveTypo('강'), canHaveTypo('강릉')]).toEqual([false, true])
})

test('What fell 14: the nearest word wins, of equally near ones the most frequent, whatever their order', () => {
  const near = [
    ['강능', 1],
    ['강른', 5],
    ['강을', 2],
  ] as const
  expect(nearest('강릉', new Map(near))).toBe('강른')
  expect(nearest('강릉', new Map(near.toReversed()))).toBe('강른')
  expect(nearest('강릉', new Map([...near, ['강릉', 0]]))).toBe('강릉')
  expect(nearest('강릉', new Map([['서울역', 9]]))).toBeNull()
})
