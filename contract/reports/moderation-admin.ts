import * as v from 'valibot'
import { ROLES } from '../users/users.ts'
import { HOLD_REASONS } from '../posts/holds.ts'
import { Photo } from '../api/media.ts'
import { MEMBER_STATES } from '../members/members-admin.ts'
import { operation } from '../api/operation.ts'
import { choiceText, queueQuery } from '../records/records.ts'
import { REPORT_KINDS, REPORT_REASONS } from './reports.ts'
import { idText } from '../api/wire.ts'
import { Lines } from '../text/plain-text.ts'

export const CASE_DECISIONS = ['keep', 'hide', 'restore'] as const
export type CaseDecision = (typeof CASE_DECISIONS)[number]

/** Of what waits, all or what is reported, appealed about or not published yet; and all that ever was. */
export const CASE_LISTS = ['waiting', 'reports', 'appeals', 'held', 'all'] as const
export type CaseList = (typeof CASE_LISTS)[number]

/** What was reported, as it was or is. */
export const ReportedContent = v.object({
  /** Where it stands: the name of the place, or the title of the post. */
  at: v.string(),
  text: v.string(),
  photos: v.array(Photo),
})
export type ReportedContent = v.InferOutput<typeof ReportedContent>

/** All reports about one thing. */
export const CaseRow = v.object({
  kind: v.picklist(REPORT_KINDS),
  id: v.number(),
  at: v.string(),
  text: v.string(),
  author: v.string(),
  hidden: v.boolean(),
  /** Hidden by reports; nobody has decided yet. */
  automatic: v.boolean(),
  /** Why it waits for an admin before others see it. */
  holds: v.array(v.picklist(HOLD_REASONS)),
  /** Its author appeals. */
  appeal: v.boolean(),
  /** Of reports that nobody has decided; and since when the oldest of them or the appeal waits, ISO. */
  waiting: v.number(),
  oldest: v.nullable(v.string()),
  reasons: v.array(v.picklist(REPORT_REASONS)),
})
export type CaseRow = v.InferOutput<typeof CaseRow>

export const Case = v.object({
  kind: v.picklist(REPORT_KINDS),
  id: v.number(),
  hidden: v.boolean(),
  /** Hidden by reports; nobody has decided yet. */
  automatic: v.boolean(),
  /** Why it waits for an admin before others see it. */
  holds: v.array(v.picklist(HOLD_REASONS)),
  /** Waits for a decision; `mine`: the caller hid it, so another admin decides. */
  appeal: v.nullable(v.object({ text: v.string(), at: v.string(), mine: v.boolean() })),
  /** As it is now. */
  now: ReportedContent,
  author: v.object({
    id: v.number(),
    nickname: v.string(),
    role: v.picklist(ROLES),
    state: v.picklist(MEMBER_STATES),
    /** How many of their things were reported, and how many are hidden. */
    reported: v.number(),
    hidden: v.number(),
  }),
  reports: v.array(
    v.object({
      reason: v.picklist(REPORT_REASONS),
      text: v.string(),
      reportedAt: v.string(),
      decided: v.boolean(),
      /** As it was when it was reported; null for a report from before this was kept. */
      shown: v.nullable(ReportedContent),
    }),
  ),
  /** Latest first. */
  decisions: v.array(
    v.object({
      id: v.number(),
      decision: v.picklist(CASE_DECISIONS),
      reason: v.string(),
      /** Waits for a second admin, since the author is one. */
      waiting: v.boolean(),
      /** Null: no admin, but enough reports; or an account that is gone. */
      by: v.nullable(v.string()),
      automatic: v.boolean(),
      createdAt: v.string(),
    }),
  ),
})
export type Case = v.InferOutput<typeof Case>

export const CaseDecisionBody = v.object({
  decision: v.picklist(CASE_DECISIONS),
  reason: v.pipe(Lines, v.minLength(2, '까닭을 적어 주세요.'), v.maxLength(500, '500자까지 쓸 수 있어요.')),
})
export type CaseDecisionBody = v.InferOutput<typeof CaseDecisionBody>

const what = v.object({ kind: v.picklist(REPORT_KINDS), id: idText })

export const moderationAdminOperations = {
  listCases: operation({
    summary:
      'What members reported or appeal about, and posts that wait to be published, each once; the one that waits longest first',
    query: queueQuery({
      state: v.optional(v.picklist(CASE_LISTS)),
      kind: v.optional(choiceText(REPORT_KINDS)),
      reason: v.optional(choiceText(REPORT_REASONS)),
    }),
    data: v.object({ items: v.array(CaseRow), total: v.number() }),
    owner: 'nobody',
  }),
  getCase: operation({
    summary: 'One reported thing as it was and as it is, with its reports, its author and former decisions',
    params: what,
    data: Case,
    errors: ['TARGET_NOT_FOUND'],
    owner: 'nobody',
  }),
  /** What an admin wrote is hidden or restored once a second admin decides the same. */
  decideCase: operation({
    summary: 'Keeps, hides or restores what was reported; its author is told why',
    params: what,
    body: CaseDecisionBody,
    data: Case,
    errors: ['TARGET_NOT_FOUND', 'OWN_ACCOUNT', 'ACT_IMPOSSIBLE', 'APPEAL_NEEDS_ANOTHER'],
    owner: 'nobody',
    limit: [],
    touches: [
      'reviews',
      'review',
      'place',
      'order',
      'posts',
      'post',
      'comments',
      'comment',
      'nicknames',
      'mentors',
      'answers',
    ],
  }),
}
