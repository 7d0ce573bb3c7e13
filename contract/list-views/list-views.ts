import * as v from 'valibot'
import { operation } from '../api/operation.ts'
import { shortText } from '../records/records.ts'
import { idText } from '../api/wire.ts'

/** Views of one list that an admin may keep. */
export const MOST_VIEWS = 50

/** The list by its address below `/adm/`: `place`, `master/board`. */
const listName = v.pipe(v.string(), v.regex(/^[a-z][a-z/-]{0,39}$/, '목록의 이름이 올바르지 않아요.'))

/** What the address of a list has: order, filters, search and columns. */
const Search = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/, '쓸 수 없는 조건이에요.')),
    v.pipe(v.string(), v.maxLength(400, '400자까지 쓸 수 있어요.')),
  ),
  v.maxEntries(20, '조건이 너무 많아요.'),
)

/** A kept view of a list of the back office. */
export const ListView = v.object({
  id: v.number(),
  name: v.string(),
  search: v.record(v.string(), v.string()),
  /** All admins see it. */
  shared: v.boolean(),
  /** The caller keeps it: only they change or delete it. */
  mine: v.boolean(),
  /** Who keeps it. */
  by: v.string(),
})
export type ListView = v.InferOutput<typeof ListView>

export const ListViewBody = v.object({ list: listName, name: shortText(30), search: Search, shared: v.boolean() })
export type ListViewBody = v.InferOutput<typeof ListViewBody>

export const listViewOperations = {
  listViews: operation({
    summary: 'Kept views of a list: the caller’s own, and those that other admins share',
    query: v.object({ list: listName }),
    data: v.array(ListView),
    owner: 'caller',
  }),
  saveView: operation({
    summary: 'Keeps a view of a list; one of that name is replaced',
    body: ListViewBody,
    data: v.array(ListView),
    errors: ['VIEWS_FULL'],
    owner: 'caller',
    limit: [],
    touches: [],
  }),
  deleteView: operation({
    summary: 'Deletes a view that the caller keeps',
    params: v.object({ id: idText }),
    data: v.null(),
    errors: ['RECORD_NOT_FOUND'],
    owner: { param: 'id', missing: 'RECORD_NOT_FOUND' },
    limit: [],
    touches: [],
  }),
}
