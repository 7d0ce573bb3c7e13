import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Geocoder, Position } from '../../../platform/map/geocoder.ts'
import { AS_CONTENT, IF_POSSIBLE } from '../../../platform/api/display.ts'

/** Geocoding results for these words, near this position first. Neither is persisted: another engine has other results. */
export const spotsQuery = (geocoder: Geocoder, words: string, near: Position) =>
  queryOptions({
    queryKey: ['map', 'spots', words],
    meta: { shows: AS_CONTENT },
    queryFn: () => geocoder.search(words, near),
    enabled: words !== '',
    gcTime: 0,
    // Enter asks for what typing has already asked for.
    staleTime: 60_000,
    retry: false,
    ...(words !== '' && { placeholderData: keepPreviousData }),
  })

/** The name of the area at the view's centre; rounded to some 10 m, so that a tiny movement sends no new request. */
export const addressQuery = (geocoder: Geocoder, { lat, lng }: Position) =>
  queryOptions({
    queryKey: ['map', 'address', lat.toFixed(4), lng.toFixed(4)],
    meta: { shows: IF_POSSIBLE },
    queryFn: () => geocoder.addressOf({ lat, lng }),
    gcTime: 0,
    retry: false,
  })
