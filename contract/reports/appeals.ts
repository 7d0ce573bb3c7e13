import * as v from 'valibot'
import { DAY } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { plainText } from '../text/plain-text.ts'
import { REPORT_KINDS, REPORT_REASONS } from './reports.ts'
import { idText } from '../api/wire.ts'

/** Days within which its author may appeal against a decision, once. */
export const APPEAL_DAYS = 20
export const APPEAL_LENGTH = { min: 10, max: 1000 } as const

export const AppealBody = v.object({ text: plainText(APPEAL_LENGTH) })
export type AppealBody = v.InferOutput<typeof AppealBody>

/** Something of the member that is hidden from others. */
export const MyCase = v.object({
  kind: v.picklist(REPORT_KINDS),
  id: v.number(),
  /** Where it stands: the name of the place, or the title of the post; a nickname itself. */
  at: v.string(),
  /** Of a photo: the review or post in which it is. */
  within: v.nullable(v.object({ kind: v.picklist(REPORT_KINDS), id: v.number() })),
  /** ISO instant. */
  hiddenAt: v.string(),
  /** By reports; no admin has decided yet. */
  automatic: v.boolean(),
  /** It waits for an admin before others see it. */
  held: v.boolean(),
  /** Of those who reported it. */
  reasons: v.array(v.picklist(REPORT_REASONS)),
  /** The admin's; empty while nobody has decided. */
  reason: v.string(),
  /** Until when an appeal is possible, ISO; null: not, or not any more. */
  appealUntil: v.nullable(v.string()),
  appeal: v.nullable(v.object({ text: v.string(), at: v.string(), rejected: v.boolean() })),
})
export type MyCase = v.InferOutput<typeof MyCase>

/** What a member's export holds of an appeal. */
export const AppealData = v.object({
  kind: v.picklist(REPORT_KINDS),
  id: v.number(),
  text: v.string(),
  at: v.string(),
  outcome: v.nullable(v.picklist(['accepted', 'rejected'])),
})

/** More than anybody has; the bound lets `listMyCases` answer without pages. */
export const MAX_CASES = 100

const APPEALS = { name: 'appealByAccount', per: '{member}', points: 20, seconds: DAY } as const

export const appealsOperations = {
  listMyCases: operation({
    summary: 'What of the logged-in user is hidden from others, and why; latest first',
    data: v.array(MyCase),
    owner: 'caller',
  }),

  /** Another admin than who hid it decides. */
  createAppeal: operation({
    summary: 'Appeals against the decision to hide something of the logged-in user',
    params: v.object({ kind: v.picklist(REPORT_KINDS), id: idText }),
    body: AppealBody,
    data: v.array(MyCase),
    errors: ['TARGET_NOT_FOUND', 'APPEAL_IMPOSSIBLE'],
    owner: { param: 'id', missing: 'TARGET_NOT_FOUND' },
    limit: [APPEALS],
    whileSuspended: true,
    touches: [],
  }),
}
