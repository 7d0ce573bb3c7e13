import { moderationAdminApi } from '../../../contract/reports/moderation-admin-api.ts'
import type { Case, CaseDecisionBody } from '../../../contract/reports/moderation-admin.ts'
import type { ReportKind } from '../../../contract/reports/reports.ts'
import type { Command } from '../../platform/commands/command.ts'
import { caseQuery, CASES_KEY } from './queries.ts'

export const decideCase: Command<{ kind: ReportKind; id: number; body: CaseDecisionBody }, Case> = {
  name: 'moderation.decide',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { kind, id, body }) => call(moderationAdminApi.decideCase, { params: { kind, id }, body }),
  settle: ({ queryClient }, { kind, id }, found) =>
    found && queryClient.setQueryData(caseQuery(kind, id).queryKey, found),
  touches: () => [[...CASES_KEY, 'list'], ['dashboard'], ['reviews'], ['posts'], ['post'], ['comments']],
  words: {
    done: (_input, found) =>
      found?.decisions[0]?.waiting
        ? { text: '다른 관리자가 같은 결정을 하면 이루어져요.', tone: 'info' }
        : { text: '결정했어요.', tone: 'success' },
  },
}
