import { api, get, post } from '../api/endpoint.ts'
import type { verificationAdminOperations } from './verification-admin.ts'

export const verificationAdminApi = api<typeof verificationAdminOperations>()({
  listVerification: get('/admin/verification', { access: 'admin' }),
  getPlaceToCheck: get('/admin/verification/:id', { access: 'admin' }),
  checkPlace: post('/admin/verification/:id/checks', { access: 'admin', idempotent: 'key' }),
  decideCorrection: post('/admin/suggestions/:id/decision', { access: 'admin', idempotent: 'key' }),
})
