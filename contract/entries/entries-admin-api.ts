import { api, get } from '../api/endpoint.ts'
import type { entriesAdminOperations } from './entries-admin.ts'

export const entriesAdminApi = api<typeof entriesAdminOperations>()({
  listEntryRecords: get('/admin/entries', { access: 'admin' }),
})
