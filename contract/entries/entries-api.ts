import { api, del, get, put } from '../api/endpoint.ts'
import type { entriesOperations } from './entries.ts'

export const entriesApi = api<typeof entriesOperations>()({
  reportEntry: put('/places/:id/entries', { access: 'member', idempotent: 'natural' }),
  changeEntry: put('/entries/:id', { access: 'member', idempotent: 'natural' }),
  withdrawEntry: del('/entries/:id', { access: 'member', idempotent: 'natural' }),
  listMyEntries: get('/entries', { access: 'member' }),
})
