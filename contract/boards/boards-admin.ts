import * as v from 'valibot'
import { ROLES } from '../users/users.ts'
import { type BoardRules, isReadByWriters } from './board-rules.ts'
import { binRecords, createRecord, getRecord, listRecords, updateRecord } from '../records/record-operations.ts'
import { positionNumber, recordFields, recordKey, recordQuery, shortText, versionNumber } from '../records/records.ts'

export const MAX_CATEGORIES = 12

export const BoardCategory = v.object({ key: recordKey, name: shortText(20) })

const Fields = v.object({
  /** In addresses; set once. */
  slug: recordKey,
  name: shortText(20),
  description: shortText(60),
  /** In display order. A post keeps the category that it was written in. */
  categories: v.pipe(
    v.array(BoardCategory),
    v.maxLength(MAX_CATEGORIES, `${MAX_CATEGORIES}개까지 쓸 수 있어요.`),
    v.check((all) => new Set(all.map(({ key }) => key)).size === all.length, '같은 키가 두 번 있어요.'),
  ),
  writers: v.picklist(ROLES),
  /** null: everybody. */
  readers: v.nullable(v.picklist(ROLES)),
  photos: v.boolean(),
  places: v.boolean(),
  anonymous: v.boolean(),
  /** Hidden: nobody reads its posts, and nobody writes. */
  visible: v.boolean(),
  position: positionNumber,
})
export const BOARD_FIELDS = Fields.entries

/* @__NO_SIDE_EFFECTS__ */
export const writersRead = <T extends BoardRules>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed || isReadByWriters(dataset.value)) return
    const input = dataset.value as unknown as Record<string, unknown>
    addIssue({
      message: '읽을 수 있는 사람만 쓸 수 있어요.',
      path: [{ type: 'object', origin: 'value', input, key: 'writers', value: input['writers'] }],
    })
  })

export const BoardBody = v.pipe(Fields, writersRead<v.InferOutput<typeof Fields>>())
export type BoardBody = v.InferOutput<typeof BoardBody>

export const BoardRecord = v.object({
  ...recordFields,
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  categories: v.array(v.object({ key: v.string(), name: v.string() })),
  writers: v.picklist(ROLES),
  readers: v.nullable(v.picklist(ROLES)),
  photos: v.boolean(),
  places: v.boolean(),
  anonymous: v.boolean(),
  visible: v.boolean(),
  position: v.number(),
})
export type BoardRecord = v.InferOutput<typeof BoardRecord>

/** Posts and comments of a board are shown or not as their board is; so is the way to a post from the place of which it tells. */
const BOARD_TOUCHES = ['boards', 'place'] as const

export const boardsAdminOperations = {
  listBoardRecords: listRecords({
    summary: 'Boards of the community in the back office',
    query: recordQuery(['position', 'name', 'updated', 'created'], {}),
    record: BoardRecord,
  }),
  getBoardRecord: getRecord({ summary: 'One board in the back office, also from the bin', record: BoardRecord }),
  createBoard: createRecord({
    summary: 'Adds a board',
    body: BoardBody,
    record: BoardRecord,
    errors: ['KEY_TAKEN'],
    touches: BOARD_TOUCHES,
  }),
  updateBoard: updateRecord({
    summary: 'Changes a board, except its name in addresses',
    body: v.pipe(v.object({ ...BOARD_FIELDS, version: versionNumber }), writersRead<BoardBody & { version: number }>()),
    record: BoardRecord,
    touches: BOARD_TOUCHES,
  }),
  binBoards: binRecords({
    summary: 'Puts boards without posts into the bin, or takes them out',
    errors: ['BOARD_IN_USE'],
    touches: BOARD_TOUCHES,
  }),
}
