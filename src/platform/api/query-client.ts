import { type Query, QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query'
import { answeredAt } from './answer-dates.ts'
import { reportApiEvent } from './api-events.ts'
import { ApiError, isGone, isNoAnswer } from './api.ts'
import { connection } from './connection-state.ts'
import type { Display } from './display.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Record<string, unknown> & { shows?: Display }
  }
}

/** Worth a retry: there was no answer, or the server reported a fault of its own. */
const isPassing = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** Time of the answer that a query is about to show. */
const dates = new WeakMap<object, number>()

/** A query's age is that of the server's answer, even if it comes from the worker's cache. */
const dated =
  (persister: QueryPersister | undefined): QueryPersister =>
  async (queryFn, context, query) => {
    const data = await (persister ? persister(queryFn, context, query) : queryFn(context))
    const at = answeredAt(context.signal)
    // Fetching one page doesn't make the other pages younger.
    const before = query.state.fetchMeta?.fetchMore ? query.state.dataUpdatedAt : at
    if (at !== undefined && before !== undefined) dates.set(query, Math.min(at, before))
    return data
  }

function setDate(query: Query<unknown, unknown>): void {
  const dataUpdatedAt = dates.get(query)
  dates.delete(query)
  if (dataUpdatedAt !== undefined) query.setState({ dataUpdatedAt })
}

export const createQueryClient = (persister?: QueryPersister) =>
  new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_data, query) => setDate(query),
      // A missing answer is shown by the connection line, an ended session by the login page. Content that could not be renewed is still
      // shown: then the toast says why, unless it is gone, which the screen says in its place.
      onError: (error, query) => {
        if (!(error instanceof ApiError) || isNoAnswer(error) || error.status === 401) return
        const by = query.meta?.shows?.failure ?? 'toast'
        if (by === 'nobody' || (by === 'screen' && (query.state.data === undefined || isGone(error)))) return
        reportApiEvent({ type: 'failed', message: error.message, code: error.code })
      },
    }),
    defaultOptions: {
      queries: {
        persister: dated(persister),
        // Fetch even if the browser believes that it is offline: the service worker may have the answer.
        networkMode: 'always',
        staleTime: 30_000,
        gcTime: 30 * 60_000,
        // Without a network a screen shows that at once; visible queries are refetched when there is one.
        retry: (count, error) => count < 2 && isPassing(error) && connection().quality !== 'offline',
        retryDelay: (count) => 500 * 2 ** count,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
