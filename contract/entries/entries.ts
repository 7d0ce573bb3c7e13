import * as v from 'valibot'
import { basedOnVersion, version } from '../api/based-on.ts'
import { DOG_TEXT_LENGTH } from '../dogs/dog-sizes.ts'
import { Dog } from '../dogs/dogs.ts'
import { DAY } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { Evidence } from './entry-evidence.ts'
import { OUTCOMES } from './outcomes.ts'
import { VisitBody } from './visits.ts'
import { cursorText, idText, integerText, isoDate, page } from '../api/wire.ts'
import { Line } from '../text/plain-text.ts'

/** Most reports of one member about one place within `ENTRY_DAYS`, so that no single member outweighs the others. */
export const MAX_ENTRIES_PER_PLACE = 12
export const ENTRY_COMMENT_LENGTH = 100

/** Snapshot of the dog at the visit; without its name, which is private. */
export const ReportedDog = v.omit(Dog, ['name'])
export type ReportedDog = v.InferOutput<typeof ReportedDog>

/** A report as its author sees it. */
export const EntryReport = v.object({
  id: v.number(),
  version,
  place: v.object({ id: v.number(), name: v.string() }),
  outcome: v.picklist(OUTCOMES),
  visitedOn: isoDate,
  /** The reporter's dog; null for a dog that was only described, or not at all. */
  dogId: v.nullable(v.number()),
  dog: v.nullable(ReportedDog),
  /** The member saw the sign at the door. */
  sign: v.boolean(),
  word: v.string(),
  /** The public post in which the member told it. */
  postId: v.optional(v.number()),
  /** ISO instant. */
  reportedAt: v.string(),
})
export type EntryReport = v.InferOutput<typeof EntryReport>

export const EntryBody = v.object({
  ...VisitBody.entries,
  /** A dog of the caller, of which a snapshot is stored; or … */
  dogId: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  /** … a dog by description (used if `dogId` is null); null if nothing is stated about it. */
  dog: v.nullable(
    v.object({
      ...ReportedDog.entries,
      breed: v.nullable(v.pipe(Line, v.maxLength(DOG_TEXT_LENGTH.breed))),
    }),
  ),
  /** The member saw the sign at the door that the law asks restaurants and cafés to have. */
  sign: v.optional(v.boolean()),
  word: v.pipe(Line, v.maxLength(ENTRY_COMMENT_LENGTH, `${ENTRY_COMMENT_LENGTH}자까지 쓸 수 있어요.`)),
})
export type EntryBody = v.InferOutput<typeof EntryBody>
const EntryEdit = v.object({ ...EntryBody.entries, basedOn: basedOnVersion })
export type EntryEdit = v.InferOutput<typeof EntryEdit>

/** The stored report, and the place's evidence including it. */
const Reported = v.object({ report: EntryReport, ...Evidence.entries })

const ENTRIES = { name: 'entryByAccount', per: '{member}', points: 60, seconds: DAY } as const
/** Counted by member and place. */
const ENTRIES_OF_PLACE = { name: 'entryByPlace', per: '{member} {id}', points: 20, seconds: DAY } as const

export const entriesOperations = {
  reportEntry: operation({
    summary:
      'Reports whether a dog was admitted; one report per member, place, dog and day, which a further one replaces',
    params: v.object({ id: idText }),
    body: EntryBody,
    data: Reported,
    errors: ['PLACE_NOT_FOUND', 'PLACE_MERGED', 'DOG_NOT_FOUND', 'ENTRIES_FULL'],
    owner: 'nobody',
    limit: [ENTRIES, ENTRIES_OF_PLACE],
    touches: ['place:{id}', 'freshness', 'order:place.verified'],
  }),

  changeEntry: operation({
    summary: 'Updates an own report',
    params: v.object({ id: idText }),
    body: EntryEdit,
    data: Reported,
    errors: ['ENTRY_NOT_FOUND', 'DOG_NOT_FOUND', 'EDITED_ELSEWHERE'],
    owner: { param: 'id', missing: 'ENTRY_NOT_FOUND' },
    limit: [ENTRIES],
    touches: ['place:{data.report.place.id}', 'freshness', 'order:place.verified'],
  }),

  withdrawEntry: operation({
    summary: 'Withdraws an own report',
    params: v.object({ id: idText }),
    data: v.object({ placeId: v.number(), ...Evidence.entries }),
    errors: ['ENTRY_NOT_FOUND'],
    owner: { param: 'id', missing: 'ENTRY_NOT_FOUND' },
    limit: [],
    whileSuspended: true,
    touches: ['place:{data.placeId}', 'freshness', 'order:place.verified'],
  }),

  listMyEntries: operation({
    summary: 'Reports of the logged-in user, latest first; of one place, if one is named',
    query: v.object({
      place: v.optional(idText),
      cursor: v.optional(cursorText),
      limit: v.optional(integerText(1, 50)),
    }),
    data: page(EntryReport),
    errors: ['BAD_CURSOR'],
    owner: 'caller',
  }),
}
