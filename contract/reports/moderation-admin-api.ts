import { api, get, post } from '../api/endpoint.ts'
import type { moderationAdminOperations } from './moderation-admin.ts'

export const moderationAdminApi = api<typeof moderationAdminOperations>()({
  listCases: get('/admin/reports', { access: 'admin' }),
  getCase: get('/admin/reports/:kind/:id', { access: 'admin' }),
  decideCase: post('/admin/reports/:kind/:id/decision', { access: 'admin', idempotent: 'key' }),
})
