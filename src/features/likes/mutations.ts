import type { QueryClient } from '@tanstack/react-query'
import { setLike } from '../../../contract/likes.ts'
import { ApiError, call } from '../../platform/api.ts'
import { showSnackbar } from '../../ui/overlays/state.ts'
import { getSession } from '../session/state.ts'
import { holds, type LikeTarget, withLike } from './model.ts'
import { likeCountQuery, likesQuery } from './queries.ts'

/** What was wanted last of each heart whose call is on its way: one call at a time, and the last wish wins. */
const wanted = new Map<string, boolean>()

/** Shows it at once, then tells the server. Refused, it is as it was, with a word why. `count`: what is shown now. */
export async function changeLike(
  queryClient: QueryClient,
  userId: number,
  target: LikeTarget,
  liked: boolean,
  count: number,
): Promise<void> {
  const { kind, id } = target
  const { queryKey } = likesQuery(userId)
  const countKey = likeCountQuery(userId, target).queryKey
  const name = `${userId} ${kind} ${id}`
  const likes = queryClient.getQueryData(queryKey)
  const before = holds(likes ?? [], target)

  const show = (now: boolean, many: number) => {
    queryClient.setQueryData(queryKey, (likes = []) => withLike(likes, target, now, new Date().toISOString()))
    queryClient.setQueryData(countKey, many)
  }
  // An answer from before the press would undo what is shown.
  void queryClient.cancelQueries({ queryKey })
  show(liked, count + Number(liked) - Number(before))

  const underWay = wanted.has(name)
  wanted.set(name, liked)
  if (underWay) return
  let known = { liked: before, likeCount: count }
  try {
    while (wanted.get(name) !== known.liked) {
      const wish = wanted.get(name) as boolean
      known = await call(setLike, { params: { kind, id }, body: { liked: wish }, quiet: true })
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status !== 401) showSnackbar(error.message, 'error')
  } finally {
    wanted.delete(name)
    // Whoever has logged out meanwhile leaves nothing behind.
    if (getSession().userId === userId) {
      show(known.liked, known.likeCount)
      // The other hearts weren't known yet.
      if (!likes) void queryClient.invalidateQueries({ queryKey })
    }
  }
}
