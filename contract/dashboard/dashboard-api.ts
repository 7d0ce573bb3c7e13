import { api, get } from '../api/endpoint.ts'
import type { dashboardOperations } from './dashboard.ts'

export const dashboardApi = api<typeof dashboardOperations>()({
  getDashboard: get('/admin/dashboard', { access: 'admin' }),
})
