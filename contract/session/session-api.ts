import { api, del, get, post } from '../api/endpoint.ts'
import type { sessionOperations } from './session.ts'

export const sessionApi = api<typeof sessionOperations>()({
  login: post('/auth/login', { access: 'public', idempotent: 'never' }),
  refresh: post('/auth/refresh', { access: 'public', idempotent: 'never' }),
  logout: post('/auth/logout', { access: 'member', idempotent: 'never' }),
  logoutEverywhere: post('/auth/logout-everywhere', { access: 'member', idempotent: 'never' }),
  listSessions: get('/auth/sessions', { access: 'member' }),
  endSession: del('/auth/sessions/:id', { access: 'member', idempotent: 'natural' }),
  confirmIdentity: post('/auth/confirm', { access: 'member', idempotent: 'never' }),
  readConfirmation: get('/auth/confirm', { access: 'member' }),
  withdraw: post('/auth/withdraw', { access: 'member', idempotent: 'never' }),
})
