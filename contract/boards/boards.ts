import * as v from 'valibot'
import { ROLES } from '../users/users.ts'
import { operation } from '../api/operation.ts'

/** A board of the community, as its page and the form of a post need it. */
export const Board = v.object({
  id: v.number(),
  /** Its name in addresses; never changes. */
  slug: v.string(),
  name: v.string(),
  /** One line: what it is for. */
  description: v.string(),
  /** In display order; none: its posts have no category. */
  categories: v.array(v.object({ key: v.string(), name: v.string() })),
  /** The least role that may write: every mentor is a member, every admin both. */
  writers: v.picklist(ROLES),
  /** The least role that may read its posts; absent: everybody, without an account. */
  readers: v.optional(v.picklist(ROLES)),
  /** Whether posts may have photos, and name a place. */
  photos: v.boolean(),
  places: v.boolean(),
  /** Whether authors are hidden from readers. */
  anonymous: v.boolean(),
})
export type Board = v.InferOutput<typeof Board>

export const boardsOperations = {
  listBoards: operation({
    summary: 'Boards of the community, in display order',
    data: v.array(Board),
    shows: ['boards'],
  }),
}
