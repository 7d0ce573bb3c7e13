import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { entriesApi } from '../../../contract/entries-api.ts'
import { call } from '../../platform/api/api.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'

/** At a place more are not shown. */
const MOST_HERE = 3

/** All that a member's own reports are kept under. */
export const entriesKey = (userId: number | null) => memberKey(userId, 'entries')

/** What a member himself has told of one place, the latest first. */
export const ownEntriesQuery = (userId: number | null, placeId: number) =>
  queryOptions({
    queryKey: [...entriesKey(userId), 'place', placeId],
    queryFn: async ({ signal }) =>
      (await call(entriesApi.listMyEntries, { query: { place: placeId, limit: MOST_HERE }, signal })).items,
    meta: memberPersisted,
    enabled: userId !== null,
    staleTime: 60_000,
  })

/** All of his, a page at a time. */
export const myEntriesQuery = (userId: number | null) =>
  infiniteQueryOptions({
    queryKey: [...entriesKey(userId), 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(entriesApi.listMyEntries, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    meta: memberPersisted,
    enabled: userId !== null,
    staleTime: 60_000,
  })
