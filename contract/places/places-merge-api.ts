import { api, get, post } from '../api/endpoint.ts'
import type { placesMergeOperations } from './places-merge.ts'

export const placesMergeApi = api<typeof placesMergeOperations>()({
  previewMerge: get('/admin/places/:id/merge', { access: 'admin' }),
  mergePlace: post('/admin/places/:id/merge', { access: 'admin', idempotent: 'key' }),
})
