/** Tags of the public answers that a committed write has changed; null if it may have changed any. */
export type Touched = readonly string[] | null

/** Notifies caches of public answers about what to invalidate. */
export interface Invalidations {
  /** Call after the commit, never before, so that later reads see the change. */
  publish: (touched: Touched) => void
  subscribe: (forget: (touched: Touched) => void) => void
}

/** Within this process; `compose/invalidations.ts` adds the other nodes of a PostgreSQL server. */
export function localInvalidations(): Invalidations {
  const subscribers: ((touched: Touched) => void)[] = []
  return {
    publish(touched) {
      if (touched?.length !== 0) for (const forget of subscribers) forget(touched)
    },
    subscribe: (forget) => void subscribers.push(forget),
  }
}
