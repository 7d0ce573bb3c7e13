import * as v from 'valibot'
import { PLACE_STATES, PlaceRecord } from './place-records.ts'
import { operation } from '../api/operation.ts'
import { versionNumber } from '../records/records.ts'
import { idText, integerText } from '../api/wire.ts'

/** What follows a place into the one that it is merged into. */
export const FOLLOWERS = [
  'likes',
  'reviews',
  'entries',
  'suggestions',
  'posts',
  'questions',
  'photos',
  'sources',
] as const
export type FollowerKind = (typeof FOLLOWERS)[number]

const Side = v.object({
  id: v.number(),
  name: v.string(),
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  status: v.picklist(PLACE_STATES),
  version: v.number(),
  likeCount: v.number(),
  reviewCount: v.number(),
})
export type MergeSide = v.InferOutput<typeof Side>

export const MergePreview = v.object({
  /** The place whose address will lead to the other one. */
  from: Side,
  into: Side,
  follows: v.array(
    v.object({
      kind: v.picklist(FOLLOWERS),
      moved: v.number(),
      /** Of the same member about the same visit or thing at both places: the one at the remaining place counts. */
      doubled: v.number(),
    }),
  ),
})
export type MergePreview = v.InferOutput<typeof MergePreview>

const one = v.object({ id: idText })

export const placesMergeOperations = {
  previewMerge: operation({
    summary: 'What would follow a place into another one',
    params: one,
    query: v.object({ into: integerText(1, 2_147_483_647) }),
    data: MergePreview,
    errors: ['PLACE_NOT_FOUND', 'SAME_PLACE'],
    owner: 'nobody',
  }),
  /** Can't be undone. The old address leads to the remaining place (301). */
  mergePlace: operation({
    summary: 'Merges a place into another one: what members and imports have of it follows',
    params: one,
    body: v.object({
      into: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
      /** Of the place that goes, as it was shown. */
      version: versionNumber,
    }),
    data: PlaceRecord,
    errors: ['PLACE_NOT_FOUND', 'SAME_PLACE', 'VERSION_CONFLICT', 'RECORD_BINNED', 'CONFIRM_REQUIRED'],
    owner: 'nobody',
    limit: [],
    touches: ['places', 'place', 'reviews', 'groups', 'regions', 'words', 'order', 'freshness'],
  }),
}
