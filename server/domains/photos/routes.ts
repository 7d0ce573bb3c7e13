import { photosApi } from '../../../contract/photos/photos-api.ts'
import { photosOperations } from '../../../contract/photos/photos.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { preparePhoto, preparePrivatePhoto, readPrivatePhoto } from './service.ts'

export function photosRoutes(deps: Deps): Route[] {
  return serve(photosApi, photosOperations, {
    uploadPhoto: { prepare: ({ actor: { userId }, ...upload }) => preparePhoto(deps, userId, upload) },
    uploadPrivatePhoto: { prepare: ({ actor: { userId }, ...upload }) => preparePrivatePhoto(deps, userId, upload) },

    getPrivatePhoto: ({ actor: { userId }, params: { photo }, query: { size } }) =>
      readPrivatePhoto(deps, userId, photo, size),
  })
}
