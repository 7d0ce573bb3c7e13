import { describe, expect, it } from 'vitest'
import type { Bound } from './policy.ts'
import { hectograms, MAX_HECTOGRAMS, weightRange } from './weights.ts'

describe('weightRange', () => {
  const table: [bound: Bound, kg: number, min: number, max: number][] = [
    ['lte', 15, 0, 150],
    ['lt', 15, 0, 149],
    ['gte', 15, 150, MAX_HECTOGRAMS],
    ['gt', 15, 151, MAX_HECTOGRAMS],
    ['lte', 4.5, 0, 45],
    ['lt', 4.5, 0, 44],
    ['gte', 4.5, 45, MAX_HECTOGRAMS],
    ['gt', 4.5, 46, MAX_HECTOGRAMS],
    // Binary fractions are slightly less than these decimals.
    ['lte', 1.1, 0, 11],
    ['lt', 1.1, 0, 10],
    ['gt', 2.3, 24, MAX_HECTOGRAMS],
    ['gte', 2.3, 23, MAX_HECTOGRAMS],
    // Between two steps of the scale.
    ['lte', 10.55, 0, 105],
    ['lt', 10.55, 0, 105],
    ['gte', 10.55, 106, MAX_HECTOGRAMS],
    ['gt', 10.55, 106, MAX_HECTOGRAMS],
    // Beyond any dog's weight, but must still fit the column.
    ['lte', 99_999, 0, MAX_HECTOGRAMS],
    ['gte', 99_999, MAX_HECTOGRAMS, MAX_HECTOGRAMS],
    ['gt', 99_999, MAX_HECTOGRAMS, MAX_HECTOGRAMS],
  ]
  it.each(table)('%s %d kg is %d … %d hectograms', (bound, kg, min, max) => {
    expect(weightRange({ bound, kg })).toEqual({ min, max })
  })

  it('agrees with plain comparison for every weight and limit of one decimal', () => {
    for (let limit = 5; limit <= 1000; limit++) {
      for (const dog of [limit - 1, limit, limit + 1]) {
        const admits = (bound: Bound) => {
          const { min, max } = weightRange({ bound, kg: limit / 10 })
          const hg = hectograms(dog / 10)
          return hg >= min && hg <= max
        }
        expect([admits('lte'), admits('lt'), admits('gte'), admits('gt')]).toEqual([
          dog <= limit,
          dog < limit,
          dog >= limit,
          dog > limit,
        ])
      }
    }
  })
})
