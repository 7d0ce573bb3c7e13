import type { Bound } from '../../../../contract/policy/policy.ts'
import type { Term } from '../grammar/tree.ts'
import type { Facts } from './facts.ts'

type Age = Extract<Term, { is: 'age' }>

/**
 * The age in months from which dogs come in, if a bound says it: `at` is "from this age on", `above` "older than it". Ages are counted in full months,
 * so that above 3 months is from 4 on; what is above a year can't be told. "36개월 미만" is an age of children.
 */
export function ageAbove({ months, bound, inMonths }: Age, at: Bound, above: Bound): number | null {
  if (inMonths && months >= 24) return null
  if (bound === at) return months
  return bound === above && inMonths ? months + 1 : null
}

export function fromAge(facts: Facts, months: number | null): boolean {
  if (months === null) return false
  facts.minAge = Math.max(months, facts.minAge ?? 0)
  return true
}
