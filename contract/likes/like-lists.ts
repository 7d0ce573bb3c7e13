import * as v from 'valibot'
import { basedOnVersion, version } from '../api/based-on.ts'
import { MINUTE } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { LIKES, ListIds } from './likes.ts'
import { idText } from '../api/wire.ts'
import { Line } from '../text/plain-text.ts'

/** Names of design tokens; the page defines their colours for the light and the dark theme. */
export const LIST_COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'gray'] as const
export type ListColor = (typeof LIST_COLORS)[number]

export const LIST_NAME_LENGTH = 20

const Name = v.pipe(
  Line,
  v.minLength(1, '이름을 입력해 주세요.'),
  v.maxLength(LIST_NAME_LENGTH, `${LIST_NAME_LENGTH}자까지 쓸 수 있어요.`),
)

/** Name, colour and icon of a list. */
export const ListLook = v.object({ name: Name, color: v.picklist(LIST_COLORS) })

/** A member's own list of liked places; each like names its lists (`Like.listIds`). */
export const LikeList = v.object({ id: v.number(), version, name: v.string(), color: v.picklist(LIST_COLORS) })
export type LikeList = v.InferOutput<typeof LikeList>

const ListEdit = v.object({ ...ListLook.entries, basedOn: basedOnVersion })
export type ListEdit = v.InferOutput<typeof ListEdit>

const LISTS = { name: 'likeListByAccount', per: '{member}', points: 200, seconds: 10 * MINUTE } as const

export const likeListOperations = {
  listLikeLists: operation({
    summary: 'The like lists of the logged-in user, in their order',
    data: v.array(LikeList),
    owner: 'caller',
  }),

  createLikeList: operation({
    summary: 'Creates a list at the end',
    body: ListLook,
    data: LikeList,
    errors: ['LIST_NAME_TAKEN', 'LISTS_FULL'],
    owner: 'caller',
    limit: [LISTS],
    whileSuspended: true,
    touches: [],
  }),

  updateLikeList: operation({
    summary: 'Updates the name and appearance of a list',
    params: v.object({ id: idText }),
    body: ListEdit,
    data: LikeList,
    errors: ['LIST_NOT_FOUND', 'LIST_NAME_TAKEN', 'EDITED_ELSEWHERE'],
    owner: { param: 'id', missing: 'LIST_NOT_FOUND' },
    limit: [LISTS],
    whileSuspended: true,
    touches: [],
  }),

  /** Its places stay liked. */
  deleteLikeList: operation({
    summary: 'Deletes a list; its places stay liked',
    params: v.object({ id: idText }),
    data: v.null(),
    errors: ['LIST_NOT_FOUND'],
    owner: { param: 'id', missing: 'LIST_NOT_FOUND' },
    limit: [LISTS],
    whileSuspended: true,
    touches: [],
  }),

  /** Lists that aren't named (created meanwhile on another device) follow those that are. */
  orderLikeLists: operation({
    summary: 'Sets the order of the lists',
    body: v.object({ listIds: ListIds }),
    data: v.array(LikeList),
    owner: 'caller',
    limit: [LISTS],
    whileSuspended: true,
    touches: [],
  }),

  /** Replaces: all lists that the place is to be in, empty for none. */
  setListsOfPlace: operation({
    summary: 'Sets the lists that hold a liked place; it is removed from all others',
    params: v.object({ id: idText }),
    body: v.object({ listIds: ListIds }),
    data: v.object({ listIds: v.array(v.number()) }),
    errors: ['TARGET_NOT_FOUND', 'PLACE_MERGED', 'LIST_NOT_FOUND'],
    owner: { field: 'listIds', missing: 'LIST_NOT_FOUND' },
    limit: [LIKES],
    whileSuspended: true,
    touches: [],
  }),
}
