import type { photosApi } from '../../../contract/photos/photos-api.ts'
import type { Examples } from '../../testing/example.ts'
import { samplePhoto } from '../../testing/sample-photo.ts'
import { preparePrivatePhoto } from './service.ts'

export const photosExamples: Examples<typeof photosApi> = {
  uploadPhoto: async () => ({ upload: await samplePhoto() }),
  uploadPrivatePhoto: async () => ({ upload: await samplePhoto() }),
  getPrivatePhoto: async ({ id }, { deps }) => {
    const { signal } = new AbortController()
    const prepared = await preparePrivatePhoto(deps, id, { upload: await samplePhoto(), signal })
    const { id: photo } = await prepared.commit()
    return { params: { photo }, query: { size: 'small' } }
  },
}
