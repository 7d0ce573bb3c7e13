import { type PersistedQuery, experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import type { Query } from '@tanstack/react-query'
import { OFFLINE_SHAPE } from '../../contract/offline-shape.ts'

const DATABASE = 'daengdaeng'
const PREFIX = 'query'
/** Of what was looked at last; about 20 kB each at most. */
export const MAX_KEPT = 300
const MAX_AGE_MS = 30 * 86_400_000

/** Only queries that say so (see `kept`) are written to the device: what everybody may read. */
const isKept = (query: Query) => query.meta?.['kept'] === true

/**
 * Keeps each answer on the device, an entry each, and gives it before the network is asked. A browser that refuses, or a store
 * that is broken, costs the keeping and nothing else.
 */
export function createDevicePersister(open: () => UseStore = () => createStore(DATABASE, 'queries')) {
  let store: UseStore | undefined
  let broken = false

  async function attempt<T>(act: (store: UseStore) => Promise<T>): Promise<T | undefined> {
    if (broken) return undefined
    try {
      store ??= open()
      return await act(store)
    } catch (error) {
      broken = true
      console.warn('Kept answers can’t be used and are dropped', error)
      // Made anew at the next start.
      globalThis.indexedDB?.deleteDatabase(DATABASE)
      return undefined
    }
  }

  const storage = {
    getItem: (key: string) => attempt((store) => get<PersistedQuery>(key, store)),
    setItem: (key: string, value: PersistedQuery) => attempt((store) => set(key, value, store)),
    removeItem: async (key: string): Promise<void> => {
      await attempt((store) => del(key, store))
    },
    entries: async () => (await attempt((store) => entries<string, PersistedQuery>(store))) ?? [],
  }
  const persister = experimental_createQueryPersister<PersistedQuery>({
    storage,
    prefix: PREFIX,
    // A version of the shape, not of the build: a release throws nothing away.
    buster: String(OFFLINE_SHAPE),
    maxAge: MAX_AGE_MS,
    serialize: (query) => query,
    deserialize: checked,
    filters: { predicate: isKept },
  })

  return {
    persisterFn: persister.persisterFn,
    /** Drops what is too old, of another shape or unreadable, then the oldest beyond the bound. */
    tidy: async (): Promise<void> => {
      await persister.persisterGc()
      const left = await storage.entries()
      const oldestFirst = left.sort(([, a], [, b]) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
      for (const [key] of oldestFirst.slice(0, Math.max(0, left.length - MAX_KEPT))) await storage.removeItem(key)
    },
  }
}

/** Throws where an entry isn't one of ours; it is then removed. */
function checked(entry: PersistedQuery): PersistedQuery {
  if (typeof entry?.state?.dataUpdatedAt !== 'number') throw new TypeError('Not a kept answer')
  return entry
}
