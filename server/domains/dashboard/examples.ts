import type { dashboardApi } from '../../../contract/dashboard/dashboard-api.ts'
import type { Examples } from '../../testing/example.ts'

export const dashboardExamples: Examples<typeof dashboardApi> = { getDashboard: { query: { days: '7' } } }
