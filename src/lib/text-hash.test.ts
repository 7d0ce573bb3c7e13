import { expect, test } from 'vitest'
import { textHash } from './text-hash.ts'

test('a text has one hash, and texts that differ in a letter, in order or in length have others', () => {
  const texts = ['', '산책', '산책 ', '책산', '산챙', 'a'.repeat(5000), `${'a'.repeat(4999)}b`]
  const more = Array.from({ length: 20_000 }, (_, index) => `{"text":"댓글 ${index}"}`)
  const hashes = [...texts, ...more].map(textHash)
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true)
  expect(textHash('산책')).toBe(textHash('산책'))
})
