import { QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query'
import { reportApiEvent } from './api-events.ts'
import { ApiError } from './api.ts'

/** Worth another try: no answer came, or the server itself said that it is in trouble. */
const isPassing = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

export const createQueryClient = (persister?: QueryPersister) =>
  new QueryClient({
    queryCache: new QueryCache({
      // With nothing to show, the screen says so itself. With an older answer on screen only a toast can.
      onError: (error, query) => {
        if (query.state.data === undefined || !(error instanceof ApiError)) return
        reportApiEvent({ type: 'failed', message: error.message, code: error.code })
      },
    }),
    defaultOptions: {
      queries: {
        ...(persister && { persister }),
        // Try even when the browser believes that it is offline: the service worker may have the answer.
        networkMode: 'always',
        staleTime: 30_000,
        gcTime: 30 * 60_000,
        retry: (count, error) => count < 2 && isPassing(error),
        retryDelay: (count) => 500 * 2 ** count,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
