import { api, del, get, post } from '../api/endpoint.ts'
import type { correctionsOperations } from './corrections.ts'

export const correctionsApi = api<typeof correctionsOperations>()({
  proposeCorrection: post('/places/:id/suggestions', { access: 'member', idempotent: 'key' }),
  listMyCorrections: get('/suggestions', { access: 'member' }),
  withdrawCorrection: del('/suggestions/:id', { access: 'member', idempotent: 'natural' }),
})
