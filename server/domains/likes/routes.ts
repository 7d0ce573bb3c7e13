import { likesApi } from '../../../contract/likes/likes-api.ts'
import { likesOperations } from '../../../contract/likes/likes.ts'
import { likeListOperations } from '../../../contract/likes/like-lists.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { deleteList, insertList, listLists, orderLists, setLists, updateList } from './list-store.ts'
import type { LikePorts } from './ports.ts'
import { withVersion } from '../../lib/version-of.ts'
import { likePlaces, listLikedPlaces, listLikes, setLike, setNote } from './store.ts'

export function likesRoutes({ db, clock }: Deps, { targets, places, newsroom }: LikePorts): Route[] {
  return serve(
    likesApi,
    { ...likesOperations, ...likeListOperations },
    {
      async setLike({ actor: { userId }, params: { kind, id }, body: { liked, again } }) {
        const change = { liked, now: clock(), before: again }
        return { liked, likeCount: await setLike(db, { targets, places, newsroom }, { userId, kind, id }, change) }
      },

      listLikes: ({ actor }) => listLikes(db, actor.userId),
      listLikedPlaces: ({ actor }) => listLikedPlaces(db, places, actor.userId),

      async likePlaces({ actor: { userId }, body: { ids } }) {
        return likePlaces(db, { target: targets.place, places }, userId, ids, clock())
      },

      async setLikeNote({ actor: { userId }, params: { id }, body }) {
        await setNote(db, { userId, kind: 'place', id }, body)
        return { note: body.note }
      },

      async setListsOfPlace({ actor: { userId }, params: { id }, body: { listIds } }) {
        return { listIds: await setLists(db, { userId, kind: 'place', id }, listIds) }
      },

      listLikeLists: async ({ actor }) => (await listLists(db, actor.userId)).map(withVersion),

      async createLikeList({ actor: { userId }, body }) {
        return withVersion(await insertList(db, userId, body))
      },

      async updateLikeList({ actor: { userId }, params: { id }, body }) {
        return withVersion(await updateList(db, userId, id, body))
      },

      async deleteLikeList({ actor: { userId }, params: { id } }) {
        await deleteList(db, userId, id)
        return null
      },

      async orderLikeLists({ actor: { userId }, body: { listIds } }) {
        return (await orderLists(db, userId, listIds)).map(withVersion)
      },
    },
  )
}
