import * as v from 'valibot'
import { DAY, HOUR } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { Lines } from '../text/plain-text.ts'

/** What members see and report from. */
export const REPORTED_AT = ['review', 'post', 'comment', 'entry'] as const
export type ReportedAt = (typeof REPORTED_AT)[number]

/** What of it is reported, if not its words: its author's nickname or profile photo, or one of its photos. */
export const REPORTED_PARTS = ['nickname', 'portrait', 'photo'] as const

/** What admins decide about; the last two, of which profile photos are one, have numbers of their own, by which nobody is named. */
export const REPORT_KINDS = [...REPORTED_AT, 'nickname', 'photo'] as const
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
  unrelated: '여기와 관계없어요',
  other: '다른 이유예요',
}

export const REPORT_OUTCOMES = ['upheld', 'dismissed'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

export const REPORT_TEXT_LENGTH = 500

export const ReportForm = v.object({
  kind: v.picklist(REPORTED_AT),
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  /** Without it, the words. */
  part: v.optional(v.picklist(REPORTED_PARTS)),
  /** The address of the photo that is reported. */
  photo: v.optional(v.pipe(v.string(), v.maxLength(500))),
  reason: v.picklist(REPORT_REASONS, '이유를 골라 주세요.'),
  /** Details for the operator. */
  text: v.optional(v.pipe(Lines, v.maxLength(REPORT_TEXT_LENGTH, `${REPORT_TEXT_LENGTH}자까지 쓸 수 있어요.`)), ''),
})
export type ReportForm = v.InferOutput<typeof ReportForm>

/** A report as its author sees it. */
export const Report = v.object({
  kind: v.picklist(REPORT_KINDS),
  id: v.number(),
  reason: v.picklist(REPORT_REASONS),
  text: v.string(),
  /** ISO instant. */
  reportedAt: v.string(),
  /** What an admin decided: what was reported is hidden, or stays; null: nothing yet. */
  outcome: v.nullable(v.picklist(REPORT_OUTCOMES)),
})
export type Report = v.InferOutput<typeof Report>

const REPORTS = { name: 'reportByAccount', per: '{member}', points: 30, seconds: HOUR } as const
/** A repetition, and a thing that is gone, stores nothing. */
export const REPORTS_A_DAY = {
  name: 'reportByAccountAndDay',
  per: '{member}',
  points: 10,
  seconds: DAY,
  counts: 'what is stored',
} as const

/** More than anybody needs; the bound lets `listMyReports` answer without pages. */
export const MAX_LISTED_REPORTS = 500

export const reportsOperations = {
  /**
   * Enough reports hide a thing until an admin decides (decision 0431). A member's first report about a thing counts: a repetition gets the
   * same answer.
   */
  createReport: operation({
    summary: 'Reports content to the operator',
    body: ReportForm,
    data: v.null(),
    errors: ['TARGET_NOT_FOUND', 'OWN_WORDS'],
    owner: 'nobody',
    limit: [REPORTS, REPORTS_A_DAY],
    touches: [],
  }),

  /** What its author has reported is hidden from them by the page. */
  listMyReports: operation({
    summary: 'Reports by the logged-in user, latest first',
    data: v.array(Report),
    owner: 'caller',
  }),
}
