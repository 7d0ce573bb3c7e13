import { api, get, post } from '../api/endpoint.ts'
import type { proposalsAdminOperations } from './proposals-admin.ts'

export const proposalsAdminApi = api<typeof proposalsAdminOperations>()({
  listProposals: get('/admin/proposals', { access: 'admin' }),
  getProposal: get('/admin/proposals/:id', { access: 'admin' }),
  declineProposal: post('/admin/proposals/:id/decision', { access: 'admin', idempotent: 'key' }),
})
