import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { suggestionsApi } from '../../../contract/suggestions-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IN_PASSING } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'

/** Key prefix of all queries of a member's own corrections. */
export const suggestionsKey = (userId: number | null) => memberKey(userId, 'suggestions')

/** A member's own corrections of one place, the latest first. */
export const ownSuggestionsQuery = (userId: number | null, placeId: number) =>
  queryOptions({
    queryKey: [...suggestionsKey(userId), 'place', placeId],
    queryFn: async ({ signal }) =>
      (await call(suggestionsApi.listMySuggestions, { query: { place: placeId, limit: 10 }, signal })).items,
    meta: { ...memberPersisted('listMySuggestions'), shows: IN_PASSING },
    enabled: userId !== null,
    staleTime: 60_000,
  })

/** All of a member's own corrections, page by page. */
export const mySuggestionsQuery = (userId: number | null) =>
  infiniteQueryOptions({
    queryKey: [...suggestionsKey(userId), 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(suggestionsApi.listMySuggestions, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    meta: { ...memberPersisted('listMySuggestions'), shows: AS_CONTENT },
    enabled: userId !== null,
    staleTime: 60_000,
  })
