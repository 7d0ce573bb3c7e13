import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { take } from '../limits/store.ts'
import { keepPhoto, keepPrivatePhoto, readPrivatePhoto } from './service.ts'

export function photosHandlers(deps: Deps): Pick<Handlers, 'uploadPhoto' | 'uploadPrivatePhoto' | 'getPrivatePhoto'> {
  return {
    async uploadPhoto({ actor: { userId }, upload }) {
      await take(deps.db, 'photoByAccount', String(userId))
      return keepPhoto(deps, userId, upload)
    },

    async uploadPrivatePhoto({ actor: { userId }, upload }) {
      await take(deps.db, 'photoByAccount', String(userId))
      return keepPrivatePhoto(deps, userId, upload)
    },

    getPrivatePhoto: ({ actor: { userId }, params: { photo }, query: { size } }) =>
      readPrivatePhoto(deps, userId, photo, size),
  }
}
