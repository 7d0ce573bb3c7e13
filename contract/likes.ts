import * as v from 'valibot'
import { get, post, put } from './endpoint.ts'
import { PlaceCard } from './places.ts'
import { idText } from './wire.ts'

/** What can be liked; of a review it says 도움돼요. Each further kind says how its count is kept (`server/domains/likes/store.ts`). */
export const LIKE_KINDS = ['place', 'review'] as const
export type LikeKind = (typeof LIKE_KINDS)[number]

/** More than anybody means; the bound keeps `listLikes` one answer. */
export const MOST_LIKES = 2000

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
export const MOST_LISTS = 50

const RowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
/** Of the member's own lists (`contract/like-lists.ts`). */
export const ListIds = v.pipe(v.array(RowId), v.maxLength(MOST_LISTS))

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

/** Set, not toggled: sent twice, or after its answer was lost, it means the same. */
export const setLike = put('/likes/:kind/:id', {
  summary: 'Likes something, or likes it no longer',
  access: 'member',
  params: v.object({ kind: Kind, id: idText }),
  body: v.object({
    liked: v.boolean(),
    /** For who takes back that he liked it no longer: what was noted, and where it stood. Lists that are gone stay gone. */
    again: v.optional(Before),
  }),
  data: v.object({ liked: v.boolean(), likeCount: v.number() }),
  errors: ['TARGET_NOT_FOUND', 'OWN_WORDS', 'LIKES_FULL'],
})

/** All of them, so that every heart on every screen is known from one answer. */
export const listLikes = get('/likes', {
  summary: 'What the user who is logged in likes, the latest first',
  access: 'member',
  data: v.array(Like),
})

/** In one answer, so that they can be ordered by name or by distance, and be shown without a network. */
export const listLikedPlaces = get('/likes/places', {
  summary: 'Cards of all places that the user likes and that are still open to be shown, the latest first',
  access: 'member',
  data: v.array(PlaceCard),
})

/** What a device may have kept for a visitor. */
export const MOST_LIKES_AT_ONCE = 500

/** Sent twice, it means the same. */
export const likePlaces = post('/likes/places', {
  summary: 'Likes many places at once: those that a visitor has kept on his device before he had an account',
  access: 'member',
  /** The first of them will stand first. */
  body: v.object({ ids: v.pipe(v.array(RowId), v.minLength(1), v.maxLength(MOST_LIKES_AT_ONCE)) }),
  data: v.object({
    /** Liked now, also those that were liked before. */
    liked: v.array(v.number()),
    /** Not there, or not shown any more. */
    gone: v.array(v.number()),
    /** Beyond what one may like. */
    noRoom: v.array(v.number()),
  }),
})

export const setLikeNote = put('/likes/place/:id/note', {
  summary: 'Notes something about a place that the user likes',
  access: 'member',
  params: v.object({ id: idText }),
  body: v.object({ note: LikeNote }),
  data: v.object({ note: v.string() }),
  errors: ['TARGET_NOT_FOUND'],
})
