import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { placesApi } from '../../../../contract/places/places-api.ts'
import { call } from '../../../platform/api/api.ts'
import { AS_CONTENT } from '../../../platform/api/display.ts'
import { cutText } from '../../../lib/cut-text.ts'

/** More are found by typing more. */
const MOST = 6

/** Places whose names or regions match. */
export const placeSearchQuery = (text: string) => {
  const q = cutText(text.trim(), 40)
  return queryOptions({
    queryKey: ['post-places', q],
    queryFn: ({ signal }) => call(placesApi.listPlaces, { query: { q, limit: MOST }, signal }),
    meta: { shows: AS_CONTENT },
    enabled: q !== '',
    staleTime: 60_000,
    gcTime: 60_000,
    ...(q !== '' && { placeholderData: keepPreviousData }),
  })
}
