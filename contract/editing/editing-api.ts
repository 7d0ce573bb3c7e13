import type { editingOperations } from './editing.ts'
import { api, get, put } from '../api/endpoint.ts'

export const editingApi = api<typeof editingOperations>()({
  getEditing: get('/admin/editing', { access: 'admin' }),
  startEditing: put('/admin/editing', { access: 'admin', idempotent: 'natural' }),
  stopEditing: put('/admin/editing/end', { access: 'admin', idempotent: 'natural' }),
})
