import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { likesApi } from '../../../contract/likes/likes-api.ts'
import type { Like } from '../../../contract/likes/likes.ts'
import { call } from '../../platform/api/api.ts'
import { IF_POSSIBLE, IN_PASSING } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'
import { useSession } from '../session/state.ts'
import { holds, likeOf, type LikeTarget } from './model.ts'

/** One answer that all like buttons of all screens read. */
export const likesQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'likes'),
    queryFn: ({ signal }) => call(likesApi.listLikes, { signal }),
    meta: { ...memberPersisted('listLikes'), shows: IN_PASSING },
    enabled: userId !== null,
  })

/** Key of the cards of liked places, which the lists show. */
export const likedPlacesKey = (userId: number | null) => memberKey(userId, 'liked-places')

export function useIsLiked(target: LikeTarget): boolean {
  const { userId } = useSession()
  return useQuery({ ...likesQuery(userId), select: (likes) => holds(likes, target) }).data ?? false
}

/** Whether the member has put a place into one of their lists. */
export function useIsListed(place: number): boolean {
  const { userId } = useSession()
  const select = (likes: readonly Like[]) => (likeOf(likes, { kind: 'place', id: place })?.listIds.length ?? 0) > 0
  return useQuery({ ...likesQuery(userId), select }).data ?? false
}

/** The number of likes since this member's own like last changed it; undefined before that. */
export const likeCountQuery = (userId: number | null, { kind, id }: LikeTarget) =>
  queryOptions<number>({
    queryKey: memberKey(userId, 'like-count', kind, id),
    meta: { shows: IF_POSSIBLE },
    // Set by the like command, never fetched.
    queryFn: skipToken,
    enabled: false,
  })

export const useLikeCount = (target: LikeTarget): number | undefined =>
  useQuery(likeCountQuery(useSession().userId, target)).data
