import { type PersistedQuery, experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { notifyManager, type Query, type QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { isGone } from '../api/api.ts'
import { NotSettled } from '../../lib/within.ts'
import { withinOpening } from './opening.ts'
import type { OfflineKind } from '../../../contract/api/endpoint.ts'
import { MEMBER_SHAPE, OFFLINE_SHAPE } from '../../../contract/api/offline-shape.ts'

const DATABASE = 'daengdaeng'
const MAX_AGE_MS = 90 * 86_400_000
/** A member's entry is named `member-["member",7,…]`: the member's id is part of the name, see `memberKey`. */
const MEMBER_PREFIX = 'member-'

/** Firefox refuses this call too, by an exception, where cookies are blocked. */
function discardDatabase(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(DATABASE)
  } catch {
    // Nothing was stored there either.
  }
}

type KeptKind = OfflineKind | 'member'

let opened: UseStore | undefined
/** One connection for all, so that a wipe runs after the writes that were started before it; `anew`: that one is lost. */
export const openPersistedAnswers = (anew = false) =>
  (opened = (anew ? undefined : opened) ?? createStore(DATABASE, 'queries'))

interface InitialPosition {
  /** Id of the member whose answers may be persisted and read; null without a login. Read at each write: an answer may outlive a session. */
  member?: () => number | null
  open?: (anew?: boolean) => UseStore
}

/**
 * Persists each answer as an entry of its own, and returns it before the network is asked. Only queries with `meta` (see `kept`) are
 * written: public answers, and the member's own while they are logged in. If the browser refuses or the store is broken, only
 * persistence is lost. A connection that is lost (Safari closes those of pages in the background) is opened anew, once for each failure.
 */
export function createDevicePersister({ member = () => null, open = openPersistedAnswers }: InitialPosition = {}) {
  let store: UseStore | undefined
  let broken = false

  let answered = false
  async function attempt<T>(act: (store: UseStore) => Promise<T>, again = false): Promise<T | undefined> {
    if (broken) return undefined
    try {
      store = (again ? undefined : store) ?? open(again)
      const acting = act(store)
      const result = await (answered ? acting : withinOpening(acting))
      answered = true
      return result
    } catch (error) {
      if (broken) return undefined
      if (answered && !again) return attempt(act, true)
      broken = true
      console.warn('Kept answers can’t be used now', error)
      // Opened again at the next start. One that doesn't answer, or no longer, is left alone: it may be whole.
      if (!answered && !(error instanceof NotSettled)) discardDatabase()
      return undefined
    }
  }

  /** A full disk is no broken store: the least valuable entries are deleted, else this one answer isn't persisted. */
  async function write(store: UseStore, key: string, value: PersistedQuery): Promise<void> {
    const keep = async () => (mayKeep(key, value.queryKey) ? set(key, value, store) : undefined)
    try {
      await keep()
    } catch (error) {
      if (!isFull(error)) throw error
      await (await import('./tidy-kept.ts')).freeSpace(store)
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
      // The prefix of an entry's name is its kind.
      prefix: kind,
      // A version of the shape, not of the build: a release discards nothing.
      buster: String(kind === 'member' ? MEMBER_SHAPE : OFFLINE_SHAPE),
      maxAge: MAX_AGE_MS,
      // Called below without a rejection to catch.
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

  /** A moment later, when the query has its new state, and a member who is just logging in is known. */
  const persistSoon = (query: Query, kind: KeptKind = 'member') =>
    notifyManager.schedule(() => void keepers[kind].persistQuery(query))
  /** Queries with data set by the page before anything said, by `meta`, whether it may be persisted. */
  const undecided = new WeakSet<Query>()

  const persisterFn: QueryPersister = async (queryFn, context, query) => {
    const kind = kindOf(query)
    if (!kind) return queryFn(context)
    if (kind === 'member' && !isHis(query.queryKey)) {
      const data = await queryFn(context)
      // Not readable yet, but the member may be known by the time it is written: each write asks again.
      persistSoon(query)
      return data
    }
    let asked = false
    const ask: typeof queryFn = (its) => {
      asked = true
      return queryFn(its)
    }
    let data = await keepers[kind].persisterFn(ask, context, query)
    if (!asked && !(await isIntact(query, data))) {
      console.warn('A kept answer is broken and is dropped', query.queryHash)
      await storage.removeItem(`${kind}-${query.queryHash}`)
      data = await keepers[kind].persisterFn(ask, context, query)
    }
    if (!asked) notifyManager.schedule(() => renew(query, kind))
    return data
  }

  return {
    persisterFn,
    /**
     * Also persists answers that came with the server's HTML, and member data that the page sets itself: the answer to a login or a
     * write, an optimistic like. `setQueryData` knows no `meta`: data that is set before a screen uses the query is persisted when one
     * does, since fresh data isn't fetched again. Answers that are there already are persisted, too.
     */
    follow: (client: QueryClient) => {
      for (const query of client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })) {
        const kind = kindOf(query)
        if (kind) persistSoon(query, kind)
        else if (query.meta === undefined) undecided.add(query)
      }
      return client.getQueryCache().subscribe((event) => {
        const { query } = event
        if (event.type === 'updated' && event.action.type === 'error' && isGone(event.action.error)) {
          const kind = kindOf(query)
          if (kind) void storage.removeItem(`${kind}-${query.queryHash}`)
        } else if (event.type === 'updated' && event.action.type === 'success' && event.action.manual) {
          if (kindOf(query) === 'member') persistSoon(query)
          else if (query.meta === undefined) undecided.add(query)
        } else if (event.type === 'observerAdded' && undecided.delete(query)) {
          const kind = kindOf(query)
          if (kind) persistSoon(query, kind)
        }
      })
    },
    /** Deletes entries that are too old, of another shape, unreadable or of another member, then the oldest beyond the bounds. */
    tidy: () => attempt(async (store) => (await import('./tidy-kept.ts')).tidyPersisted(store, member())),
  }
}

/** The code that knows the shapes is no part of the first screens. Without it, the version in the entry must do. */
const isIntact = ({ meta }: Query, data: unknown): Promise<boolean> =>
  import('./answer-shapes.ts').then(
    ({ isAnswer }) => isAnswer(meta?.['answers'], data),
    () => true,
  )

const kindOf = ({ meta }: Query) => meta?.['kept'] as KeptKind | false | undefined

/**
 * Persisted data is fetched again if it is stale; always if it is read once in a page's life, and if it is the member's: it may have
 * changed on another device a moment ago. `static` data never changes.
 */
function renew(query: Query, kind: KeptKind): void {
  const { staleTime } = query.options as { staleTime?: unknown }
  if (staleTime === 'static') return
  const young = typeof staleTime === 'number' && Number.isFinite(staleTime) && !query.isStaleByTime(staleTime)
  if (!young || kind === 'member') query.fetch().catch(() => undefined)
}

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

/** Throws if an entry isn't one of ours; it is then deleted. */
export function checked(entry: PersistedQuery): PersistedQuery {
  if (typeof entry?.state?.dataUpdatedAt !== 'number') throw new TypeError('Not a kept answer')
  return entry
}
