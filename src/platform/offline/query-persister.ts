import { type PersistedQuery, experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { notifyManager, type Query, type QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { OfflineKind } from '../../../contract/endpoint.ts'
import { MEMBER_SHAPE, OFFLINE_SHAPE } from '../../../contract/offline-shape.ts'

const DATABASE = 'daengdaeng'
const MAX_AGE_MS = 90 * 86_400_000
/** A member's entry is named `member-["member",7,…]`: his id is part of the name, see `memberKey`. */
const MEMBER_PREFIX = 'member-'

type KeptKind = OfflineKind | 'member'

let opened: UseStore | undefined
/** One connection for all: what is wiped after a write was begun is wiped after it. */
export const openKeptAnswers = () => (opened ??= createStore(DATABASE, 'queries'))

interface Whereabouts {
  /** Whose answers may be kept and given now; null while nobody is logged in. Asked at each write: an answer may outlive a session. */
  member?: () => number | null
  open?: () => UseStore
}

/**
 * Keeps each answer on the device, an entry each, and gives it before the network is asked. Only queries that say so (see `kept`)
 * are written: what everybody may read, and what is the member's own as long as he is here. A browser that refuses, or a store that is broken, costs the keeping and nothing else.
 */
export function createDevicePersister({ member = () => null, open = openKeptAnswers }: Whereabouts = {}) {
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

  /** A full disk is no broken store: what is worth least makes room, else this one answer isn't kept. */
  async function write(store: UseStore, key: string, value: PersistedQuery): Promise<void> {
    const keep = async () => (mayKeep(key, value.queryKey) ? set(key, value, store) : undefined)
    try {
      await keep()
    } catch (error) {
      if (!isFull(error)) throw error
      await (await import('./tidy-kept.ts')).makeRoom(store)
      await keep().catch((again: unknown) => {
        if (!isFull(again)) throw again
        console.warn('No room left on the device to keep an answer')
      })
    }
  }

  const storage = {
    getItem: (key: string) => attempt((store) => get<PersistedQuery>(key, store)),
    setItem: (key: string, value: PersistedQuery) => attempt((store) => write(store, key, value)),
    removeItem: async (key: string): Promise<void> => {
      await attempt((store) => del(key, store))
    },
  }
  const isHis = (key: QueryKey) => key[0] === 'member' && key[1] != null && key[1] === member()
  const mayKeep = (name: string, key: QueryKey) => !name.startsWith(MEMBER_PREFIX) || isHis(key)

  const keeper = (kind: KeptKind) =>
    experimental_createQueryPersister<PersistedQuery>({
      storage,
      // The name of an entry tells its kind.
      prefix: kind,
      // A version of the shape, not of the build: a release throws nothing away.
      buster: String(kind === 'member' ? MEMBER_SHAPE : OFFLINE_SHAPE),
      maxAge: MAX_AGE_MS,
      // Below, in a way that nobody need catch.
      refetchOnRestore: false,
      serialize: (query) => query,
      deserialize: checked,
    })
  const keepers = {
    list: keeper('list'),
    detail: keeper('detail'),
    settings: keeper('settings'),
    member: keeper('member'),
  }

  const persisterFn: QueryPersister = async (queryFn, context, query) => {
    const kind = kindOf(query)
    if (!kind || (kind === 'member' && !isHis(query.queryKey))) return queryFn(context)
    let asked = false
    const ask: typeof queryFn = (its) => {
      asked = true
      return queryFn(its)
    }
    const data = await keepers[kind].persisterFn(ask, context, query)
    if (!asked) notifyManager.schedule(() => renew(query, kind))
    return data
  }

  return {
    persisterFn,
    /** Keeps also what the page itself says of the member: an answer to a login or a write, a heart just pressed. */
    follow: (client: QueryClient) =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
        const { query } = event
        // A moment later, as answers are: whoever is just logging in is known then.
        if (kindOf(query) === 'member') notifyManager.schedule(() => void keepers.member.persistQuery(query))
      }),
    /** Drops what is too old, of another shape, unreadable or somebody else's, then the oldest beyond the bounds. */
    tidy: () => attempt(async (store) => (await import('./tidy-kept.ts')).tidyKept(store, member())),
  }
}

const kindOf = ({ meta }: Query) => meta?.['kept'] as KeptKind | false | undefined

/**
 * What lay on the device is asked for anew where it is stale; always what is read once in a page's life, and what is the
 * member's: he may have changed it on another device a moment ago. What is `static` never changes.
 */
function renew(query: Query, kind: KeptKind): void {
  const { staleTime } = query.options as { staleTime?: unknown }
  if (staleTime === 'static') return
  const young = typeof staleTime === 'number' && Number.isFinite(staleTime) && !query.isStaleByTime(staleTime)
  if (!young || kind === 'member') query.fetch().catch(() => undefined)
}

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

/** Throws where an entry isn't one of ours; it is then removed. */
export function checked(entry: PersistedQuery): PersistedQuery {
  if (typeof entry?.state?.dataUpdatedAt !== 'number') throw new TypeError('Not a kept answer')
  return entry
}
