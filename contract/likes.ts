import * as v from 'valibot'
import { HOUR, MINUTE } from './limit.ts'
import { operation } from './operation.ts'
import { PlaceCard } from './places.ts'
import { idText } from './wire.ts'

/** What can be liked; of a review it says 도움돼요. Each further kind says how its count is kept (`server/domains/likes/store.ts`). */
export const LIKE_KINDS = ['place', 'review'] as const
export type LikeKind = (typeof LIKE_KINDS)[number]

/** More than anybody means; the bound keeps `listLikes` one answer. */
export const MAX_LIKES = 2000

const Kind = v.picklist(LIKE_KINDS)

export const NOTE_LENGTH = 300

/** What a member notes for himself about a place that he likes; nobody else reads it. Empty for none. */
export const LikeNote = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.maxLength(NOTE_LENGTH, `${NOTE_LENGTH}자까지 쓸 수 있어요.`),
)

/** More than anybody looks through. */
export const MAX_LISTS = 50

const RowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
/** Of the member's own lists (`contract/like-lists.ts`). */
export const ListIds = v.pipe(v.array(RowId), v.maxLength(MAX_LISTS))

export const Like = v.object({
  kind: Kind,
  id: v.number(),
  /** ISO instant. */
  likedAt: v.string(),
  note: v.string(),
  /** The lists that it is in, by id. */
  listIds: v.array(v.number()),
})
export type Like = v.InferOutput<typeof Like>

/** A like as it was before it was taken back. */
const Before = v.object({ likedAt: v.pipe(v.string(), v.isoTimestamp()), note: LikeNote, listIds: ListIds })

/** What a device may have kept for a visitor. */
export const MAX_LIKES_PER_CALL = 500

/** Shared with the lists that a place is put into. */
export const LIKES = { name: 'likeByAccount', per: '{member}', points: 300, seconds: 10 * MINUTE } as const
const MANY_LIKES = { name: 'likesByAccount', per: '{member}', points: 30, seconds: HOUR } as const

export const likesOperations = {
  /** Set, not toggled: sent twice, or after its answer was lost, it means the same. */
  setLike: operation({
    summary: 'Likes something, or likes it no longer',
    params: v.object({ kind: Kind, id: idText }),
    body: v.object({
      liked: v.boolean(),
      /** For who takes back that he liked it no longer: what was noted, and where it stood. Lists that are gone stay gone. */
      again: v.optional(Before),
    }),
    data: v.object({ liked: v.boolean(), likeCount: v.number() }),
    errors: ['TARGET_NOT_FOUND', 'OWN_WORDS', 'LIKES_FULL'],
    owner: 'nobody',
    limit: [LIKES],
    touches: ['{kind}:{id}', 'order:{kind}.liked', 'order:{kind}.relevance', 'order:{kind}.helpful'],
  }),

  /** All of them, so that every heart on every screen is known from one answer. */
  listLikes: operation({
    summary: 'What the user who is logged in likes, the latest first',
    data: v.array(Like),
    owner: 'caller',
  }),

  /** In one answer, so that they can be ordered by name or by distance, and be shown without a network. */
  listLikedPlaces: operation({
    summary: 'Cards of all places that the user likes and that are still open to be shown, the latest first',
    data: v.array(PlaceCard),
    owner: 'caller',
  }),

  /** Sent twice, it means the same. */
  likePlaces: operation({
    summary: 'Likes many places at once: those that a visitor has kept on his device before he had an account',
    /** The first of them will stand first. */
    body: v.object({ ids: v.pipe(v.array(RowId), v.minLength(1), v.maxLength(MAX_LIKES_PER_CALL)) }),
    data: v.object({
      /** Liked now, also those that were liked before. */
      liked: v.array(v.number()),
      /** Not there, or not shown any more. */
      gone: v.array(v.number()),
      /** Beyond what one may like. */
      noRoom: v.array(v.number()),
    }),
    owner: 'caller',
    limit: [MANY_LIKES],
    touches: ['place:{data.liked}', 'order:place.liked', 'order:place.relevance'],
  }),

  setLikeNote: operation({
    summary: 'Notes something about a place that the user likes',
    params: v.object({ id: idText }),
    body: v.object({ note: LikeNote }),
    data: v.object({ note: v.string() }),
    errors: ['TARGET_NOT_FOUND'],
    owner: 'nobody',
    limit: [LIKES],
    touches: [],
  }),
}
