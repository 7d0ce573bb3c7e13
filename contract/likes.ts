import * as v from 'valibot'
import { get, put } from './endpoint.ts'
import { PlaceCard } from './places.ts'
import { cursorText, idText, integerText, page } from './wire.ts'

/** What can be liked; each further kind says how its count is kept (`server/domains/likes/store.ts`). */
export const LIKE_KINDS = ['place'] as const
export type LikeKind = (typeof LIKE_KINDS)[number]

/** More than anybody means; the bound keeps `listLikes` one answer. */
export const MOST_LIKES = 2000

const Kind = v.picklist(LIKE_KINDS)

export const Like = v.object({
  kind: Kind,
  id: v.number(),
  /** ISO instant. */
  likedAt: v.string(),
})
export type Like = v.InferOutput<typeof Like>

/** Set, not toggled: sent twice, or after its answer was lost, it means the same. */
export const setLike = put('/likes/:kind/:id', {
  summary: 'Likes something, or likes it no longer',
  access: 'member',
  params: v.object({ kind: Kind, id: idText }),
  body: v.object({ liked: v.boolean() }),
  data: v.object({ liked: v.boolean(), likeCount: v.number() }),
  errors: ['TARGET_NOT_FOUND', 'LIKES_FULL'],
})

/** All of them, so that every heart on every screen is known from one answer. */
export const listLikes = get('/likes', {
  summary: 'What the user who is logged in likes, the latest first',
  access: 'member',
  data: v.array(Like),
})

export const listLikedPlaces = get('/likes/places', {
  summary: 'Places that the user likes and that are still open to be shown, the latest first',
  access: 'member',
  query: v.object({ cursor: v.optional(cursorText), limit: v.optional(integerText(1, 50)) }),
  data: page(v.object({ likedAt: v.string(), place: PlaceCard })),
  errors: ['BAD_CURSOR'],
})
