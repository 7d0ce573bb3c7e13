import { likesApi } from '../../../../contract/likes-api.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { memberPersisted } from '../../../platform/offline/kept.ts'
import { memberKey } from '../../session/model.ts'
import { useSession } from '../../session/state.ts'
import { likedPlacesKey, likesQuery } from '../queries.ts'

/** A member's own lists, in his order. */
export const likeListsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'like-lists'),
    queryFn: ({ signal }) => call(likesApi.listLikeLists, { signal }),
    meta: memberPersisted,
    enabled: userId !== null,
    // Shown where one looks at what is one's own: what another device did a moment ago belongs there.
    staleTime: 0,
  })

/** Cards of what he likes; which of them, since when and in which lists, the likes say. */
export const likedPlacesQuery = (userId: number | null) =>
  queryOptions({
    queryKey: likedPlacesKey(userId),
    queryFn: ({ signal }) => call(likesApi.listLikedPlaces, { signal }),
    meta: memberPersisted,
    enabled: userId !== null,
    // Shown where one looks at what is one's own: what another device did a moment ago belongs there.
    staleTime: 0,
  })

export const useLikes = () => useQuery(likesQuery(useSession().userId))
export const useLikeLists = () => useQuery(likeListsQuery(useSession().userId))
export const useLikedPlaces = () => useQuery(likedPlacesQuery(useSession().userId))
