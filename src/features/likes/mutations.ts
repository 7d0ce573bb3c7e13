import type { QueryClient } from '@tanstack/react-query'
import { setLike } from '../../../contract/likes.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { showSnackbar } from '../../ui/overlays/state.ts'
import { getSession } from '../session/state.ts'
import { type LikeBefore, likeOf, type LikeTarget, withLike } from './model.ts'
import { likeCountQuery, likesQuery } from './queries.ts'

/** What was wanted last of each thing whose call is on its way. */
const wanted = new Map<string, unknown>()

/** What each thing was like before a press whose call is on its way took it back. */
const takenBack = new Map<string, LikeBefore>()

interface Outcome<T> {
  /** As the server knows it. */
  known: T
  refused: ApiError | null
}

/**
 * Tells the server what is wanted, with one call at a time of each thing, until it knows the last wish.
 * @returns null where a call that is on its way sees to it
 */
export async function bringAbout<T>(
  name: string,
  wish: T,
  before: T,
  send: (wish: T) => Promise<T>,
  same: (a: T, b: T) => boolean,
): Promise<Outcome<T> | null> {
  const underWay = wanted.has(name)
  wanted.set(name, wish)
  if (underWay) return null
  let known = before
  try {
    while (wanted.has(name) && !same(wanted.get(name) as T, known)) {
      const sent = wanted.get(name) as T
      known = await send(sent)
      // What the server has made of the last wish stands.
      if (wanted.get(name) === sent) break
    }
    return { known, refused: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { known, refused: error }
  } finally {
    wanted.delete(name)
  }
}

/** Why it is as it was. */
export function showRefusal({ status, message }: ApiError): void {
  // The way to the login says why.
  if (status === 401) return
  showSnackbar(status === 0 ? '연결할 수 없어서 반영하지 못했어요. 연결된 뒤에 다시 눌러 주세요.' : message, 'error')
}

interface Wish {
  liked: boolean
  again?: LikeBefore | undefined
}

/**
 * Shows it at once, then tells the server. Refused, it is as it was, with a word why.
 * @param count how many are shown to like it; null where that isn't shown
 * @param again what it was like before it was taken back
 * @returns whether it is liked now; null where it was refused, or an earlier press sees to it
 */
export async function changeLike(
  queryClient: QueryClient,
  userId: number,
  target: LikeTarget,
  liked: boolean,
  count: number | null,
  again?: LikeBefore,
): Promise<boolean | null> {
  const { kind, id } = target
  const { queryKey } = likesQuery(userId)
  const countKey = likeCountQuery(userId, target).queryKey
  const likes = queryClient.getQueryData(queryKey)
  const was = likeOf(likes ?? [], target)
  const before = was !== undefined
  const name = `like ${userId} ${kind} ${id}`
  if (was && !liked) takenBack.set(name, was)
  // Also where one press takes it back and the next brings it back again.
  const fresh = again ?? was ?? takenBack.get(name) ?? { likedAt: new Date().toISOString(), note: '', listIds: [] }

  const show = (now: boolean, many: number | null) => {
    queryClient.setQueryData(queryKey, (likes = []) => withLike(likes, target, now, fresh))
    if (many !== null) queryClient.setQueryData(countKey, many)
  }
  // An answer from before the press would undo what is shown.
  void queryClient.cancelQueries({ queryKey })
  show(liked, count === null ? null : count + Number(liked) - Number(before))

  let likeCount = count
  const send = async (wish: Wish): Promise<Wish> => {
    const same = wish.again ?? takenBack.get(name)
    const body =
      wish.liked && same
        ? { liked: true, again: { likedAt: same.likedAt, note: same.note, listIds: same.listIds } }
        : { liked: wish.liked }
    const told = await call(setLike, { params: { kind, id }, body, quiet: true })
    likeCount = told.likeCount
    return { liked: told.liked }
  }
  const outcome = await bringAbout<Wish>(name, { liked, again }, { liked: before }, send, (a, b) => a.liked === b.liked)
  if (!outcome) return null
  takenBack.delete(name)
  const { known, refused } = outcome
  if (refused) showRefusal(refused)
  // Whoever has logged out meanwhile leaves nothing behind.
  if (getSession().userId !== userId) return null
  show(known.liked, likeCount)
  // The other hearts weren't known yet.
  if (!likes) void queryClient.invalidateQueries({ queryKey })
  return refused ? null : known.liked
}
