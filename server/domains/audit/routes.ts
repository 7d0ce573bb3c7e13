import { auditApi } from '../../../contract/audit/audit-api.ts'
import { auditOperations } from '../../../contract/audit/audit.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { listEvents } from './list-store.ts'

export const auditRoutes = ({ db, keys }: Deps): Route[] =>
  serve(auditApi, auditOperations, {
    listAuditEvents: ({ query }) => listEvents({ db, key: keys.of('cursors of audit events') }, query),
  })
