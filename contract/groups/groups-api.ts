import { api, get } from '../api/endpoint.ts'
import type { groupsOperations } from './groups.ts'

export const groupsApi = api<typeof groupsOperations>()({
  listGroups: get('/groups', { access: 'public', offline: 'settings', maxAge: 60 }),
})
