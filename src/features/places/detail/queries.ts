import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { SLOW_MS } from '../../../../contract/call-outcome.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { type Connection, connection } from '../../../platform/api/connection-state.ts'
import { nearbyPlacesQuery, placeGuideQuery, placeQuery } from '../queries.ts'

/**
 * The loader's data, or null if the screen itself can show why there is none (no network, a slow one, no guide yet): it then
 * reads the query's error and offers a retry. A place that does not exist throws, for the error page.
 */
async function readOrLeave<T, K extends QueryKey>(client: QueryClient, options: FetchQueryOptions<T, Error, T, K>) {
  try {
    return await Promise.race([client.ensureQueryData(options), patience()])
  } catch (error) {
    if (error instanceof ApiError && error.code === ('PLACE_NOT_FOUND' satisfies ErrorCode)) throw error
    return null
  }
}

const FAILS: ReadonlySet<string> = new Set<Connection['quality']>(['offline', 'unstable'])

/** How long a loader waits for an answer; after that the screen shows a fallback. */
const patience = () =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, FAILS.has(connection().quality) ? SLOW_MS / 3 : SLOW_MS, null)
  })

export function loadPlace(client: QueryClient, id: number) {
  void client.prefetchQuery(nearbyPlacesQuery(id))
  return readOrLeave(client, placeQuery(id))
}

/** For a screen about one aspect of the place. */
export const loadPlaceAlone = (client: QueryClient, id: number) => readOrLeave(client, placeQuery(id))

export const loadPlaceGuide = (client: QueryClient, id: number) => readOrLeave(client, placeGuideQuery(id))
