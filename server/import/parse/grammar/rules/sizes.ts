import { type Size, SIZES } from '../../../../../contract/dog-sizes.ts'
import type { Bound } from '../../../../../contract/policy.ts'

/** "소형견~중형견". */
export function between(from: Size[], to: Size[]): Size[] {
  const [low, high] = [SIZES.findIndex((size) => from.includes(size)), SIZES.findLastIndex((size) => to.includes(size))]
  return SIZES.slice(low, high + 1)
}

/** "중형견 이하" are the small and the medium ones. */
export function bounded(sizes: Size[], bound: Bound): Size[] {
  const [low, high] = [
    SIZES.findIndex((size) => sizes.includes(size)),
    SIZES.findLastIndex((size) => sizes.includes(size)),
  ]
  if (bound === 'lte') return SIZES.slice(0, high + 1)
  if (bound === 'lt') return SIZES.slice(0, low)
  return bound === 'gte' ? SIZES.slice(low) : SIZES.slice(high + 1)
}
