import type { HoldReason } from '../../../contract/posts/holds.ts'
import type { Case, CaseDecision } from '../../../contract/reports/moderation-admin.ts'
import type { ReportKind } from '../../../contract/reports/reports.ts'

export const REPORT_KIND_NAME: Record<ReportKind, string> = {
  review: '후기',
  post: '글',
  comment: '댓글',
  entry: '입장 소식 한마디',
  nickname: '닉네임',
  photo: '사진',
}

export const DECISION_NAME: Record<CaseDecision, string> = {
  keep: '그대로 두기',
  hide: '숨기기',
  restore: '다시 보이기',
}

/** What can be decided now. */
export const HOLD_NAME: Record<HoldReason, string> = {
  first: '새 회원의 처음 글',
  link: '새 회원의 링크',
  fast: '너무 빠르게 올림',
  repeated: '되풀이한 글',
  word: '살펴볼 말',
}

export function possibleDecisions({ hidden, automatic, holds, appeal, reports }: Case): CaseDecision[] {
  if (holds.length > 0) return ['restore', 'hide']
  if (hidden) return automatic || appeal ? ['hide', 'restore'] : ['restore']
  return reports.some(({ decided }) => !decided) ? ['hide', 'keep'] : ['hide']
}

/** The decision in words, as the thing is now. */
export function decisionName(decision: CaseDecision, { hidden, holds }: Pick<Case, 'hidden' | 'holds'>): string {
  if (holds.length > 0 && decision === 'restore') return '올리기'
  if (hidden && decision === 'hide') return holds.length > 0 ? '올리지 않기' : '숨긴 채로 두기'
  return DECISION_NAME[decision]
}
