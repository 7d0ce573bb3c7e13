import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { DataOf } from '../../../../contract/api/endpoint.ts'
import type { placesApi } from '../../../../contract/places/places-api.ts'
import { MAX_PINS } from '../../../../contract/regions/map-grid.ts'
import { isNoAnswer } from '../../../platform/api/api.ts'
import { useNow } from '../../dogs/state.ts'
import type { Listing } from '../filter/hooks.ts'
import { listKnown } from '../known/model.ts'
import { knownPlacesQuery } from '../known/queries.ts'
import type { MapViewState } from './hooks.ts'

type Marks = DataOf<typeof placesApi.clusterPlaces>

/** The markers on the map; if they can't be loaded, the places that the device knows there. */
export function useKnownMarkers(
  { search, dogs, origin, groups }: Listing,
  { seen }: MapViewState,
  clusters: UseQueryResult<Marks>,
): Pick<Marks, 'clusters' | 'pins'> | undefined {
  const now = useNow()
  const enabled = isNoAnswer(clusters.error)
  const { data: known } = useQuery({ ...knownPlacesQuery, enabled })
  const answered = clusters.isPlaceholderData ? undefined : clusters.data
  if (answered || !enabled || !known || !now || !seen) return answered ?? clusters.data
  return {
    clusters: [],
    pins: listKnown(known, { search, dogs, from: origin, box: seen.box, now, groups }).slice(0, MAX_PINS),
  }
}
