import { expect, test } from 'vitest'
import { paddingOf } from './insets.ts'

const insets = { top: 100, right: 0, bottom: 200, left: 40 }

test('What fell 14: on a large map every edge keeps its cover and a marker’s height', () => {
  expect(paddingOf(insets, { width: 1000, height: 1000 })).toEqual({ top: 156, right: 56, bottom: 256, left: 96 })
})

test('What fell 14: on a small map 96 pixels stay for what is to be seen, and the edges share the rest', () => {
  const { top, right, bottom, left } = paddingOf(insets, { width: 200, height: 302 })
  expect(200 - left - right).toBeCloseTo(96)
  expect(302 - top - bottom).toBeCloseTo(96)
  expect(left / right).toBeCloseTo(96 / 56)
  expect(bottom / top).toBeCloseTo(256 / 156)
})

test('What fell 14: on a map smaller than that nothing is kept clear', () => {
  expect(paddingOf(insets, { width: 90, height: 50 })).toEqual({ top: 0, right: 0, bottom: 0, left: 0 })
})
