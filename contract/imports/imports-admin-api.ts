import { api, get, post, put } from '../api/endpoint.ts'
import type { importsAdminOperations } from './imports-admin.ts'

export const importsAdminApi = api<typeof importsAdminOperations>()({
  listImports: get('/admin/imports', { access: 'admin' }),
  getImport: get('/admin/imports/:id', { access: 'admin' }),
  createImport: post('/admin/imports', { access: 'admin', idempotent: 'key' }),
  sendImportPiece: put('/admin/imports/:id/files/:file', { access: 'admin', idempotent: 'natural' }),
  listImportChanges: get('/admin/imports/:id/changes', { access: 'admin' }),
  chooseImportChanges: put('/admin/imports/:id/choice', { access: 'admin', idempotent: 'natural' }),
  listImportRemains: get('/admin/imports/:id/remains', { access: 'admin' }),
  actOnImport: post('/admin/imports/:id/acts', { access: 'admin', idempotent: 'key' }),
})
