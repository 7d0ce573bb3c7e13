import { api, get, post } from '../api/endpoint.ts'
import type { searchOperations } from './search.ts'

export const searchApi = api<typeof searchOperations>()({
  listAutocomplete: get('/search/suggestions', { access: 'public', maxAge: 60 }),
  listPopularWords: get('/search/popular', { access: 'public', offline: 'settings', maxAge: 300 }),
  recordSearch: post('/search/words', { access: 'public', idempotent: 'natural' }),
})
