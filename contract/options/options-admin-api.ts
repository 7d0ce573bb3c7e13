import { api, get, post, put } from '../api/endpoint.ts'
import type { optionsAdminOperations } from './options-admin.ts'

export const optionsAdminApi = api<typeof optionsAdminOperations>()({
  listOptionRecords: get('/admin/options', { access: 'admin' }),
  getOptionRecord: get('/admin/options/:id', { access: 'admin' }),
  createOption: post('/admin/options', { access: 'admin', idempotent: 'key' }),
  updateOption: put('/admin/options/:id', { access: 'admin', idempotent: 'key' }),
  binOptions: put('/admin/options-bin', { access: 'admin', idempotent: 'natural' }),
})
