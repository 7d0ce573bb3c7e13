import { api, get, post } from '../api/endpoint.ts'
import type { reportsOperations } from './reports.ts'

export const reportsApi = api<typeof reportsOperations>()({
  createReport: post('/reports', { access: 'member', idempotent: 'natural' }),
  listMyReports: get('/reports', { access: 'member' }),
})
