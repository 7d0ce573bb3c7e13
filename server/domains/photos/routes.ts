import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { take } from '../limits/store.ts'
import { keepPhoto } from './service.ts'

export function photosHandlers(deps: Deps): Pick<Handlers, 'uploadPhoto'> {
  return {
    async uploadPhoto({ actor: { userId }, upload }) {
      await take(deps.db, 'photoByAccount', String(userId))
      return keepPhoto(deps, userId, upload)
    },
  }
}
