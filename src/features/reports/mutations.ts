import { appealsApi } from '../../../contract/reports/appeals-api.ts'
import { reportsApi } from '../../../contract/reports/reports-api.ts'
import type { AppealBody, MyCase } from '../../../contract/reports/appeals.ts'
import type { ReportForm, ReportKind } from '../../../contract/reports/reports.ts'
import type { Command } from '../../platform/commands/command.ts'
import { myCasesQuery, myReportsQuery } from './queries.ts'

export const createReport: Command<ReportForm, unknown> = {
  name: 'reports.create',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, body) => call(reportsApi.createReport, { body }),
  // What was reported is out of its reporter's sight at once, on this device also before the server is asked again.
  settle: ({ queryClient, author }, { kind, id, part, reason, text }) => {
    const { queryKey } = myReportsQuery(author)
    const mine = { kind, id, reason, text, reportedAt: new Date().toISOString(), outcome: null }
    // A nickname or a photo has a number that only the server knows, and the rest of what was written stays.
    if (!part) queryClient.setQueryData(queryKey, (reports = []) => [mine, ...reports])
    return queryClient.invalidateQueries({ queryKey })
  },
  words: { done: () => ({ text: '신고했어요. 살펴보고 알맞게 처리할게요.', tone: 'success' }) },
}

export const createAppeal: Command<{ kind: ReportKind; id: number; body: AppealBody }, MyCase[]> = {
  name: 'reports.appeal',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { kind, id, body }) => call(appealsApi.createAppeal, { params: { kind, id }, body }),
  settle: ({ queryClient, author }, _, cases) => queryClient.setQueryData(myCasesQuery(author).queryKey, cases),
  words: { done: () => ({ text: '이의를 제기했어요. 다른 운영자가 살펴볼게요.', tone: 'success' }) },
}
