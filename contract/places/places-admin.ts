import * as v from 'valibot'
import { PolicyInput } from './place-input.ts'
import { CONFIRMATIONS, PLACE_STATES, PlaceBody, PlaceListRecord, PlaceRecord } from './place-records.ts'
import { operation } from '../api/operation.ts'
import {
  BinBody,
  BinOutcome,
  choiceText,
  keysChoice,
  recordPage,
  recordQuery,
  sinceDay,
  versionNumber,
} from '../records/records.ts'
import { POLICY_SOURCES } from '../policy/policy-source.ts'
import { SIDO_KEYS } from '../regions/regions.ts'
import { LEVELS } from '../verdict/verdict-flips.ts'
import { idText, numberText } from '../api/wire.ts'

/** What visitors see of one place, or of several, and of lists in which they are. */
const OF_PLACE = ['places', 'place:{id}', 'reviews:{id}', 'groups', 'regions', 'words', 'order', 'freshness'] as const
const OF_PLACES = ['places', 'place', 'reviews', 'groups', 'regions', 'words', 'order', 'freshness'] as const

/** A place that may be the same one. */
export const PossibleDuplicate = v.object({
  id: v.number(),
  name: v.string(),
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  status: v.picklist(PLACE_STATES),
  metres: v.number(),
})
export type PossibleDuplicate = v.InferOutput<typeof PossibleDuplicate>

/** How much of the texts of open places' policies is read, and what isn't. */
export const ReadingFigures = v.object({
  /** By source, the largest groups first. `partly`: something is read beside an unread phrase. */
  rows: v.array(
    v.object({
      source: v.picklist(POLICY_SOURCES),
      group: v.string(),
      places: v.number(),
      whole: v.number(),
      partly: v.number(),
      none: v.number(),
    }),
  ),
  /** The unread phrases that most places share; `completes`: policies that reading this one alone would make whole. */
  phrases: v.array(v.object({ phrase: v.string(), places: v.number(), completes: v.number(), example: v.number() })),
})
export type ReadingFigures = v.InferOutput<typeof ReadingFigures>

export const placesAdminOperations = {
  listPlaceRecords: operation({
    summary: 'Places in the back office',
    query: recordQuery(['updated', 'name', 'liked', 'confirmed', 'created'], {
      group: v.optional(keysChoice),
      sido: v.optional(choiceText(SIDO_KEYS)),
      status: v.optional(choiceText(PLACE_STATES)),
      confirmation: v.optional(choiceText(CONFIRMATIONS)),
      edited: v.optional(choiceText(['yes', 'no'])),
      since: v.optional(sinceDay),
    }),
    data: recordPage(PlaceListRecord),
    errors: ['BAD_CURSOR'],
    owner: 'nobody',
  }),
  getPlaceRecord: operation({
    summary: 'One place in the back office, also from the bin',
    params: v.object({ id: idText }),
    data: PlaceRecord,
    errors: ['PLACE_NOT_FOUND'],
    owner: 'nobody',
  }),
  getReadingFigures: operation({
    summary:
      'The share of policies read whole, in part and not at all by source and group, and the commonest unread phrases',
    data: ReadingFigures,
    owner: 'nobody',
  }),
  createPlace: operation({
    summary: 'Adds a place',
    body: v.object({
      ...PlaceBody.entries,
      /** Id of the member's proposal that it comes from, which is accepted by this. */
      proposal: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
    }),
    data: PlaceRecord,
    errors: ['PHOTO_NOT_FOUND', 'RECORD_NOT_FOUND', 'PROPOSAL_DECIDED'],
    owner: 'nobody',
    limit: [],
    touches: OF_PLACES,
  }),
  updatePlace: operation({
    summary: 'Changes a place that nobody else has changed meanwhile; imports keep what was changed',
    params: v.object({ id: idText }),
    body: v.object({ ...PlaceBody.entries, version: versionNumber }),
    data: PlaceRecord,
    errors: ['PLACE_NOT_FOUND', 'VERSION_CONFLICT', 'RECORD_BINNED', 'PHOTO_NOT_FOUND', 'RECORD_NOT_FOUND'],
    owner: 'nobody',
    limit: [],
    touches: OF_PLACE,
  }),
  binPlaces: operation({
    summary: 'Puts places into the bin, or takes them out as they were',
    body: BinBody,
    data: BinOutcome,
    errors: ['PLACE_NOT_FOUND', 'RECORD_MERGED'],
    owner: 'nobody',
    limit: [],
    touches: OF_PLACES,
  }),
  /** Changes nothing: a policy is too long for an address. */
  previewVerdicts: operation({
    summary: 'How many members who saved the place would get another verdict for their dogs by this policy',
    params: v.object({ id: idText }),
    body: v.object({ policy: PolicyInput }),
    data: v.object({
      /** Who saved it, and how many of them have dogs. */
      savers: v.number(),
      withDogs: v.number(),
      flips: v.array(
        v.object({ before: v.picklist(LEVELS), after: v.picklist(LEVELS), better: v.boolean(), members: v.number() }),
      ),
    }),
    errors: ['PLACE_NOT_FOUND'],
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
  findDuplicates: operation({
    summary: 'Places within 150 m with the same name or telephone number',
    query: v.object({
      lat: numberText(30, 45),
      lng: numberText(120, 135),
      name: v.pipe(v.string(), v.normalize('NFC'), v.maxLength(100)),
      phone: v.optional(v.pipe(v.string(), v.normalize('NFC'), v.maxLength(60))),
      /** The place itself. */
      except: v.optional(idText),
    }),
    data: v.array(PossibleDuplicate),
    owner: 'nobody',
  }),
}
