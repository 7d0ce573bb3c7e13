import { api, del, get, put } from '../api/endpoint.ts'
import type { listViewOperations } from './list-views.ts'

export const listViewsApi = api<typeof listViewOperations>()({
  listViews: get('/admin/list-views', { access: 'admin' }),
  saveView: put('/admin/list-views', { access: 'admin', idempotent: 'natural' }),
  deleteView: del('/admin/list-views/:id', { access: 'admin', idempotent: 'natural' }),
})
