import { queryOptions, useQuery } from '@tanstack/react-query'
import { appealsApi } from '../../../contract/reports/appeals-api.ts'
import { reportsApi } from '../../../contract/reports/reports-api.ts'
import type { Report, ReportKind } from '../../../contract/reports/reports.ts'
import { call } from '../../platform/api/api.ts'
import { IF_POSSIBLE } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'
import { useSession } from '../session/state.ts'

export const myReportsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'reports'),
    queryFn: ({ signal }) => call(reportsApi.listMyReports, { signal }),
    meta: { ...memberPersisted('listMyReports'), shows: IF_POSSIBLE },
    enabled: userId !== null,
    staleTime: 5 * 60_000,
  })

/** What of the member is hidden from others. */
export const myCasesQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'cases'),
    queryFn: ({ signal }) => call(appealsApi.listMyCases, { signal }),
    meta: { ...memberPersisted('listMyCases'), shows: IF_POSSIBLE },
    enabled: userId !== null,
    staleTime: 0,
  })

const NONE: readonly Report[] = []

/** Tells which things of a kind the member has reported: they don't see them any more. */
export function useReported(kind: ReportKind): (id: number) => boolean {
  const { data = NONE } = useQuery(myReportsQuery(useSession().userId))
  const ids = new Set(data.filter((report) => report.kind === kind).map(({ id }) => id))
  return (id) => ids.has(id)
}
