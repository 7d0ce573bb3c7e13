import { expect, test } from 'vitest'
import { RuleParser } from './parser.ts'
import { tokensOf } from './lexicon.ts'
import type { Area } from './tree.ts'

const parser = new RuleParser()

/** All areas of a sentence, in the order in which it names them. */
function areasIn(sentence: string): Area[] {
  const found: Area[] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('areas' in node && Array.isArray(node.areas)) found.push(...(node.areas as Area[]))
    Object.values(node).forEach(look)
  }
  look(parser.parse(tokensOf(sentence), sentence))
  return found
}

const part = { indoor: false, outdoor: false, whole: false }
test.each([
  ['일부 구역만 동반 가능', [{ ...part, name: '일부 구역' }]],
  ['지정된 좌석에서만 동반 가능', [{ ...part, name: '지정된 좌석' }]],
  ['전 구역 동반 가능', [{ ...part, name: '전 구역', whole: true }]],
  ['실내 동반 가능', [{ ...part, name: '실내', indoor: true }]],
  ['테라스만 동반 가능', [{ ...part, name: '테라스', outdoor: true }]],
])('What fell 14: where %s applies', (sentence, areas) => {
  expect(areasIn(sentence)).toEqual(areas)
})
