import { queryOptions } from '@tanstack/react-query'
import { moderationAdminApi } from '../../../contract/reports/moderation-admin-api.ts'
import type { CaseList, CaseRow } from '../../../contract/reports/moderation-admin.ts'
import type { ReportKind } from '../../../contract/reports/reports.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import type { ReadQueue } from '../backoffice/queries.ts'

export const CASES_KEY = ['backoffice', 'cases']

export interface CaseSearch {
  state: CaseList
  kind?: string | undefined
  reason?: string | undefined
  q?: string | undefined
}

export const casesKey = (search: CaseSearch) => [...CASES_KEY, 'list', search]
export const readCases =
  (search: CaseSearch): ReadQueue<CaseRow> =>
  (call, place, signal) =>
    call(moderationAdminApi.listCases, { query: { ...search, ...place }, signal })

export const caseQuery = (kind: ReportKind, id: number) =>
  queryOptions({
    queryKey: [...CASES_KEY, 'one', kind, id],
    queryFn: ({ signal }) => call(moderationAdminApi.getCase, { params: { kind, id }, signal }),
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })
