import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('What fell 11: a text is cut between characters', () => {
  expect(cutText('콩이🐶네', 4)).toBe('콩이🐶')
  expect(cutText('콩이🐶네', 3)).toBe('콩이')
  expect(cutText('콩이🐶네', 2)).toBe('콩이')
  expect(cutText('콩이', 9)).toBe('콩이')
})
