import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { moderationAdminApi } from '../../../contract/moderation-admin-api.ts'
import type { CaseList } from '../../../contract/moderation-admin.ts'
import type { ReportKind } from '../../../contract/reports.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'

export const CASES_KEY = ['backoffice', 'cases']

export const casesQuery = (state: CaseList, from: number) =>
  queryOptions({
    queryKey: [...CASES_KEY, 'list', state, from],
    queryFn: ({ signal }) => call(moderationAdminApi.listCases, { query: { state, from }, signal }),
    meta: { shows: AS_CONTENT },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const caseQuery = (kind: ReportKind, id: number) =>
  queryOptions({
    queryKey: [...CASES_KEY, 'one', kind, id],
    queryFn: ({ signal }) => call(moderationAdminApi.getCase, { params: { kind, id }, signal }),
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })
