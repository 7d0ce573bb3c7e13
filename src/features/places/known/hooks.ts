import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { DataOf } from '../../../../contract/endpoint.ts'
import { type clusterPlaces, PINS_AT_MOST } from '../../../../contract/place-clusters.ts'
import type { Place } from '../../../../contract/places.ts'
import { isUnanswered } from '../../../platform/api/api.ts'
import { useNow } from '../../dogs/state.ts'
import { listKnown } from './model.ts'
import { knownPlaceQuery, knownPlacesQuery } from './queries.ts'
import type { Listing } from '../filter/hooks.ts'
import type { MapLook } from '../map/hooks.ts'

/** A place of which no answer can be had, as far as the device knows it. */
export function useKnownPlace(id: number | undefined, error: Error | null): Place | undefined {
  const enabled = id !== undefined && isUnanswered(error)
  return useQuery({ ...knownPlaceQuery(id ?? 0), enabled }).data?.place
}

type Marks = DataOf<typeof clusterPlaces>

/** What stands on the map; where no answer can be had, the places that the device knows there. */
export function useKnownMarks(
  { search, dogs, origin }: Listing,
  { seen }: MapLook,
  clusters: UseQueryResult<Marks>,
): Pick<Marks, 'clusters' | 'pins'> | undefined {
  const now = useNow()
  const enabled = isUnanswered(clusters.error)
  const { data: known } = useQuery({ ...knownPlacesQuery, enabled })
  const answered = clusters.isPlaceholderData ? undefined : clusters.data
  if (answered || !enabled || !known || !now || !seen) return answered ?? clusters.data
  return {
    clusters: [],
    pins: listKnown(known, { search, dogs, from: origin, box: seen.box, now }).slice(0, PINS_AT_MOST),
  }
}
