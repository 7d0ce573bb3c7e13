import { expect, test } from 'vitest'
import { queryWords } from '../../../contract/text/search-words.ts'
import { excerptOf } from './excerpt.ts'

test('What fell 11: an excerpt begins and ends between characters', () => {
  const words = queryWords('유모차')
  for (const next of ['', '가']) {
    const { text } = excerptOf(`${'🐶'.repeat(100)}${next}유모차${'🐶'.repeat(200)}`, words)
    expect(text).toContain('유모차')
    expect(text).not.toMatch(/\p{Surrogate}/u)
  }
})

test.each([0, 1, 60, 89, 90, 91, 110, 117, 118, 119, 120, 121, 500])(
  'What fell: a word that begins at letter %s stands whole in its excerpt, marked, with what is before it',
  (at) => {
    const before = '가나 '.repeat(200).slice(0, at)
    const { text, highlights } = excerptOf(`${before}유모차 ${'다라 '.repeat(100)}`, queryWords('유모차'))
    expect(highlights.map(([from, to]) => text.slice(from, to))).toEqual(['유모차'])
    expect([text.startsWith('…'), text.endsWith('…')], 'what is left out').toEqual([at >= 90, true])
    // Of what stands before it, thirty letters or all.
    expect(text.indexOf('유모차')).toBeGreaterThanOrEqual(Math.min(at, 25))
  },
)
