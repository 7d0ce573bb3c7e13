import { dashboardApi } from '../../../contract/dashboard/dashboard-api.ts'
import { dashboardOperations } from '../../../contract/dashboard/dashboard.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import type { DashboardPorts } from './ports.ts'
import { readDashboard } from './service.ts'

export const dashboardRoutes = ({ db, clock }: Deps, ports: DashboardPorts): Route[] =>
  serve(dashboardApi, dashboardOperations, {
    getDashboard: ({ query }) => readDashboard(db, ports, query.days, clock()),
  })
