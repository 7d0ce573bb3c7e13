import * as v from 'valibot'
import { Dog } from '../dogs/dogs.ts'
import { SIZES } from '../dogs/dog-sizes.ts'
import { OUTCOMES } from './outcomes.ts'
import { isoDate } from '../api/wire.ts'

/** Visit data inside a place's own answer; `entries.ts` has what members report. */

/**
 * One report as published: about a dog, never about a person, since it reveals who was where on which day. Only who told it in a post has
 * chosen to show that.
 */
export const EntryNote = v.object({
  id: v.number(),
  outcome: v.picklist(OUTCOMES),
  visitedOn: isoDate,
  dog: v.nullable(v.pick(Dog, ['weightKg', 'size', 'breed'])),
  word: v.string(),
  /** The public post in which its author told it. */
  postId: v.optional(v.number()),
})
export type EntryNote = v.InferOutput<typeof EntryNote>

/** Entry reports of a place, summarised: evidence shown beside the policy, which it never changes. */
export const Entries = v.object({
  /** Reports of the last `ENTRY_DAYS`. */
  admitted: v.number(),
  refused: v.number(),
  /** The same by size of dog; sizes without a report are left out. */
  sizes: v.array(v.object({ size: v.picklist(SIZES), admitted: v.number(), refused: v.number() })),
  /** The day since which reports of two members agree with the policy. */
  confirmedOn: v.nullable(isoDate),
  /** The latest day on which a dog was refused although the policy admits it. */
  refusedOn: v.nullable(isoDate),
  /** The latest day on which a member was admitted or an admin checked, and saw the sign at the door that the law asks for; only of restaurants and cafés. */
  signOn: v.nullable(isoDate),
  /** At most 5, the latest visit first. */
  latest: v.array(EntryNote),
})
export type Entries = v.InferOutput<typeof Entries>

export const NO_ENTRY_SUMMARY: Entries = {
  admitted: 0,
  refused: 0,
  sizes: [],
  confirmedOn: null,
  refusedOn: null,
  signOn: null,
  latest: [],
}

/** The place's published evidence after the report. */
export const Evidence = v.object({ entries: Entries, verifiedAt: v.nullable(isoDate) })
export type Evidence = v.InferOutput<typeof Evidence>
