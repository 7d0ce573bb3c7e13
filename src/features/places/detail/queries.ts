import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { SLOW_MS } from '../../../../contract/call-outcome.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { connection } from '../../../platform/api/connection-state.ts'
import { nearbyPlacesQuery, placeGuideQuery, placeQuery } from '../queries.ts'

/**
 * What a screen can say itself (no network, a slow one, no guide yet) it does, with a way to try again: null, and the screen
 * reads the query's error. A place that isn't there is the error page's.
 */
async function readOrLeave<T, K extends QueryKey>(client: QueryClient, options: FetchQueryOptions<T, Error, T, K>) {
  try {
    return await Promise.race([client.ensureQueryData(options), patience()])
  } catch (error) {
    if (error instanceof ApiError && error.code === ('PLACE_NOT_FOUND' satisfies ErrorCode)) throw error
    return null
  }
}

/** So long a loader waits for an answer; the screen has something to show in the meantime. */
const patience = () =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, connection().quality === 'offline' ? SLOW_MS / 3 : SLOW_MS, null)
  })

export function loadPlace(client: QueryClient, id: number) {
  void client.prefetchQuery(nearbyPlacesQuery(id))
  return readOrLeave(client, placeQuery(id))
}

/** For a screen about one side of it. */
export const loadPlaceAlone = (client: QueryClient, id: number) => readOrLeave(client, placeQuery(id))

export const loadPlaceGuide = (client: QueryClient, id: number) => readOrLeave(client, placeGuideQuery(id))
