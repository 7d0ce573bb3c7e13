import { appealsApi } from '../../../contract/reports/appeals-api.ts'
import { appealsOperations } from '../../../contract/reports/appeals.ts'
import { moderationAdminApi } from '../../../contract/reports/moderation-admin-api.ts'
import { moderationAdminOperations } from '../../../contract/reports/moderation-admin.ts'
import { reportsApi } from '../../../contract/reports/reports-api.ts'
import { MAX_LISTED_REPORTS, reportsOperations } from '../../../contract/reports/reports.ts'
import type { Newsroom } from '../../db/content/news.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { addAppeal, listMyCases } from './appeal-store.ts'
import { decideCase } from './case-service.ts'
import type { ReportParts, ReportTargets } from './ports.ts'
import { listCases, readCase } from './queue-store.ts'
import { addReport } from './report-service.ts'
import { listReportsOf } from './store.ts'

export function reportsRoutes(deps: Deps, targets: ReportTargets, parts: ReportParts, newsroom: Newsroom): Route[] {
  const { db, clock } = deps
  return [
    ...serve(reportsApi, reportsOperations, {
      async createReport({ actor: { userId }, body }) {
        await addReport({ db, targets, parts, newsroom, now: clock() }, userId, body)
        return null
      },

      listMyReports: ({ actor: { userId } }) => listReportsOf(db, userId, MAX_LISTED_REPORTS),
    }),
    ...serve(appealsApi, appealsOperations, {
      listMyCases: ({ actor: { userId } }) => listMyCases(db, targets, userId, clock()),

      async createAppeal({ actor: { userId }, params: target, body: { text } }) {
        await addAppeal(db, targets, { target, userId, text, now: clock() })
        return listMyCases(db, targets, userId, clock())
      },
    }),
    ...serve(moderationAdminApi, moderationAdminOperations, {
      listCases: ({ query }) => listCases(db, targets, query),

      getCase: ({ actor: { userId }, params }) => readCase(db, targets, params, userId),

      async decideCase({ actor: { userId }, ip, userAgent, params, body }) {
        await decideCase({ deps, targets, newsroom, by: { userId, ip, userAgent } }, params, body)
        return readCase(db, targets, params, userId)
      },
    }),
  ]
}
