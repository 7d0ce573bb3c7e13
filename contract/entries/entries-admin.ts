import * as v from 'valibot'
import { operation } from '../api/operation.ts'
import { OUTCOMES } from './outcomes.ts'
import { choiceText, recordPage, recordQuery, sinceDay } from '../records/records.ts'

/** Whether the outcome is what the place's policy says; `open`: the policy doesn't tell. */
export const AGREEMENTS = ['agrees', 'contradicts', 'open'] as const
export type Agreement = (typeof AGREEMENTS)[number]

/** Of the words of a report; `none`: without any. */
export const ENTRY_WORD_STATES = ['shown', 'hidden', 'none'] as const
export type EntryWordState = (typeof ENTRY_WORD_STATES)[number]

/** An entry report in the back office. Its place is checked, and its words are decided about, on screens of their own. */
export const EntryRecord = v.object({
  id: v.number(),
  place: v.object({ id: v.number(), name: v.string() }),
  /** Null: the account is gone. */
  author: v.nullable(v.object({ id: v.number(), nickname: v.string() })),
  outcome: v.picklist(OUTCOMES),
  agreement: v.picklist(AGREEMENTS),
  /** Of the dog; null if none was described. */
  weightKg: v.nullable(v.number()),
  sign: v.boolean(),
  word: v.string(),
  words: v.picklist(ENTRY_WORD_STATES),
  visitedOn: v.string(),
  /** ISO instant. */
  createdAt: v.string(),
})
export type EntryRecord = v.InferOutput<typeof EntryRecord>

export const entriesAdminOperations = {
  listEntryRecords: operation({
    summary: 'Entry reports of all places in the back office, those with hidden words included',
    query: recordQuery(['written'], {
      outcome: v.optional(choiceText(OUTCOMES)),
      agreement: v.optional(choiceText(AGREEMENTS)),
      words: v.optional(choiceText(ENTRY_WORD_STATES)),
      since: v.optional(sinceDay),
    }),
    data: recordPage(EntryRecord),
    errors: ['BAD_CURSOR'],
    owner: 'nobody',
  }),
}
