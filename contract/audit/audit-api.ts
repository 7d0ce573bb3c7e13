import { api, get } from '../api/endpoint.ts'
import type { auditOperations } from './audit.ts'

export const auditApi = api<typeof auditOperations>()({
  listAuditEvents: get('/admin/audit-events', { access: 'admin' }),
})
