import type { photosApi } from '../../../contract/photos-api.ts'
import type { Examples } from '../../testing/example.ts'
import { samplePhoto } from '../../testing/sample-photo.ts'
import { keepPrivatePhoto } from './service.ts'

export const photosExamples: Examples<typeof photosApi> = {
  uploadPhoto: async () => ({ upload: await samplePhoto() }),
  uploadPrivatePhoto: async () => ({ upload: await samplePhoto() }),
  getPrivatePhoto: async ({ id }, { deps }) => {
    const photo = (await keepPrivatePhoto(deps, id, await samplePhoto())).id
    return { params: { photo }, query: { size: 'small' } }
  },
}
