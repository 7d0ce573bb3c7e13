import type { Like, LikeKind } from '../../../contract/likes/likes.ts'

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

/** The state of a removed like, sent to the server to restore it. */
export type LikeBefore = Pick<Like, 'likedAt' | 'note' | 'listIds'>

/** The likes with this one added or removed. `fresh`: its state if it is added; likes are sorted by time. */
export function withLike(likes: readonly Like[], target: LikeTarget, liked: boolean, fresh: LikeBefore): Like[] {
  const others = likes.filter((like) => !isOf(target)(like))
  if (!liked) return others
  const like = likeOf(likes, target) ?? { ...target, ...fresh }
  return [like, ...others].sort((a, b) => Date.parse(b.likedAt) - Date.parse(a.likedAt))
}

/** The likes with one of them changed; unchanged if it isn't among them. */
export const withChange = (likes: readonly Like[], target: LikeTarget, change: Partial<LikeBefore>): Like[] =>
  likes.map((like) => (isOf(target)(like) ? { ...like, ...change } : like))
