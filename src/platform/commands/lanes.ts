import type { MutationCache } from '@tanstack/react-query'

/** State of a scope with a latest intent while its intents are in flight. */
export interface Lane {
  /** The input that would restore the state before the first intent. */
  first: unknown
  /** Key of the latest intent. */
  newest: string
  /** The input that matches the server's state. */
  known: unknown
  /** The server's answer to that; undefined if nothing was sent yet. */
  answered: { answer: unknown } | undefined
  /** Shows the server's state. */
  restore: () => unknown
  /** Number of intents waiting or in flight. */
  size: number
}

const all = new WeakMap<MutationCache, Map<string, Lane>>()

/** Registers an intent. `current`: the input that would set what is shown now. */
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
