/** Tags of what a committed write changed in public answers; null: it may have changed any of them. */
export type Touched = readonly string[] | null

/** Tells whoever keeps public answers what to forget. */
export interface Invalidations {
  /** After the commit, never before: what is read from then on is new. */
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
