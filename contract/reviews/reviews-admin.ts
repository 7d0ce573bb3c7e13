import * as v from 'valibot'
import { operation } from '../api/operation.ts'
import { choiceText, recordPage, recordQuery, sinceDay } from '../records/records.ts'

/** Hidden: by an admin, or by reports until one decides. */
export const REVIEW_STATES = ['shown', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** A review in the back office; what can be done about it is where reports are decided. */
export const ReviewRecord = v.object({
  id: v.number(),
  place: v.object({ id: v.number(), name: v.string() }),
  /** Null: the account is gone. */
  author: v.nullable(v.object({ id: v.number(), nickname: v.string() })),
  /** 1 … 5. */
  stars: v.number(),
  text: v.string(),
  photoCount: v.number(),
  state: v.picklist(REVIEW_STATES),
  visitedOn: v.string(),
  /** ISO instants; null if never edited. */
  createdAt: v.string(),
  editedAt: v.nullable(v.string()),
})
export type ReviewRecord = v.InferOutput<typeof ReviewRecord>

export const reviewsAdminOperations = {
  listReviewRecords: operation({
    summary: 'Reviews of all places in the back office, hidden ones included',
    query: recordQuery(['written'], {
      state: v.optional(choiceText(REVIEW_STATES)),
      stars: v.optional(choiceText(['1', '2', '3', '4', '5'])),
      photos: v.optional(choiceText(['yes', 'no'])),
      since: v.optional(sinceDay),
    }),
    data: recordPage(ReviewRecord),
    errors: ['BAD_CURSOR'],
    owner: 'nobody',
  }),
}
