import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query'
import { momentInKorea } from '../../../../contract/time/korea-time.ts'
import { placesApi } from '../../../../contract/places/places-api.ts'
import type { MapPin } from '../../../../contract/places/place-clusters.ts'
import { UNKNOWN_POLICY } from '../../../../contract/policy/policy.ts'
import { call } from '../../../platform/api/api.ts'
import { AS_CONTENT } from '../../../platform/api/display.ts'
import { kept } from '../../../platform/offline/kept.ts'
import type { MapBox, MapView } from '../../../platform/map/engine.ts'
import { type BookmarkedPlace, wholeCells, zoomStep } from './model.ts'
import { filterOf } from '../model.ts'
import { type ListAsk, listedPlaceQuery, partyOf } from '../queries.ts'

interface ClusterParams extends Pick<ListAsk, 'search' | 'dogs' | 'pending'> {
  seen: { view: MapView; box: MapBox } | null
}

/** The markers on the map; the previous ones stay until the new ones are loaded. */
export const clusterQuery = ({ search, dogs, pending, seen }: ClusterParams) => {
  const zoom = zoomStep(seen?.view.zoom ?? 0)
  const box = seen && wholeCells(seen.box, zoom)
  const { sort: _sort, ...filter } = search
  return queryOptions({
    queryKey: ['places', 'clusters', { filter, party: partyOf({ search, dogs }), zoom, box }],
    meta: { ...kept(placesApi.clusterPlaces), shows: AS_CONTENT },
    queryFn: ({ signal }) =>
      call(placesApi.clusterPlaces, {
        query: { ...filterOf(search, dogs, momentInKorea(new Date())), ...(box as MapBox), zoom },
        signal,
      }),
    enabled: box !== null && !pending,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  })
}

/** As many as a map can hold that is redrawn for each of them. */
const MAX_PINS = 200

/** Markers of bookmarked or liked places: by their known data, or by position only. */
export const usePinsOf = (places: readonly BookmarkedPlace[]): MapPin[] =>
  useQueries({
    queries: places.slice(0, MAX_PINS).map(({ id, card }) => ({ ...listedPlaceQuery(id), enabled: !card })),
    combine: (results) =>
      results.flatMap(({ data, isError }, index) => {
        const place = places[index]
        if (place?.card) return place.card
        if (data) return data
        return place && isError ? { ...place, group: '', policy: UNKNOWN_POLICY } : []
      }),
  })
