import { moderationAdminApi } from '../../../contract/moderation-admin-api.ts'
import { moderationAdminOperations } from '../../../contract/moderation-admin.ts'
import { reportsApi } from '../../../contract/reports-api.ts'
import { reportsOperations } from '../../../contract/reports.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import { decideCase } from './case-service.ts'
import { listCases, readCase } from './case-store.ts'
import type { ReportTargets } from './ports.ts'
import { addReport } from './store.ts'

export function reportsRoutes(deps: Deps, targets: ReportTargets): Route[] {
  const { db, clock } = deps
  return [
    ...serve(reportsApi, reportsOperations, {
      async createReport({ actor: { userId }, body }) {
        await addReport(db, targets, userId, body, clock())
        return null
      },
    }),
    ...serve(moderationAdminApi, moderationAdminOperations, {
      listCases: ({ query }) => listCases(db, targets, query),

      getCase: ({ params }) => readCase(db, targets, params),

      async decideCase({ actor: { userId }, ip, userAgent, params, body }) {
        await decideCase({ deps, targets, by: { userId, ip, userAgent } }, params, body)
        return readCase(db, targets, params)
      },
    }),
  ]
}
