import { api, get, post } from '../api/endpoint.ts'
import type { photosOperations } from './photos.ts'

export const photosApi = api<typeof photosOperations>()({
  uploadPhoto: post('/photos', { access: 'member', idempotent: 'key' }),
  uploadPrivatePhoto: post('/photos/private', { access: 'member', idempotent: 'key' }),
  getPrivatePhoto: get('/photos/private/:photo', { access: 'member' }),
})
