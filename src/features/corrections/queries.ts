import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { correctionsApi } from '../../../contract/corrections/corrections-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IN_PASSING } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'

/** Key prefix of all queries of a member's own corrections. */
export const correctionsKey = (userId: number | null) => memberKey(userId, 'suggestions')

/** A member's own corrections of one place, the latest first. */
export const ownCorrectionsQuery = (userId: number | null, placeId: number) =>
  queryOptions({
    queryKey: [...correctionsKey(userId), 'place', placeId],
    queryFn: async ({ signal }) =>
      (await call(correctionsApi.listMyCorrections, { query: { place: placeId, limit: 10 }, signal })).items,
    meta: { ...memberPersisted('listMyCorrections'), shows: IN_PASSING },
    enabled: userId !== null,
    staleTime: 60_000,
  })

/** All of a member's own corrections, page by page. */
export const myCorrectionsQuery = (userId: number | null) =>
  infiniteQueryOptions({
    queryKey: [...correctionsKey(userId), 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(correctionsApi.listMyCorrections, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    meta: { ...memberPersisted('listMyCorrections'), shows: AS_CONTENT },
    enabled: userId !== null,
    staleTime: 60_000,
  })
