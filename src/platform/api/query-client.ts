import { type Query, QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query'
import { answeredAt } from './answer-dates.ts'
import { reportApiEvent } from './api-events.ts'
import { ApiError } from './api.ts'
import { connection } from './connection-state.ts'

/** Worth another try: no answer came, or the server itself said that it is in trouble. */
const isPassing = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** When what a query is about to show was answered. */
const dates = new WeakMap<object, number>()

/** An answer is as old as the server's words are, wherever they have lain since: in the worker's cache, say. */
const dated =
  (persister: QueryPersister | undefined): QueryPersister =>
  async (queryFn, context, query) => {
    const data = await (persister ? persister(queryFn, context, query) : queryFn(context))
    const at = answeredAt(context.signal)
    // The pages before the one that was fetched are not made younger by it.
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
      // With nothing to show, the screen says so itself; where no answer came, the line about the connection does.
      onError: (error, query) => {
        if (query.state.data === undefined || !(error instanceof ApiError) || error.status === 0) return
        reportApiEvent({ type: 'failed', message: error.message, code: error.code })
      },
    }),
    defaultOptions: {
      queries: {
        persister: dated(persister),
        // Try even when the browser believes that it is offline: the service worker may have the answer.
        networkMode: 'always',
        staleTime: 30_000,
        gcTime: 30 * 60_000,
        // Without a network a screen says so at once; what is shown is asked again when there is one.
        retry: (count, error) => count < 2 && isPassing(error) && connection().quality !== 'offline',
        retryDelay: (count) => 500 * 2 ** count,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
