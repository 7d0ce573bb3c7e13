import type { auditApi } from '../../../contract/audit-api.ts'
import type { Examples } from '../../testing/example.ts'

export const auditExamples: Examples<typeof auditApi> = { listAuditEvents: { query: { kind: '!site', target: '1' } } }
