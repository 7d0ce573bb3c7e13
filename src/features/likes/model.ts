import type { Like, LikeKind } from '../../../contract/likes.ts'

export interface LikeTarget {
  kind: LikeKind
  id: number
}

declare module '../session/model.ts' {
  interface BegunPayloads {
    /** `count`: how many were shown to like it. */
    'likes.set': LikeTarget & { count: number }
  }
}

const isOf =
  ({ kind, id }: LikeTarget) =>
  (like: Like) =>
    like.kind === kind && like.id === id

export const holds = (likes: readonly Like[], target: LikeTarget) => likes.some(isOf(target))

/** With the like, or without it; what is liked newly comes first. `now`: ISO instant. */
export function withLike(likes: readonly Like[], target: LikeTarget, liked: boolean, now: string): Like[] {
  const others = likes.filter((like) => !isOf(target)(like))
  return liked ? [{ ...target, likedAt: now, note: '', listIds: [] }, ...others] : others
}
