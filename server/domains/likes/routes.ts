import type { Deps } from '../../deps.ts'
import { fail } from '../../fail.ts'
import type { Handlers } from '../../http/handler.ts'
import { take } from '../limits/store.ts'
import { listLikedPlaces, listLikes, setLike } from './store.ts'

const PAGE = 20

type LikesHandlers = Pick<Handlers, 'setLike' | 'listLikes' | 'listLikedPlaces'>

export function likesHandlers({ db, clock }: Deps): LikesHandlers {
  return {
    async setLike({ actor: { userId }, params: { kind, id }, body: { liked } }) {
      await take(db, 'likeByAccount', String(userId))
      return { liked, likeCount: await setLike(db, { userId, kind, id }, liked, clock()) }
    },

    listLikes: ({ actor }) => listLikes(db, actor.userId),

    async listLikedPlaces({ actor, query: { cursor, limit = PAGE } }) {
      const before = cursor === undefined ? null : readCursor(cursor)
      const found = await listLikedPlaces(db, actor.userId, { before, limit: limit + 1 })
      const items = found.slice(0, limit)
      const last = found.length > limit ? items.at(-1) : undefined
      return {
        items: items.map(({ likedAt, place }) => ({ likedAt, place })),
        cursor: last ? last.position.toString(36) : null,
      }
    },
  }
}

/** Refuses what no page has ended with. */
function readCursor(cursor: string): number {
  const position = Number.parseInt(cursor, 36)
  return Number.isSafeInteger(position) && position > 0 && position.toString(36) === cursor
    ? position
    : fail('BAD_CURSOR')
}
