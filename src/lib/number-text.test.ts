import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './number-text.ts'

test('numbers are written as in Korean', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e12 }), fc.nat(9), (whole, tenths) => {
      const value = Number(`${whole}.${tenths}`)
      expect(grouped(value)).toBe(new Intl.NumberFormat('ko-KR').format(value))
    }),
  )
})
