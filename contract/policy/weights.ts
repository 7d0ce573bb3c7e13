import type { Limit } from './policy.ts'

/** Weights are compared as whole hectograms (100 g), the precision of dogs' weights, so that no floating-point comparison decides. */
export const hectograms = (kg: number) => Math.round(kg * 10)

/** Above any dog's weight; also the maximum of a `smallint`. */
export const MAX_HECTOGRAMS = 32_767

/** The hectograms that a bound admits, both ends included: 15kg 미만 is 0 … 149, 15kg 이하 0 … 150, 15kg 초과 151 … */
export function weightRange({ bound, kg }: NonNullable<Limit['weight']>): { min: number; max: number } {
  // Exact for a kg with one decimal; a finer value lies between two steps, on the right side of both bounds.
  const hg = Math.min(kg * 10, MAX_HECTOGRAMS)
  switch (bound) {
    case 'lte':
      return { min: 0, max: Math.floor(hg) }
    case 'lt':
      return { min: 0, max: Math.ceil(hg) - 1 }
    case 'gte':
      return { min: Math.ceil(hg), max: MAX_HECTOGRAMS }
    case 'gt':
      return { min: Math.min(Math.floor(hg) + 1, MAX_HECTOGRAMS), max: MAX_HECTOGRAMS }
  }
}
