import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { take } from '../limits/store.ts'
import { addDog, changeDog, makeMain, takeDogAway } from './service.ts'
import { listDogs } from './store.ts'

type DogsHandlers = Pick<Handlers, 'listDogs' | 'createDog' | 'saveDog' | 'deleteDog' | 'setMainDog'>

export function dogsHandlers(deps: Deps): DogsHandlers {
  const { db } = deps
  const takeWrite = (userId: number) => take(db, 'dogByAccount', String(userId))

  return {
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
  }
}
