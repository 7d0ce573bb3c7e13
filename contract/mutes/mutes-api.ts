import { api, get, put } from '../api/endpoint.ts'
import type { mutesOperations } from './mutes.ts'

export const mutesApi = api<typeof mutesOperations>()({
  listMutes: get('/mutes', { access: 'member' }),
  setMute: put('/mutes/:id', { access: 'member', idempotent: 'natural' }),
  muteReviewer: put('/mutes/review/:id', { access: 'member', idempotent: 'natural' }),
})
