import { api, get } from '../api/endpoint.ts'
import type { optionsOperations } from './options.ts'

export const optionsApi = api<typeof optionsOperations>()({
  listOptions: get('/options', { access: 'public', offline: 'settings', maxAge: 60 }),
})
