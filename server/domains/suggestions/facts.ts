import { isDeepStrictEqual } from 'node:util'
import type { Changes, FactName, PlaceFacts } from '../../../contract/suggestions.ts'
import type { PlaceInput } from '../places/input.ts'

/** A place, in the fields that a suggestion may name. */
export const factsOf = ({ roadAddress, phone, homepage, hours, policy }: PlaceInput): PlaceFacts => ({
  ...{ closed: false, roadAddress, phone, homepage, hoursText: hours.hoursText, closedText: hours.closedText },
  ...{ entry: policy.entry, limits: policy.limits, maxDogs: policy.maxDogs },
  ...{ requirements: policy.requirements, fee: policy.fee },
})

/** What of it would be otherwise, and what stands there now; empty where it is all as proposed already. */
export function difference(proposed: Changes, now: PlaceFacts) {
  const names = Object.keys(proposed) as FactName[]
  const changed = names.filter((name) => proposed[name] !== undefined && !isDeepStrictEqual(proposed[name], now[name]))
  const pick = (facts: Changes | PlaceFacts): Partial<PlaceFacts> =>
    Object.fromEntries(changed.map((name) => [name, facts[name]]))
  return { changes: pick(proposed), before: pick(now) }
}
