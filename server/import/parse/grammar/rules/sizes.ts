import { type Size, SIZES } from '../../../../../contract/dogs/dog-sizes.ts'
import type { Bound } from '../../../../../contract/policy/policy.ts'
import type { Measure, Term } from '../tree.ts'

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

/** "5kg 초과 10kg 이하"; with two bounds on one side nothing can be told. */
export function spanned(from: Measure, to: { kg: number; bound: Bound }): Term {
  const lower = from.bound === 'gte' || from.bound === 'gt' ? { kg: from.kg, bound: from.bound } : null
  const upper = to.bound === 'lte' || to.bound === 'lt'
  return lower && upper
    ? { is: 'range', from: lower, to, sizes: null }
    : { is: 'vague', text: `${from.kg}kg, ${to.kg}kg` }
}
