import { expect, test } from 'vitest'
import { SIZES, sizeOfWeight, TYPICAL_KG } from './dog-sizes.ts'

test.each([
  [9.9, 'small'],
  [10, 'medium'],
  [24.9, 'medium'],
  [25, 'large'],
] as const)('What fell 14: a dog of %d kg is %s', (kg, size) => {
  expect(sizeOfWeight(kg)).toBe(size)
})

test('What fell 14: the weight that is assumed of a size is one of that size', () => {
  expect(SIZES.map((size) => sizeOfWeight(TYPICAL_KG[size]))).toEqual([...SIZES])
})
