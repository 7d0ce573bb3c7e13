import * as v from 'valibot'
import { HOUR } from './limit.ts'
import { operation } from './operation.ts'

/** What can be reported; each further kind defines how it is found (`server/domains/reports/store.ts`). */
export const REPORT_KINDS = ['review'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

export const REPORT_REASONS = [
  'spam',
  'abuse',
  'false',
  'privacy',
  'obscene',
  'copyright',
  'unrelated',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_REASON_NAME: Record<ReportReason, string> = {
  spam: '광고나 홍보예요',
  abuse: '욕설이나 비방이에요',
  false: '사실과 달라요',
  privacy: '개인정보가 드러나요',
  obscene: '음란하거나 불쾌해요',
  copyright: '남의 글이나 사진이에요',
  unrelated: '이곳과 관계없어요',
  other: '다른 이유예요',
}

export const REPORT_TEXT_LENGTH = 500

export const ReportForm = v.object({
  kind: v.picklist(REPORT_KINDS),
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  reason: v.picklist(REPORT_REASONS, '이유를 골라 주세요.'),
  /** Details for the operator. */
  text: v.optional(
    v.pipe(
      v.string(),
      v.normalize('NFC'),
      v.trim(),
      v.maxLength(REPORT_TEXT_LENGTH, `${REPORT_TEXT_LENGTH}자까지 쓸 수 있어요.`),
    ),
    '',
  ),
})
export type ReportForm = v.InferOutput<typeof ReportForm>

/** A report in its author's data export. */
export const Report = v.object({
  kind: v.picklist(REPORT_KINDS),
  id: v.number(),
  reason: v.picklist(REPORT_REASONS),
  text: v.string(),
  /** ISO instant. */
  reportedAt: v.string(),
})
export type Report = v.InferOutput<typeof Report>

const REPORTS = { name: 'reportByAccount', per: '{member}', points: 30, seconds: HOUR } as const

export const reportsOperations = {
  /** People decide; nothing is hidden automatically. A member's first report about a thing counts: a repetition gets the same answer. */
  createReport: operation({
    summary: 'Reports content to the operator',
    body: ReportForm,
    data: v.null(),
    errors: ['TARGET_NOT_FOUND', 'OWN_WORDS'],
    owner: 'nobody',
    limit: [REPORTS],
    touches: [],
  }),
}
