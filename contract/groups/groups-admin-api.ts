import { api, get, post, put } from '../api/endpoint.ts'
import type { groupsAdminOperations } from './groups-admin.ts'

export const groupsAdminApi = api<typeof groupsAdminOperations>()({
  listGroupRecords: get('/admin/groups', { access: 'admin' }),
  getGroupRecord: get('/admin/groups/:id', { access: 'admin' }),
  createGroup: post('/admin/groups', { access: 'admin', idempotent: 'key' }),
  updateGroup: put('/admin/groups/:id', { access: 'admin', idempotent: 'key' }),
  binGroups: put('/admin/groups-bin', { access: 'admin', idempotent: 'natural' }),
})
