import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  [0, '0KB'],
  [1, '1KB'],
  [1024, '1KB'],
  [1025, '2KB'],
  [1_048_575, '1MB'],
  [1_048_576, '1MB'],
  [1_572_864, '1.5MB'],
  [209_715_200, '200MB'],
  [2_147_483_648, '2,048MB'],
])('the size of a file of %d bytes reads %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
