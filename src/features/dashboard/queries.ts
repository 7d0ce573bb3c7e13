import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { dashboardApi } from '../../../contract/dashboard/dashboard-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'

/** What waits, and what was added in so many days. */
export const dashboardQuery = (days: number) =>
  queryOptions({
    queryKey: ['dashboard', days],
    queryFn: ({ signal }) => call(dashboardApi.getDashboard, { query: { days }, signal }),
    meta: { shows: AS_CONTENT },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
