import * as v from 'valibot'
import { Dog, SIZES } from './dogs.ts'
import { isoDate } from './wire.ts'

/** Visit data inside a place's own answer. In a file of its own: all screens of places load it, only the report form loads `entries.ts`. */

/** Result of a visit at the entrance: admitted or refused. */
export const OUTCOMES = ['admitted', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** One report as published: about a dog, never about a person, since it reveals who was where on which day. */
export const EntryNote = v.object({
  id: v.number(),
  outcome: v.picklist(OUTCOMES),
  visitedOn: isoDate,
  dog: v.nullable(v.pick(Dog, ['weightKg', 'size', 'breed'])),
  word: v.string(),
})
export type EntryNote = v.InferOutput<typeof EntryNote>

/** Entry reports of a place, summarised: evidence shown beside the policy, which it never changes. */
export const Entries = v.object({
  /** Reports of the last `ENTRY_DAYS`. */
  admitted: v.number(),
  refused: v.number(),
  /** The same by size of dog; sizes without a report are left out. */
  sizes: v.array(v.object({ size: v.picklist(SIZES), admitted: v.number(), refused: v.number() })),
  /** The latest day on which a report agreed with the policy. */
  confirmedOn: v.nullable(isoDate),
  /** The latest day on which a dog was refused although the policy admits it. */
  refusedOn: v.nullable(isoDate),
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
  latest: [],
}

/** Both are ISO dates. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Days for which a refusal that contradicts the policy is shown as a warning. */
const WARNING_DAYS = 180

/** Whether members were recently refused where the policy says yes; by the reader's own clock, since the answer may come from a cache. */
export const isContradicted = ({ refusedOn }: Pick<Entries, 'refusedOn'>, today: string): boolean =>
  refusedOn !== null && daysBetween(refusedOn, today) <= WARNING_DAYS

/** The place's published evidence after the report. */
export const Evidence = v.object({ entries: Entries, verifiedAt: v.nullable(isoDate) })
export type Evidence = v.InferOutput<typeof Evidence>
