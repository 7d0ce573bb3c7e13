import { api, get, post } from '../api/endpoint.ts'
import type { membersAdminOperations } from './members-admin.ts'

export const membersAdminApi = api<typeof membersAdminOperations>()({
  listMembers: get('/admin/users', { access: 'admin' }),
  getMember: get('/admin/users/:id', { access: 'admin' }),
  revealMember: post('/admin/users/:id/reveal', { access: 'admin', idempotent: 'never' }),
  createMember: post('/admin/users', { access: 'admin', idempotent: 'key' }),
  actOnMember: post('/admin/users/:id/acts', { access: 'admin', idempotent: 'key' }),
  decideAct: post('/admin/acts/:id/decision', { access: 'admin', idempotent: 'key' }),
})
