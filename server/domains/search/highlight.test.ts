import { expect, test } from 'vitest'
import { queryWords } from '../../../contract/text/search-words.ts'
import { highlights } from './highlight.ts'
import { lastWordVariants } from './still-typed.ts'

test.each<[query: string, name: string, marked: string[]]>([
  ['카페', '카페 속초카페', ['카페', '카페']],
  // The longer word stays marked whole, whichever of the two is said first.
  ['속초카페 속초', '속초카페', ['속초카페']],
  ['속초 속초카페', '속초카페', ['속초카페']],
  // What touches is one mark, what doesn't is two.
  ['속초 카페', '속초카페', ['속초카페']],
  ['초카 속초', '속초카페', ['속초카']],
  ['속초 카페', '속초 바다 카페', ['속초', '카페']],
  ['카페 속초', '속초 바다 카페', ['속초', '카페']],
  ['ㅅㅊ', '속초카페', ['속초']],
  ['cafe', 'The CAFE', ['CAFE']],
  ['서울', '속초카페', []],
])('What fell: of the words of "%s" in "%s" are marked %j', (query, name, marked) => {
  expect(highlights(name, queryWords(query)).map(([from, to]) => name.slice(from, to))).toEqual(marked)
})

test.each<[typed: string, last: string | null, open: boolean]>([
  ['소', '소', true],
  ['속', '소ㄱ', false],
  ['캎', '카ㅍ', false],
  ['닭', '달ㄱ', false],
  ['ㅅ', null, false],
  ['cafe', null, false],
])('What fell: "%s", while it is being typed, may also become what begins with "%s"', (typed, last, open) => {
  const variant = lastWordVariants(queryWords(`강릉 ${typed}`))
  const before = { folded: '강릉', kind: 'letters', open: false }
  expect(variant).toEqual(last === null ? null : [before, { folded: last, kind: 'mixed', open }])
})
