import type { Bound } from '../../../../contract/policy/policy.ts'
import { isUpper } from './whom.ts'

/** Weights from one bound to another: "5kg 초과 10kg 이하". Without a bound it is open on that side. */
export interface Measure {
  kg: number
  bound: Bound
}

const lowerOf = (weights: readonly Measure[]) => weights.find(({ bound }) => !isUpper(bound))
const upperOf = (weights: readonly Measure[]) => weights.find(({ bound }) => isUpper(bound))

/** Whether a span that begins there leaves nothing out behind one that ends here. */
const meets = (end: Measure, start: Measure) =>
  start.kg < end.kg || (start.kg === end.kg && (end.bound === 'lte' || start.bound === 'gte'))

const isFarther = (a: Measure, b: Measure) => a.kg > b.kg || (a.kg === b.kg && a.bound === 'lte' && b.bound === 'lt')

/** Up to where spans reach that cover all from the lightest on: 'all' if nothing is left, null if there is a gap. */
export function reachOfSpans(spans: readonly (readonly Measure[])[]): Measure | 'all' | null {
  const sorted = spans.toSorted((a, b) => (lowerOf(a)?.kg ?? -1) - (lowerOf(b)?.kg ?? -1))
  let end: Measure | null = null
  for (const span of sorted) {
    const [start, to] = [lowerOf(span), upperOf(span)]
    if (start && !(end && meets(end, start))) return null
    if (!to) return 'all'
    if (!end || isFarther(to, end)) end = to
  }
  return end
}

/** Whether whoever keeps the first limit keeps the second as well. */
export const isWithin = (limit: Measure, other: Measure): boolean =>
  isUpper(limit.bound) &&
  isUpper(other.bound) &&
  (limit.kg < other.kg || (limit.kg === other.kg && (limit.bound === other.bound || limit.bound === 'lt')))
