import * as v from 'valibot'
import { MINUTE } from './limit.ts'
import { operation } from './operation.ts'
import { LIKES, ListIds } from './likes.ts'
import { idText } from './wire.ts'

/** Names of tokens; the page says what they look like, in light and in dark. */
export const LIST_COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'gray'] as const
export type ListColor = (typeof LIST_COLORS)[number]

export const LIST_NAME_LENGTH = 20

const Name = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.minLength(1, '이름을 입력해 주세요.'),
  v.maxLength(LIST_NAME_LENGTH, `${LIST_NAME_LENGTH}자까지 쓸 수 있어요.`),
)

/** What a list is called and how it is told apart. */
export const ListLook = v.object({ name: Name, color: v.picklist(LIST_COLORS) })

/** A member's own list of places that he likes; which ones is told by each like (`Like.listIds`). */
export const LikeList = v.object({ id: v.number(), name: v.string(), color: v.picklist(LIST_COLORS) })
export type LikeList = v.InferOutput<typeof LikeList>

const LISTS = { name: 'likeListByAccount', per: '{member}', points: 200, seconds: 10 * MINUTE } as const

export const likeListOperations = {
  listLikeLists: operation({
    summary: 'The lists into which the user puts what he likes, in his order',
    data: v.array(LikeList),
    owner: 'caller',
  }),

  createLikeList: operation({
    summary: 'Makes a list, the last of them',
    body: ListLook,
    data: LikeList,
    errors: ['LIST_NAME_TAKEN', 'LISTS_FULL'],
    owner: 'caller',
    limit: [LISTS],
    touches: [],
  }),

  updateLikeList: operation({
    summary: 'Renames a list, or gives it another colour',
    params: v.object({ id: idText }),
    body: ListLook,
    data: LikeList,
    errors: ['LIST_NOT_FOUND', 'LIST_NAME_TAKEN'],
    owner: { param: 'id', missing: 'LIST_NOT_FOUND' },
    limit: [LISTS],
    touches: [],
  }),

  /** What is in it stays liked. */
  deleteLikeList: operation({
    summary: 'Removes a list; its places stay liked',
    params: v.object({ id: idText }),
    data: v.null(),
    errors: ['LIST_NOT_FOUND'],
    owner: { param: 'id', missing: 'LIST_NOT_FOUND' },
    limit: [LISTS],
    touches: [],
  }),

  /** Lists that aren't named (made meanwhile on another device) come after those that are. */
  orderLikeLists: operation({
    summary: 'Puts the lists into an order',
    body: v.object({ listIds: ListIds }),
    data: v.array(LikeList),
    owner: 'caller',
    limit: [LISTS],
    touches: [],
  }),

  /** Set, not added: all of the lists that it is to be in, none for none. */
  setListsOfPlace: operation({
    summary: 'Puts a place that the user likes into these of his lists, and takes it out of all others',
    params: v.object({ id: idText }),
    body: v.object({ listIds: ListIds }),
    data: v.object({ listIds: v.array(v.number()) }),
    errors: ['TARGET_NOT_FOUND', 'LIST_NOT_FOUND'],
    owner: { field: 'listIds', missing: 'LIST_NOT_FOUND' },
    limit: [LIKES],
    touches: [],
  }),
}
