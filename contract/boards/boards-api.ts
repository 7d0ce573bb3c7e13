import { api, get } from '../api/endpoint.ts'
import type { boardsOperations } from './boards.ts'

export const boardsApi = api<typeof boardsOperations>()({
  listBoards: get('/boards', { access: 'public', offline: 'settings', maxAge: 60 }),
})
