export const FRESH_DAYS = 180
export const DUE_DAYS = 365
export const FRESHNESS = ['fresh', 'due', 'stale', 'unknown'] as const
export type Freshness = (typeof FRESHNESS)[number]

/** From this day on, restaurants, cafés and bakeries must meet conditions to admit dogs (식품위생법 시행규칙). */
export const FOOD_LAW_DAY = '2026-03-01'
export const FOOD_GROUPS: ReadonlySet<string> = new Set(['cafe', 'restaurant'])

/** Whether the law is about places of this group: 일반음식점, 휴게음식점, 제과점 are our cafés and restaurants. */
export const isUnderFoodLaw = (group: string): boolean => FOOD_GROUPS.has(group)

/** Whether a policy was last verified before the law that applies to it now. Both are ISO dates. */
export const isBeforeFoodLaw = (group: string, verifiedAt: string | null, today: string): boolean =>
  isUnderFoodLaw(group) && verifiedAt !== null && verifiedAt < FOOD_LAW_DAY && today >= FOOD_LAW_DAY

/** Age class of a policy on `today` (ISO date): fresh ≤ 180 days, due ≤ 365, stale beyond; due as well if a law has changed since. */
export function freshness(verifiedAt: string | null, today: string, group: string): Freshness {
  if (!verifiedAt) return 'unknown'
  const days = (Date.parse(today) - Date.parse(verifiedAt)) / 86_400_000
  if (days <= FRESH_DAYS) return isBeforeFoodLaw(group, verifiedAt, today) ? 'due' : 'fresh'
  return days <= DUE_DAYS ? 'due' : 'stale'
}
