import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ErrorCode } from '../../../contract/errors.ts'
import { ApiError } from '../../platform/api.ts'
import { nearbyPlacesQuery, placeGuideQuery, placeQuery } from './queries.ts'

/**
 * What a screen can say itself (no network, no guide yet) it does, with a way to try again: null, and the screen reads the
 * query's error. A place that isn't there is the error page's.
 */
async function readOrLeave<T, K extends QueryKey>(client: QueryClient, options: FetchQueryOptions<T, Error, T, K>) {
  try {
    return await client.ensureQueryData(options)
  } catch (error) {
    if (error instanceof ApiError && error.code === ('PLACE_NOT_FOUND' satisfies ErrorCode)) throw error
    return null
  }
}

export function loadPlace(client: QueryClient, id: number) {
  void client.prefetchQuery(nearbyPlacesQuery(id))
  return readOrLeave(client, placeQuery(id))
}

export const loadPlaceGuide = (client: QueryClient, id: number) => readOrLeave(client, placeGuideQuery(id))
