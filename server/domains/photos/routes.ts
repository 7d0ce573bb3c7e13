import { photosApi } from '../../../contract/photos-api.ts'
import { photosOperations } from '../../../contract/photos.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import { keepPhoto, keepPrivatePhoto, readPrivatePhoto } from './service.ts'

export function photosRoutes(deps: Deps): Route[] {
  return serve(photosApi, photosOperations, {
    async uploadPhoto({ actor: { userId }, upload }) {
      return keepPhoto(deps, userId, upload)
    },

    async uploadPrivatePhoto({ actor: { userId }, upload }) {
      return keepPrivatePhoto(deps, userId, upload)
    },

    getPrivatePhoto: ({ actor: { userId }, params: { photo }, query: { size } }) =>
      readPrivatePhoto(deps, userId, photo, size),
  })
}
