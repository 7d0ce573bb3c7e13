import * as v from 'valibot'
import { Dog, SIZES } from './dogs.ts'
import { isoDate } from './wire.ts'

/** What a place's own answer says of visits: in a file of its own, because every screen of places loads it, and who tells of a visit loads `entries.ts`. */

/** What happened at the door: they got in, or were refused. */
export const OUTCOMES = ['admitted', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** One report as everybody sees it: about a dog, never about a person, since it says who was where on which day. */
export const EntryNote = v.object({
  id: v.number(),
  outcome: v.picklist(OUTCOMES),
  visitedOn: isoDate,
  dog: v.nullable(v.pick(Dog, ['weightKg', 'size', 'breed'])),
  word: v.string(),
})
export type EntryNote = v.InferOutput<typeof EntryNote>

/** What members met with at a place: evidence beside the policy, which it never changes. */
export const Entries = v.object({
  /** Reports of the last `ENTRY_DAYS`. */
  admitted: v.number(),
  refused: v.number(),
  /** The same by size of dog; sizes of which nobody told are left out. */
  sizes: v.array(v.object({ size: v.picklist(SIZES), admitted: v.number(), refused: v.number() })),
  /** The latest day on which it was as the policy says. */
  confirmedOn: v.nullable(isoDate),
  /** The latest day on which a dog was refused that the policy lets in. */
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

/** So long a refusal that goes against the policy is a warning. */
const WARNING_DAYS = 180

/** Whether members were lately refused where the policy says yes, by the reader's own clock: the answer may be an old one. */
export const isContradicted = ({ refusedOn }: Pick<Entries, 'refusedOn'>, today: string): boolean =>
  refusedOn !== null && daysBetween(refusedOn, today) <= WARNING_DAYS

/** What everybody is told of the place from now on. */
export const Evidence = v.object({ entries: Entries, verifiedAt: v.nullable(isoDate) })
export type Evidence = v.InferOutput<typeof Evidence>
