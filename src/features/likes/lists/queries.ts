import { likesApi } from '../../../../contract/likes/likes-api.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { AS_CONTENT, IN_PASSING } from '../../../platform/api/display.ts'
import { memberPersisted } from '../../../platform/offline/kept.ts'
import { memberKey } from '../../session/model.ts'
import { useSession } from '../../session/state.ts'
import { likedPlacesKey, likesQuery } from '../queries.ts'

/** A member's own lists, in the order that they chose. */
export const likeListsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'like-lists'),
    queryFn: ({ signal }) => call(likesApi.listLikeLists, { signal }),
    meta: { ...memberPersisted('listLikeLists'), shows: IN_PASSING },
    enabled: userId !== null,
    // Always fetched again: the member's own screens must show what another device changed a moment ago.
    staleTime: 0,
  })

/** Cards of the member's liked places; which ones, since when and in which lists is in the likes. */
export const likedPlacesQuery = (userId: number | null) =>
  queryOptions({
    queryKey: likedPlacesKey(userId),
    queryFn: ({ signal }) => call(likesApi.listLikedPlaces, { signal }),
    meta: { ...memberPersisted('listLikedPlaces'), shows: AS_CONTENT },
    enabled: userId !== null,
    // Always fetched again: the member's own screens must show what another device changed a moment ago.
    staleTime: 0,
  })

export const useLikes = () => useQuery(likesQuery(useSession().userId))
export const useLikeLists = () => useQuery(likeListsQuery(useSession().userId))
export const useLikedPlaces = () => useQuery(likedPlacesQuery(useSession().userId))
