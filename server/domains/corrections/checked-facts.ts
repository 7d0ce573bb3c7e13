import { ALL_DAYS } from '../../../contract/time/days.ts'
import type { PlaceFacts } from '../../../contract/corrections/corrections.ts'
import type { PolicySource } from '../../../contract/policy/policy-source.ts'
import type { CheckedPlace, CorrectionPorts } from './ports.ts'

interface Confirmed {
  /** ISO date. */
  on: string
  /** Of a policy that changed. */
  source: PolicySource
  /** Phrases that were not understood are answered now. */
  unparsedRead: boolean
}

const POLICY_FACTS = ['entry', 'limits', 'maxDogs', 'requirements', 'fee'] as const

/** The fields of the place with these facts, confirmed on that day. */
export function fieldsOf(
  place: CheckedPlace,
  changes: Partial<PlaceFacts>,
  { on, source, unparsedRead }: Confirmed,
  readHours: CorrectionPorts['readHours'],
): Partial<CheckedPlace> {
  const { roadAddress, phone, homepage, hoursText, closedText } = changes
  const policyFacts = Object.fromEntries(
    POLICY_FACTS.filter((name) => changes[name] !== undefined).map((name) => [name, changes[name]]),
  )
  const changed = Object.keys(policyFacts).length > 0
  const { policy, hours, group } = place
  const latest = policy.verifiedAt !== null && policy.verifiedAt > on ? policy.verifiedAt : on
  return {
    ...(roadAddress !== undefined && { roadAddress }),
    ...(phone !== undefined && { phone }),
    ...(homepage !== undefined && { homepage }),
    ...((hoursText !== undefined || closedText !== undefined) && {
      hours: readHours(
        (hoursText === undefined ? hours.hoursText : hoursText) ?? '',
        (closedText === undefined ? hours.closedText : closedText) ?? '',
        group,
      ),
    }),
    policy: {
      ...policy,
      ...policyFacts,
      // Limits that are stated count on every day; see decision 0165.
      ...(changes.limits && { coveredDays: [...ALL_DAYS] }),
      ...(changed && { source, sourceDate: on }),
      ...(unparsedRead && { unparsed: [] }),
      verifiedAt: latest,
    },
  }
}
