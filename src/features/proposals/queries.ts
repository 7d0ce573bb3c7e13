import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { placesApi } from '../../../contract/places/places-api.ts'
import { proposalsApi } from '../../../contract/proposals/proposals-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IF_POSSIBLE } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'

/** Key prefix of all queries of a member's own proposals. */
export const proposalsKey = (userId: number | null) => memberKey(userId, 'proposals')

/** All of a member's own proposals, page by page. */
export const myProposalsQuery = (userId: number | null) =>
  infiniteQueryOptions({
    queryKey: proposalsKey(userId),
    queryFn: ({ pageParam, signal }) =>
      call(proposalsApi.listMyProposals, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    meta: { ...memberPersisted('listMyProposals'), shows: AS_CONTENT },
    enabled: userId !== null,
    staleTime: 60_000,
  })

const MOST_ALIKE = 20

/** Places that are found by these words. */
export const alikeQuery = (name: string) =>
  queryOptions({
    queryKey: ['proposals', 'alike', name],
    queryFn: async ({ signal }) =>
      (await call(placesApi.listPlaces, { query: { q: name, limit: MOST_ALIKE }, signal })).items,
    enabled: name.length > 1,
    placeholderData: keepPreviousData,
    meta: { shows: IF_POSSIBLE },
    staleTime: 60_000,
    gcTime: 60_000,
  })
