import * as v from 'valibot'
import { Changes, Correction, CORRECTION_WAYS, PlaceFacts } from '../corrections/corrections.ts'
import { OUTCOMES } from '../entries/outcomes.ts'
import { operation } from '../api/operation.ts'
import { choiceText, keysChoice, queueQuery } from '../records/records.ts'
import { SIDO_KEYS } from '../regions/regions.ts'
import { idText, isCalendarDay, isInstant, isoDate } from '../api/wire.ts'
import { Lines } from '../text/plain-text.ts'

/** How an admin knows it. Another map's data is no source. */
export const CHECK_WAYS = [...CORRECTION_WAYS, 'owner'] as const
export type CheckWay = (typeof CHECK_WAYS)[number]

export const CHECK_OUTCOMES = ['confirmed', 'changed', 'closed'] as const
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number]

/** What brings a place into the queue. */
export const QUEUE_CAUSES = ['suggestions', 'conflicts', 'stale'] as const
export type QueueCause = (typeof QUEUE_CAUSES)[number]

/** A check may be noted later, but not for ever. */
export const MAX_CHECK_AGE_DAYS = 365

export const QueuedPlace = v.object({
  id: v.number(),
  name: v.string(),
  /** Key of its group. */
  group: v.string(),
  region: v.string(),
  savers: v.number(),
  /** ISO date of the last confirmation; null for never. */
  verifiedAt: v.nullable(v.string()),
  /** Suggestions that nobody has decided. */
  suggestions: v.number(),
  /** Recent entry reports that contradict the policy. */
  conflicts: v.number(),
  /** ISO instant since which the oldest of them waits. */
  oldest: v.nullable(v.string()),
})
export type QueuedPlace = v.InferOutput<typeof QueuedPlace>

/** A member's suggestion as the admin reads it. */
export const ProposedCorrection = v.object({ ...Correction.entries, author: v.string() })
export type ProposedCorrection = v.InferOutput<typeof ProposedCorrection>

/** What an admin found out about a place. */
export const PlaceCheck = v.object({
  id: v.number(),
  outcome: v.picklist(CHECK_OUTCOMES),
  way: v.picklist(CHECK_WAYS),
  /** ISO date. */
  checkedOn: v.string(),
  note: v.string(),
  sign: v.boolean(),
  changes: v.partial(PlaceFacts),
  before: v.partial(PlaceFacts),
  /** Nickname; null: the account is gone. */
  by: v.nullable(v.string()),
  createdAt: v.string(),
})
export type PlaceCheck = v.InferOutput<typeof PlaceCheck>

export const PlaceToCheck = v.object({
  id: v.number(),
  name: v.string(),
  group: v.string(),
  /** ISO instant: what a check is based on. */
  updatedAt: v.string(),
  closed: v.boolean(),
  facts: PlaceFacts,
  /** Name of the source of the policy, its date and the last confirmation. */
  source: v.string(),
  sourceDate: v.nullable(v.string()),
  verifiedAt: v.nullable(v.string()),
  /** Phrases that keep the verdict unknown. */
  unparsed: v.array(v.string()),
  sourceTexts: v.array(v.object({ label: v.string(), text: v.string() })),
  corrections: v.array(ProposedCorrection),
  /** The latest entry reports. */
  entries: v.array(
    v.object({
      id: v.number(),
      outcome: v.picklist(OUTCOMES),
      visitedOn: v.string(),
      word: v.string(),
      sign: v.boolean(),
      /** Whether it agrees with the policy; null if that doesn't tell. */
      agrees: v.nullable(v.boolean()),
      weightKg: v.nullable(v.number()),
    }),
  ),
  /** Latest first. */
  checks: v.array(PlaceCheck),
})
export type PlaceToCheck = v.InferOutput<typeof PlaceToCheck>

const note = (most: number) => v.pipe(Lines, v.maxLength(most, `${most}자까지 쓸 수 있어요.`))

export const CheckBody = v.pipe(
  v.object({
    outcome: v.picklist(CHECK_OUTCOMES),
    way: v.picklist(CHECK_WAYS, '어떻게 알게 됐는지 골라 주세요.'),
    checkedOn: v.pipe(isoDate, v.check(isCalendarDay, '날짜를 확인해 주세요.')),
    /** Whom they spoke to, the address of the page. */
    note: v.pipe(note(500), v.minLength(2, '누구에게 물었는지, 어느 페이지인지 적어 주세요.')),
    /** They saw the sign at the door that the law asks for. */
    sign: v.boolean(),
    /** The phrases that were not understood are answered by the facts as they stand now. */
    unparsedRead: v.boolean(),
    changes: Changes,
    /** The place's `updatedAt` when the form was opened. */
    basedOn: v.pipe(v.string(), v.isoTimestamp(), v.check(isInstant)),
  }),
  v.forward(
    v.check(
      ({ outcome, changes }) =>
        (outcome === 'changed') === Object.values(changes).some((value) => value !== undefined && value !== true),
      '고친 내용이 있으면 ‘고쳐요’를, 없으면 다른 것을 골라 주세요.',
    ),
    ['changes'],
  ),
)
export type CheckBody = v.InferOutput<typeof CheckBody>

export const DecisionBody = v.pipe(
  v.object({ accept: v.boolean(), answer: note(300) }),
  v.forward(
    v.check(({ accept, answer }) => accept || answer.length >= 2, '왜 반영하지 않는지 적어 주세요.'),
    ['answer'],
  ),
)
export type DecisionBody = v.InferOutput<typeof DecisionBody>

const one = v.object({ id: idText })

export const verificationAdminOperations = {
  /** Ranked by savers, by the age of the last confirmation, and by what speaks against the policy. */
  listVerification: operation({
    summary: 'Places whose data an admin should check, the most important first',
    query: queueQuery({
      only: v.optional(choiceText(QUEUE_CAUSES)),
      group: v.optional(keysChoice),
      sido: v.optional(choiceText(SIDO_KEYS)),
    }),
    data: v.object({ items: v.array(QueuedPlace), total: v.number() }),
    owner: 'nobody',
  }),
  getPlaceToCheck: operation({
    summary: 'One place with its suggestions, entry reports and former checks',
    params: one,
    data: PlaceToCheck,
    errors: ['PLACE_NOT_FOUND'],
    owner: 'nobody',
  }),
  checkPlace: operation({
    summary: 'Confirms, changes or closes a place, with how it is known and since when',
    params: one,
    body: CheckBody,
    data: PlaceToCheck,
    errors: ['PLACE_NOT_FOUND', 'VERSION_CONFLICT', 'NOTHING_CHANGED'],
    owner: 'nobody',
    limit: [],
    touches: ['places', 'place:{id}', 'freshness', 'order', 'groups', 'regions'],
  }),
  /** Its author is told by mail. What is accepted applies at once. */
  decideCorrection: operation({
    summary: 'Accepts or refuses a suggestion',
    params: one,
    body: DecisionBody,
    data: PlaceToCheck,
    errors: ['SUGGESTION_NOT_FOUND', 'SUGGESTION_DECIDED', 'PLACE_NOT_FOUND'],
    owner: 'nobody',
    limit: [],
    touches: ['places', 'place:{data.id}', 'freshness', 'order', 'groups', 'regions'],
  }),
}
