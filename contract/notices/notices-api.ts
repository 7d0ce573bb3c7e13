import { api, get } from '../api/endpoint.ts'
import type { noticesOperations } from './notices.ts'

export const noticesApi = api<typeof noticesOperations>()({
  listNotices: get('/notices', { access: 'public', offline: 'list', maxAge: 60 }),
  getNotice: get('/notices/:id', { access: 'public', offline: 'detail', maxAge: 60 }),
})
