import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Geocoder, Position } from '../../../platform/map/geocoder.ts'

/** What these words may mean on a map; near that position first. Neither is kept: another engine knows other things. */
export const spotsQuery = (geocoder: Geocoder, words: string, near: Position) =>
  queryOptions({
    queryKey: ['map', 'spots', words],
    queryFn: () => geocoder.search(words, near),
    enabled: words !== '',
    gcTime: 0,
    retry: false,
    ...(words !== '' && { placeholderData: keepPreviousData }),
  })

/** Words for where the map looks; to some 10 m, so that a breath of the map asks nothing new. */
export const addressQuery = (geocoder: Geocoder, { lat, lng }: Position) =>
  queryOptions({
    queryKey: ['map', 'address', lat.toFixed(4), lng.toFixed(4)],
    queryFn: () => geocoder.addressOf({ lat, lng }),
    gcTime: 0,
    retry: false,
  })
