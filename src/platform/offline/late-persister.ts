import type { QueryClient, QueryPersister } from '@tanstack/react-query'
import type { createDevicePersister } from './query-persister.ts'

type Options = Parameters<typeof createDevicePersister>[0]
type Persister = ReturnType<typeof createDevicePersister>

/**
 * The persister of this device, whose code is loaded once it is wanted: a first view that came with its answers needs nothing of it. Until
 * then and without it answers are fetched and not persisted; what came before is persisted when it is there.
 */
export function createLatePersister(options: Options) {
  let client: QueryClient | undefined
  let loading: Promise<Persister | null> | undefined

  const load = () =>
    (loading ??= import('./query-persister.ts').then(
      ({ createDevicePersister }) => {
        const persister = createDevicePersister(options)
        if (client) persister.follow(client)
        return persister
      },
      (error: unknown) => {
        // Asked for again by the next query.
        loading = undefined
        console.warn('Answers are not persisted', error)
        return null
      },
    ))

  const persisterFn: QueryPersister = async (queryFn, context, query) => {
    const persister = query.meta?.['kept'] ? await load() : null
    return persister ? persister.persisterFn(queryFn, context, query) : queryFn(context)
  }

  return {
    persisterFn,
    /** Before `load`: whose answers are persisted that come by other ways than a query's own. */
    follow: (its: QueryClient) => void (client = its),
    load,
  }
}
