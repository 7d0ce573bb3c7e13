import type { MutationCache } from '@tanstack/react-query'

/** What is known of a scope while intents of it are under way, where the last one counts. */
export interface Lane {
  /** The input that asks for what was so before the first intent. */
  first: unknown
  /** Key of the intent that counts. */
  newest: string
  /** The input that asks for what the server knows. */
  known: unknown
  /** What the server answered to that; undefined where nothing was sent yet. */
  answered: { answer: unknown } | undefined
  /** Shows what the server knows. */
  restore: () => unknown
  /** Intents that wait or are being sent. */
  size: number
}

const all = new WeakMap<MutationCache, Map<string, Lane>>()

/** Counts an intent in. `current`: asks for what is shown now. */
export function enterLane(cache: MutationCache, scope: string, newest: string, current: () => unknown): Lane {
  const lanes = all.get(cache) ?? new Map<string, Lane>()
  all.set(cache, lanes)
  let lane = lanes.get(scope)
  if (!lane) {
    const first = current()
    lane = { first, newest, known: first, answered: undefined, restore: () => undefined, size: 0 }
    lanes.set(scope, lane)
  }
  lane.newest = newest
  lane.size += 1
  return lane
}

export function leaveLane(cache: MutationCache, scope: string): void {
  const lane = all.get(cache)?.get(scope)
  if (lane && --lane.size === 0) all.get(cache)?.delete(scope)
}
