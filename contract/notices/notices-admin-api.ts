import { api, get, post, put } from '../api/endpoint.ts'
import type { noticesAdminOperations } from './notices-admin.ts'

export const noticesAdminApi = api<typeof noticesAdminOperations>()({
  listNoticeRecords: get('/admin/notices', { access: 'admin' }),
  getNoticeRecord: get('/admin/notices/:id', { access: 'admin' }),
  createNotice: post('/admin/notices', { access: 'admin', idempotent: 'key' }),
  updateNotice: put('/admin/notices/:id', { access: 'admin', idempotent: 'key' }),
  uploadNoticeFile: post('/admin/notices-files', { access: 'admin', idempotent: 'key' }),
  binNotices: put('/admin/notices-bin', { access: 'admin', idempotent: 'natural' }),
})
