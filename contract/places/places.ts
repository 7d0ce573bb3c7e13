import * as v from 'valibot'
import { operation } from '../api/operation.ts'
import { Entries } from '../entries/entry-evidence.ts'
import { Hours } from '../time/hours.ts'
import { Photo } from '../api/media.ts'
import { describesDog, PlaceFilter, DOG_REQUIRED_MESSAGE } from './place-filter.ts'
import { PLACE_ORDERS, type PlaceOrder } from './place-order.ts'
import { DogPolicy } from '../policy/policy.ts'
import { SIDO_KEYS } from '../regions/regions.ts'
import { POLICY_SOURCES } from '../policy/policy-source.ts'
import { cursorText, idText, integerText, numberText, page } from '../api/wire.ts'

/** What a card, a marker and a detail page without a network need: enough for a verdict without another call. */
export const PlaceCard = v.object({
  id: v.number(),
  name: v.string(),
  /** Key of its group. */
  group: v.string(),
  sido: v.picklist(SIDO_KEYS),
  sigungu: v.string(),
  /** WGS84 degrees. */
  lat: v.number(),
  lng: v.number(),
  photo: v.nullable(Photo),
  /** Mean stars 1 … 5; null without reviews. */
  rating: v.nullable(v.number()),
  reviewCount: v.number(),
  likeCount: v.number(),
  policy: DogPolicy,
  hours: Hours,
  phone: v.nullable(v.string()),
  /** Keys of its options. */
  options: v.array(v.string()),
  /** Demo content, labelled 예시. */
  sample: v.boolean(),
  /** Ranges [start, end) of the name that match the searched words. */
  highlights: v.optional(v.array(v.tuple([v.number(), v.number()]))),
})
export type PlaceCard = v.InferOutput<typeof PlaceCard>

export const Place = v.object({
  ...PlaceCard.entries,
  roadAddress: v.nullable(v.string()),
  lotAddress: v.nullable(v.string()),
  homepage: v.nullable(v.string()),
  parking: v.nullable(v.boolean()),
  /** Entrance fee for people, in the source's words. */
  admission: v.nullable(v.string()),
  indoor: v.nullable(v.boolean()),
  outdoor: v.nullable(v.boolean()),
  description: v.nullable(v.string()),
  photos: v.array(Photo),
  hasGuide: v.boolean(),
  /** Entry reports of members. */
  entries: Entries,
  /** The public data that this place is merged from, the newest first; none of places that were entered by hand. */
  sources: v.optional(v.array(v.picklist(POLICY_SOURCES))),
  updatedAt: v.string(),
})
export type Place = v.InferOutput<typeof Place>

/** House rules and tips. `html` was sanitized by the server. */
export const PlaceGuide = v.object({
  placeId: v.number(),
  placeName: v.string(),
  /** Key of the place's group. */
  group: v.string(),
  html: v.string(),
  updatedAt: v.string(),
})
export type PlaceGuide = v.InferOutput<typeof PlaceGuide>

export const PLACE_PAGE = { default: 20, max: 50 } as const

export const PlaceListQuery = v.object({
  ...PlaceFilter.entries,
  order: v.optional(v.picklist(PLACE_ORDERS)),
  /** Origin of distances, degrees; three decimals (about 100 m) are precise enough and better for caches and privacy. */
  lat: v.optional(numberText(30, 45)),
  lng: v.optional(numberText(120, 135)),
  cursor: v.optional(cursorText),
  limit: v.optional(integerText(1, PLACE_PAGE.max)),
})
export type PlaceListQuery = v.InferOutput<typeof PlaceListQuery>

/** Default order: by match if there are words, by distance if there is a position; else latest verification first, the main promise. */
export function placeOrderOf({ order, q, lat, lng }: PlaceListQuery): PlaceOrder {
  if (order && (order !== 'relevance' || q)) return order
  if (q) return 'relevance'
  return lat !== undefined && lng !== undefined ? 'near' : 'verified'
}

export const PLACE_COUNT_CAP = 1000

const PlaceParams = v.object({ id: idText })

export const placesOperations = {
  listPlaces: operation({
    summary: 'Places that match a filter, in pages',
    query: v.pipe(
      PlaceListQuery,
      v.forward(
        v.check((query) => describesDog(query), DOG_REQUIRED_MESSAGE),
        ['weight'],
      ),
      v.transform((query): PlaceListQuery => ({ ...query, order: placeOrderOf(query) })),
    ),
    /** `corrected`: nothing matched the words as typed, so words with one typo were searched. */
    data: v.object({ ...page(PlaceCard).entries, corrected: v.boolean() }),
    errors: ['BAD_CURSOR'],
    shows: ['places', 'place:{data.items.id}', 'order:place.{query.order}', 'freshness:{query.freshness}'],
  }),

  countPlaces: operation({
    summary: `How many places match a filter, counted up to ${PLACE_COUNT_CAP}`,
    query: v.pipe(
      PlaceFilter,
      v.forward(
        v.check((query) => describesDog(query), DOG_REQUIRED_MESSAGE),
        ['weight'],
      ),
    ),
    data: v.object({ count: v.number(), capped: v.boolean() }),
    shows: ['places', 'freshness:{query.freshness}'],
  }),

  getPlace: operation({
    summary: 'One place with all details',
    params: PlaceParams,
    data: Place,
    errors: ['PLACE_NOT_FOUND', 'PLACE_MERGED'],
    shows: ['place:{id}'],
  }),

  getPlaceGuide: operation({
    summary: 'House rules and tips of a place',
    params: PlaceParams,
    data: PlaceGuide,
    errors: ['PLACE_NOT_FOUND', 'PLACE_MERGED', 'GUIDE_NOT_FOUND'],
    shows: ['place:{id}'],
  }),

  listNearbyPlaces: operation({
    summary: 'The nearest other places, at most 8',
    params: PlaceParams,
    data: v.array(PlaceCard),
    errors: ['PLACE_NOT_FOUND', 'PLACE_MERGED'],
    shows: ['places', 'place:{data.id}'],
  }),

  listRegions: operation({
    summary: '시도 and 시군구 that have places, with their counts',
    data: v.array(
      v.object({
        sido: v.picklist(SIDO_KEYS),
        count: v.number(),
        sigungu: v.array(v.object({ name: v.string(), count: v.number() })),
      }),
    ),
    shows: ['regions'],
  }),
}
