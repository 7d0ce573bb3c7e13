import type { ReportedAt, ReportKind, ReportOutcome } from '../../../contract/reports/reports.ts'

export const KIND_NAME: Record<ReportKind, string> = {
  post: '글',
  comment: '댓글',
  review: '후기',
  entry: '한마디',
  nickname: '닉네임',
  photo: '사진',
}

const OUTCOME: Record<ReportOutcome, string> = { upheld: '살펴보고 숨겼어요', dismissed: '문제가 없다고 보았어요' }

/** What became of a report, as its author reads it. Undefined in what a device kept of an older release. */
export const outcomeWords = (outcome: ReportOutcome | null | undefined): string =>
  outcome ? OUTCOME[outcome] : '살펴보고 있어요'

const DAY_MS = 86_400_000

export const appealDraft = (kind: ReportKind, id: number, author: number | null) => ({
  key: `appeal.${kind}.${id}`,
  author,
  maxAgeMs: 30 * DAY_MS,
})

export const reportDraft = (kind: ReportedAt, id: number, author: number | null) => ({
  key: `report.${kind}.${id}`,
  author,
  maxAgeMs: 7 * DAY_MS,
})
