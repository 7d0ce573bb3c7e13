import * as v from 'valibot'
import { HOUR, MINUTE } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { PlaceCard } from '../places/places.ts'
import { idText } from '../api/wire.ts'
import { Lines } from '../text/plain-text.ts'

/** What can be liked; a liked review is 도움돼요, a liked post or comment 좋아요. Each further kind defines how its count is stored (`server/domains/likes/store.ts`). */
export const LIKE_KINDS = ['place', 'review', 'post', 'comment'] as const
export type LikeKind = (typeof LIKE_KINDS)[number]

/** More than anybody needs; the bound lets `listLikes` answer without pages. */
export const MAX_LIKES = 2000

const Kind = v.picklist(LIKE_KINDS)

export const NOTE_LENGTH = 300

/** A member's private note on a liked place. Empty for none. */
export const LikeNote = v.pipe(Lines, v.maxLength(NOTE_LENGTH, `${NOTE_LENGTH}자까지 쓸 수 있어요.`))

/** More than anybody will browse. */
export const MAX_LISTS = 50

const RowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
/** Ids of the member's own lists (`contract/likes/like-lists.ts`). */
export const ListIds = v.pipe(v.array(RowId), v.maxLength(MAX_LISTS))

export const Like = v.object({
  kind: Kind,
  id: v.number(),
  /** ISO instant. */
  likedAt: v.string(),
  note: v.string(),
  /** Ids of the lists that hold it. */
  listIds: v.array(v.number()),
})
export type Like = v.InferOutput<typeof Like>

/** A like as it was before it was removed. */
const Before = v.object({ likedAt: v.pipe(v.string(), v.isoTimestamp()), note: LikeNote, listIds: ListIds })

/** What a visitor may have saved on a device. */
export const MAX_LIKES_PER_CALL = 500

/** Shared with setting the lists of a place. */
export const LIKES = { name: 'likeByAccount', per: '{member}', points: 300, seconds: 10 * MINUTE } as const
const MANY_LIKES = { name: 'likesByAccount', per: '{member}', points: 30, seconds: HOUR } as const

export const likesOperations = {
  /** Set, not toggled: a repetition, also after a lost answer, has the same effect. */
  setLike: operation({
    summary: 'Likes or unlikes something',
    params: v.object({ kind: Kind, id: idText }),
    body: v.object({
      liked: v.boolean(),
      /** To undo an unlike: the note and lists that the like had. Lists deleted meanwhile are ignored. */
      again: v.optional(Before),
    }),
    data: v.object({ liked: v.boolean(), likeCount: v.number() }),
    errors: ['TARGET_NOT_FOUND', 'PLACE_MERGED', 'OWN_WORDS', 'LIKES_FULL'],
    owner: 'nobody',
    limit: [LIKES],
    whileSuspended: true,
    touches: ['{kind}:{id}', 'order:{kind}.liked', 'order:{kind}.relevance', 'order:{kind}.helpful'],
  }),

  /** All of them, so that one answer sets the state of every like button. */
  listLikes: operation({
    summary: 'Likes of the logged-in user, latest first',
    data: v.array(Like),
    owner: 'caller',
  }),

  /** In one answer, so that they can be sorted by name or distance, and shown without a network. */
  listLikedPlaces: operation({
    summary: 'Cards of all liked places that are still published, latest like first',
    data: v.array(PlaceCard),
    owner: 'caller',
  }),

  /** A repetition has the same effect. */
  likePlaces: operation({
    summary: 'Likes many places at once: those that a visitor saved on their device before they had an account',
    /** The first of them becomes the first of the list. */
    body: v.object({ ids: v.pipe(v.array(RowId), v.minLength(1), v.maxLength(MAX_LIKES_PER_CALL)) }),
    data: v.object({
      /** Liked now, also those that were liked before; of a place that was merged, its id and that of the place that it is now. */
      liked: v.array(v.number()),
      /** Not found, or not published any more. */
      gone: v.array(v.number()),
      /** Above the limit of likes. */
      noRoom: v.array(v.number()),
    }),
    owner: 'caller',
    limit: [MANY_LIKES],
    whileSuspended: true,
    touches: ['place:{data.liked}', 'order:place.liked', 'order:place.relevance'],
  }),

  setLikeNote: operation({
    summary: 'Sets the private note on a liked place',
    params: v.object({ id: idText }),
    /** `basedOn`: the note that its author saw. A newer one is not overwritten; without it (an older page) the note is saved. */
    body: v.object({ note: LikeNote, basedOn: v.optional(LikeNote) }),
    data: v.object({ note: v.string() }),
    errors: ['TARGET_NOT_FOUND', 'PLACE_MERGED', 'EDITED_ELSEWHERE'],
    owner: 'nobody',
    limit: [LIKES],
    whileSuspended: true,
    touches: [],
  }),
}
