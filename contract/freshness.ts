export const FRESH_DAYS = 180
export const DUE_DAYS = 365
export const FRESHNESS = ['fresh', 'due', 'stale', 'unknown'] as const
export type Freshness = (typeof FRESHNESS)[number]

/** Age class of a policy on `today` (ISO date): fresh ≤ 180 days, due ≤ 365, stale beyond. */
export function freshness(verifiedAt: string | null, today: string): Freshness {
  if (!verifiedAt) return 'unknown'
  const days = (Date.parse(today) - Date.parse(verifiedAt)) / 86_400_000
  if (days <= FRESH_DAYS) return 'fresh'
  return days <= DUE_DAYS ? 'due' : 'stale'
}
