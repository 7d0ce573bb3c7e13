import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { likeCountQuery, likedPlacesKey, likesQuery } from '../../features/likes/queries.ts'
import { getSession } from '../../features/session/state.ts'
import { patchCounts } from '../../features/places/rating-mutations.ts'

export const LIKES_CHANNEL = 'daengdaeng.likes'
const Told = v.object({ id: v.number(), likeCount: v.number() })

// One object for both: a channel doesn't receive what it sent itself.
let channel: BroadcastChannel | null = null
const open = () => (channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(LIKES_CHANNEL))

/** Tells the browser's other tabs how many likes a place has now, and that the member's own have changed. */
export const tellLike = (told: v.InferOutput<typeof Told>) => open()?.postMessage(told)

/** Follows the likes that are set in other tabs. @returns a function that stops that */
export function followLikes(queryClient: QueryClient): () => void {
  const follow = ({ data }: MessageEvent<unknown>) => {
    const { userId } = getSession()
    const read = v.safeParse(Told, data)
    if (userId === null || !read.success) return
    const { id, likeCount } = read.output
    patchCounts(queryClient, id, { likeCount })
    queryClient.removeQueries({ queryKey: likeCountQuery(userId, { kind: 'place', id }).queryKey })
    for (const { queryKey } of [likesQuery(userId), { queryKey: likedPlacesKey(userId) }])
      void queryClient.invalidateQueries({ queryKey })
  }
  open()?.addEventListener('message', follow)
  return () => channel?.removeEventListener('message', follow)
}
