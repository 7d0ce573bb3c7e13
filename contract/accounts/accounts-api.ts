import { api, get, post, put } from '../api/endpoint.ts'
import type { accountsOperations } from './accounts.ts'

export const accountsApi = api<typeof accountsOperations>()({
  checkNickname: get('/users/nickname-availability', { access: 'public' }),
  sendEmailAuthcode: post('/users/send-email-authcode', { access: 'public', idempotent: 'never' }),
  checkEmailAuthcode: post('/users/check-email-authcode', { access: 'public', idempotent: 'never' }),
  registerUser: post('/users', { access: 'public', idempotent: 'never' }),
  resetPassword: post('/users/reset-password', { access: 'public', idempotent: 'never' }),
  readPasswordReset: post('/users/reset-password/read', { access: 'public', idempotent: 'never' }),
  completePasswordReset: post('/users/reset-password/complete', { access: 'public', idempotent: 'never' }),
  getMe: get('/users/me', { access: 'member' }),
  updateMe: put('/users/me', { access: 'member', idempotent: 'natural' }),
  listConsents: get('/users/me/consents', { access: 'member' }),
  agree: put('/users/me/consents', { access: 'member', idempotent: 'natural' }),
  setMyPhoto: put('/users/me/photo', { access: 'member', idempotent: 'natural' }),
  changePassword: put('/users/pass-change', { access: 'member', idempotent: 'never' }),
  exportMe: get('/users/me/export', { access: 'member' }),
})
