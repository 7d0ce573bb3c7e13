import * as v from 'valibot'
import { LIKE_KINDS } from '../../../contract/likes.ts'
import type { BegunAction, BegunPayloads } from '../session/model.ts'
import { changeLike } from './mutations.ts'

/** The heart that a visitor pressed before he logged in. */
export const likeBegun: BegunAction<BegunPayloads['likes.set']> = {
  payload: v.object({ kind: v.picklist(LIKE_KINDS), id: v.number(), count: v.number() }),
  act: async ({ count, ...target }, { queryClient, userId }) => {
    await changeLike(queryClient, userId, target, true, count)
  },
}
