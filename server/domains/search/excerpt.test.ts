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
