import { dogsApi } from '../../../contract/dogs-api.ts'
import { dogsOperations } from '../../../contract/member-dogs.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import { take } from '../limits/store.ts'
import { addDog, changeDog, makeMain, takeDogAway } from './service.ts'
import { listDogs } from './store.ts'

export function dogsRoutes(deps: Deps): Route[] {
  const { db } = deps
  const takeWrite = (userId: number) => take(db, 'dogByAccount', String(userId))

  return serve(dogsApi, dogsOperations, {
    listDogs: ({ actor }) => listDogs(db, actor.userId),

    async createDog({ actor: { userId }, body }) {
      await takeWrite(userId)
      return addDog(deps, userId, body)
    },

    async saveDog({ actor: { userId }, params: { id }, body }) {
      await takeWrite(userId)
      return changeDog(db, userId, id, body)
    },

    async deleteDog({ actor: { userId }, params: { id } }) {
      await takeWrite(userId)
      return takeDogAway(db, userId, id)
    },

    async setMainDog({ actor: { userId }, params: { id } }) {
      await takeWrite(userId)
      return makeMain(db, userId, id)
    },
  })
}
