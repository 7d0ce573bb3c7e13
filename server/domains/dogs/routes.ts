import { dogsApi } from '../../../contract/dogs/dogs-api.ts'
import { dogsOperations } from '../../../contract/dogs/member-dogs.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { addDog, changeDog, makeMain, takeDogAway } from './service.ts'
import { listDogs } from './store.ts'

export function dogsRoutes(deps: Deps): Route[] {
  const { db } = deps

  return serve(dogsApi, dogsOperations, {
    listDogs: ({ actor }) => listDogs(db, actor.userId),

    async createDog({ actor: { userId }, body }) {
      return addDog(deps, userId, body)
    },

    async saveDog({ actor: { userId }, params: { id }, body }) {
      return changeDog(db, userId, id, body)
    },

    async deleteDog({ actor: { userId }, params: { id } }) {
      return takeDogAway(db, userId, id)
    },

    async setMainDog({ actor: { userId }, params: { id } }) {
      return makeMain(db, userId, id)
    },
  })
}
