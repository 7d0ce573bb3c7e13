import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { placesMergeApi } from '../../../contract/places/places-merge-api.ts'
import { placesAdminApi } from '../../../contract/places/places-admin-api.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IF_POSSIBLE } from '../../platform/api/display.ts'
import { recordsKey } from '../backoffice/queries.ts'
import { cutText } from '../../lib/cut-text.ts'

interface Draft {
  id: number | null
  name: string
  phone: string | null
  lat: number
  lng: number
}

/** Places near the pin that may be the same one. */
export const duplicatesQuery = ({ id, name, phone, lat, lng }: Draft) =>
  queryOptions({
    queryKey: [...recordsKey('place'), 'duplicates', id, name, phone, lat, lng],
    queryFn: ({ signal }) =>
      call(placesAdminApi.findDuplicates, {
        query: {
          lat,
          lng,
          name: cutText(name, 100),
          ...(phone && { phone: cutText(phone, 60) }),
          ...(id !== null && { except: id }),
        },
        signal,
      }),
    enabled: lat > 0 && (name.trim() !== '' || Boolean(phone)),
    placeholderData: keepPreviousData,
    meta: { shows: IF_POSSIBLE },
    staleTime: 10_000,
  })

/** Whose verdict this policy would change. */
export const verdictsQuery = (id: number, policy: DogPolicy) =>
  queryOptions({
    queryKey: [...recordsKey('place'), 'verdicts', id, policy],
    queryFn: ({ signal }) =>
      call(placesAdminApi.previewVerdicts, { params: { id }, body: { policy }, quiet: true, signal }),
    placeholderData: keepPreviousData,
    meta: { shows: AS_CONTENT },
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What would follow a place into another one. */
export const mergeQuery = (from: number, into: number) =>
  queryOptions({
    queryKey: [...recordsKey('place'), 'merge', from, into],
    queryFn: ({ signal }) => call(placesMergeApi.previewMerge, { params: { id: from }, query: { into }, signal }),
    meta: { shows: AS_CONTENT },
    gcTime: 0,
    retry: false,
  })

/** Counted over all places: not again for every look. */
export const readingFiguresQuery = queryOptions({
  queryKey: ['reading-figures'],
  queryFn: ({ signal }) => call(placesAdminApi.getReadingFigures, { signal }),
  meta: { shows: AS_CONTENT },
  staleTime: 5 * 60_000,
})
