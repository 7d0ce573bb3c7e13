import { api, get, post, put } from '../api/endpoint.ts'
import type { boardsAdminOperations } from './boards-admin.ts'

export const boardsAdminApi = api<typeof boardsAdminOperations>()({
  listBoardRecords: get('/admin/boards', { access: 'admin' }),
  getBoardRecord: get('/admin/boards/:id', { access: 'admin' }),
  createBoard: post('/admin/boards', { access: 'admin', idempotent: 'key' }),
  updateBoard: put('/admin/boards/:id', { access: 'admin', idempotent: 'key' }),
  binBoards: put('/admin/boards-bin', { access: 'admin', idempotent: 'natural' }),
})
