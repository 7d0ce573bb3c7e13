import type { appealsOperations } from './appeals.ts'
import { api, get, post } from '../api/endpoint.ts'

export const appealsApi = api<typeof appealsOperations>()({
  listMyCases: get('/cases/mine', { access: 'member' }),
  createAppeal: post('/cases/:kind/:id/appeal', { access: 'member', idempotent: 'key' }),
})
