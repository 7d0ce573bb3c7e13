import { LIKE_PORTS } from '../../compose/ports.ts'
import type { likesApi } from '../../../contract/likes/likes-api.ts'
import type { Examples, Prepared, World } from '../../testing/example.ts'
import type { Member } from '../../testing/members.ts'
import { insertList } from './list-store.ts'
import { setLike } from './store.ts'

/** A member with one like. */
const liked: Prepared = async ({ id }, { deps: { db } }) => {
  const target = { userId: id, kind: 'place', id: 1 } as const
  await setLike(db, LIKE_PORTS, target, { liked: true, now: new Date() })
  return {}
}

/** A member with one list. */
const listed = async ({ id }: Member, { deps: { db }, next }: World) => ({
  params: { id: String((await insertList(db, id, { name: `제주 ${next()}`, color: 'blue' })).id) },
})

export const likesExamples: Examples<typeof likesApi> = {
  setLike: { params: { kind: 'place', id: '1' }, body: { liked: true } },
  listLikes: liked,
  listLikedPlaces: liked,
  likePlaces: { body: { ids: [1, 2] } },
  setLikeNote: async (...who) => ({ ...(await liked(...who)), params: { id: '1' }, body: { note: '주차 넓음' } }),
  listLikeLists: listed,
  createLikeList: { body: { color: 'red', name: '강릉' } },
  updateLikeList: async (...who) => ({ ...(await listed(...who)), body: { color: 'red', name: '강릉' } }),
  deleteLikeList: listed,
  orderLikeLists: async (...who) => {
    const { params } = await listed(...who)
    return { body: { listIds: [Number(params.id)] } }
  },
  setListsOfPlace: async (...who) => {
    const { params } = await listed(...who)
    await liked(...who)
    return { params: { id: '1' }, body: { listIds: [Number(params.id)] } }
  },
}
