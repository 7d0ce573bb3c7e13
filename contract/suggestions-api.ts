import { api, del, get, post } from './endpoint.ts'
import type { suggestionsOperations } from './suggestions.ts'

export const suggestionsApi = api<typeof suggestionsOperations>()({
  suggestChange: post('/places/:id/suggestions', { access: 'member', idempotent: 'key' }),
  listMySuggestions: get('/suggestions', { access: 'member' }),
  withdrawSuggestion: del('/suggestions/:id', { access: 'member', idempotent: 'natural' }),
})
