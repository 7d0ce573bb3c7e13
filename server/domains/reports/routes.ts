import { reportsApi } from '../../../contract/reports-api.ts'
import { reportsOperations } from '../../../contract/reports.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import type { ReportTargets } from './ports.ts'
import { addReport } from './store.ts'

export function reportsRoutes({ db, clock }: Deps, targets: ReportTargets): Route[] {
  return serve(reportsApi, reportsOperations, {
    async createReport({ actor: { userId }, body }) {
      await addReport(db, targets, userId, body, clock())
      return null
    },
  })
}
