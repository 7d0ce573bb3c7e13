import { api, del, get, post } from '../api/endpoint.ts'
import type { proposalsOperations } from './proposals.ts'

export const proposalsApi = api<typeof proposalsOperations>()({
  proposePlace: post('/proposals', { access: 'member', idempotent: 'key' }),
  listMyProposals: get('/proposals', { access: 'member' }),
  withdrawProposal: del('/proposals/:id', { access: 'member', idempotent: 'natural' }),
})
