import { expect, test } from 'vitest'
import { shorten } from './markup.ts'

test('What fell 11: the description of a page is cut between characters, wherever its bound is', () => {
  for (const before of ['', '가']) {
    const text = shorten(`${before}${'🐶'.repeat(200)}`, 160)
    expect(text).toMatch(/🐶…$/u)
    expect(text).not.toMatch(/\p{Surrogate}/u)
  }
})
