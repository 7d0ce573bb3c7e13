import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { entriesApi } from '../../../contract/entries/entries-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IN_PASSING } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'

/** A place shows no more than this many of the member's reports. */
const MOST_HERE = 3

/** Key prefix of all queries of a member's own reports. */
export const entriesKey = (userId: number | null) => memberKey(userId, 'entries')

/** The member's own reports of one place, the latest first. */
export const ownEntriesQuery = (userId: number | null, placeId: number) =>
  queryOptions({
    queryKey: [...entriesKey(userId), 'place', placeId],
    queryFn: async ({ signal }) =>
      (await call(entriesApi.listMyEntries, { query: { place: placeId, limit: MOST_HERE }, signal })).items,
    meta: { ...memberPersisted('listMyEntries'), shows: IN_PASSING },
    enabled: userId !== null,
    staleTime: 60_000,
  })

/** All of the member's own reports, by page. */
export const myEntriesQuery = (userId: number | null) =>
  infiniteQueryOptions({
    queryKey: [...entriesKey(userId), 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(entriesApi.listMyEntries, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    meta: { ...memberPersisted('listMyEntries'), shows: AS_CONTENT },
    enabled: userId !== null,
    staleTime: 60_000,
  })
