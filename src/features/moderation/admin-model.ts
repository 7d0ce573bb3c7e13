import type { CaseDecision } from '../../../contract/moderation-admin.ts'
import type { ReportKind } from '../../../contract/reports.ts'

export const REPORT_KIND_NAME: Record<ReportKind, string> = { review: '후기' }

export const DECISION_NAME: Record<CaseDecision, string> = {
  keep: '그대로 두기',
  hide: '숨기기',
  restore: '다시 보이기',
}

/** What can be decided now. */
export const possibleDecisions = ({ hidden, waiting }: { hidden: boolean; waiting: boolean }): CaseDecision[] =>
  hidden ? [...(waiting ? (['keep'] as const) : []), 'restore'] : ['hide', ...(waiting ? (['keep'] as const) : [])]
