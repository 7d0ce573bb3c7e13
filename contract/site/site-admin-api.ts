import { api, get, put } from '../api/endpoint.ts'
import type { siteAdminOperations } from './site-admin.ts'

export const siteAdminApi = api<typeof siteAdminOperations>()({
  getSettings: get('/admin/site-config', { access: 'admin' }),
  updateSettings: put('/admin/site-config', { access: 'admin', idempotent: 'key' }),
})
