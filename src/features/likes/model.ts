import type { Like, LikeKind } from '../../../contract/likes.ts'

export interface LikeTarget {
  kind: LikeKind
  id: number
}

const isOf =
  ({ kind, id }: LikeTarget) =>
  (like: Like) =>
    like.kind === kind && like.id === id

export const likeOf = (likes: readonly Like[], target: LikeTarget) => likes.find(isOf(target))
export const holds = (likes: readonly Like[], target: LikeTarget) => likes.some(isOf(target))

/** What the server is told of a like that is brought back. */
export type LikeBefore = Pick<Like, 'likedAt' | 'note' | 'listIds'>

/** With the like, or without it. `fresh`: what it is like where it wasn't there; it stands in its order of time. */
export function withLike(likes: readonly Like[], target: LikeTarget, liked: boolean, fresh: LikeBefore): Like[] {
  const others = likes.filter((like) => !isOf(target)(like))
  if (!liked) return others
  const like = likeOf(likes, target) ?? { ...target, ...fresh }
  return [like, ...others].sort((a, b) => Date.parse(b.likedAt) - Date.parse(a.likedAt))
}

/** With something of a like changed; without that like, as they are. */
export const withChange = (likes: readonly Like[], target: LikeTarget, change: Partial<LikeBefore>): Like[] =>
  likes.map((like) => (isOf(target)(like) ? { ...like, ...change } : like))
