import { expect, test } from 'vitest'
import { inName } from '../../../contract/text/hangul.ts'
import { gramsOf, queryWords } from '../../../contract/text/search-words.ts'
import { matchDocuments } from './document-filter.ts'

test.each([
  ['강릉', true],
  ['강릉 카페', true],
  ['강 카페', true],
  ['카페 강', true],
  ['강', false],
  ['강 릉', false],
])('What fell 14: the text below a title is searched for %s: %s', (query, is) => {
  expect(matchDocuments(queryWords(query)).parts.text !== null).toBe(is)
  expect(matchDocuments(queryWords(query)).parts.title).not.toBeNull()
})

test('What fell 14: at most as many documents are expected as hold the rarest word there', () => {
  const [common] = queryWords('강릉')
  const inTitles = new Set(gramsOf(common!).map(inName))
  const inTexts = new Set(gramsOf(common!))
  const counts = { of: (gram: number) => (inTitles.has(gram) ? 40 : inTexts.has(gram) ? 500 : 3) }
  expect(matchDocuments(queryWords('강릉')).count('title', counts)).toBe(40)
  expect(matchDocuments(queryWords('강릉')).count('text', counts)).toBe(500)
  expect(matchDocuments(queryWords('강릉 카페')).count('text', counts)).toBe(3)
})
