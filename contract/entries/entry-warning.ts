import type { Entries } from './entry-evidence.ts'

/** Both are ISO dates. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Days for which a refusal that contradicts the policy is shown as a warning. */
const WARNING_DAYS = 180

/** Whether members were recently refused where the policy says yes; by the reader's own clock, since the answer may come from a cache. */
export const isContradicted = ({ refusedOn }: Pick<Entries, 'refusedOn'>, today: string): boolean =>
  refusedOn !== null && daysBetween(refusedOn, today) <= WARNING_DAYS
