import * as v from 'valibot'
import { Day, daysOf, type Moment } from './days.ts'
import { breedKey, type Dog, DOG_WEIGHT_KG, MOST_TOGETHER, SIZES } from './dogs.ts'
import { get } from './endpoint.ts'
import { Entries } from './entry-evidence.ts'
import { Hours } from './hours.ts'
import { Photo } from './media.ts'
import { DogPolicy, FRESHNESS } from './policy.ts'
import { SIDO_KEYS } from './regions.ts'
import {
  cursorText,
  flagText,
  idText,
  integerText,
  keysText,
  listText,
  numbersText,
  numberText,
  page,
  textsText,
} from './wire.ts'

/** What a card, a pin and an offline detail need: enough for a verdict without another call. */
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
  /** Keys of its options. */
  options: v.array(v.string()),
  /** Demo content, marked 예시. */
  sample: v.boolean(),
  /** Ranges [start, end) of the name that match the searched words. */
  highlights: v.optional(v.array(v.tuple([v.number(), v.number()]))),
})
export type PlaceCard = v.InferOutput<typeof PlaceCard>

export const Place = v.object({
  ...PlaceCard.entries,
  roadAddress: v.nullable(v.string()),
  lotAddress: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  homepage: v.nullable(v.string()),
  parking: v.nullable(v.boolean()),
  /** Entrance fee for people, as the source puts it. */
  admission: v.nullable(v.string()),
  indoor: v.nullable(v.boolean()),
  outdoor: v.nullable(v.boolean()),
  description: v.nullable(v.string()),
  photos: v.array(Photo),
  hasGuide: v.boolean(),
  /** What members met with there. */
  entries: Entries,
  updatedAt: v.string(),
})
export type Place = v.InferOutput<typeof Place>

/** House rules and tips. `html` was sanitized by the server. */
export const PlaceGuide = v.object({
  placeId: v.number(),
  placeName: v.string(),
  html: v.string(),
  updatedAt: v.string(),
})
export type PlaceGuide = v.InferOutput<typeof PlaceGuide>

export const PLACE_ORDERS = ['near', 'liked', 'rated', 'verified', 'relevance'] as const
export type PlaceOrder = (typeof PLACE_ORDERS)[number]

/** What narrows a list of places: shared by list, count, search and map. */
export const PlaceFilter = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, '검색어는 60자까지 쓸 수 있어요.'))),
  group: v.optional(keysText),
  sido: v.optional(v.picklist(SIDO_KEYS)),
  sigungu: v.optional(v.pipe(v.string(), v.maxLength(20))),
  /** Every one of these must be there. */
  options: v.optional(keysText),
  indoor: v.optional(flagText),
  outdoor: v.optional(flagText),
  /** Dogs enter without a fee. */
  free: v.optional(flagText),
  freshness: v.optional(listText(FRESHNESS)),
  /** Open at this moment, `weekday-minute` in Korea ("6-870" = Saturday 14:30). */
  openAt: v.optional(v.pipe(v.string(), v.regex(/^[0-6]-(\d|[1-9]\d{1,2}|1[0-3]\d\d|14[0-3]\d)$/))),
  /**
   * `can`: verdict yes or conditions; `maybe`: unknown as well. Needs `weight` and `size`. Dogs that travel together are told by the
   * values that occur among them ("5,14"), since every rule of a policy is about one property: all must be admitted.
   */
  fits: v.optional(v.picklist(['can', 'maybe'])),
  /** In kg; the lightest and the heaviest decide. */
  weight: v.optional(numbersText(MOST_TOGETHER, DOG_WEIGHT_KG.min, DOG_WEIGHT_KG.max)),
  size: v.optional(listText(SIZES)),
  /** How many there are, guide dogs aside. */
  dogs: v.optional(integerText(1, MOST_TOGETHER * 20)),
  breed: v.optional(textsText(MOST_TOGETHER, 40)),
  /** One of them at least is a 맹견. */
  restricted: v.optional(flagText),
  /** All of them are guide dogs. */
  guide: v.optional(flagText),
  /** The day for which the verdict is asked; a public holiday is 7. Without it the dog must fit on every day. */
  day: v.optional(v.pipe(integerText(0, 7), Day)),
  /** The calendar's weekday, told beside `day=7`: on a holiday that is a Saturday or Sunday, rules for weekends hold too. */
  weekday: v.optional(integerText(0, 6)),
  /** Edges of a box on the map in degrees: all four or none. */
  south: v.optional(numberText(30, 45)),
  west: v.optional(numberText(120, 135)),
  north: v.optional(numberText(30, 45)),
  east: v.optional(numberText(120, 135)),
})
export type PlaceFilter = v.InferOutput<typeof PlaceFilter>

/** The part of a filter that describes the dogs that travel together (at most `MOST_TOGETHER`) and a day; the same question has the same address. */
export const dogFilter = (dogs: readonly Dog[], when: Pick<Moment, 'day' | 'weekday'>): PlaceFilter => ({
  ...partyFilter(dogs),
  day: when.day,
  ...(daysOf(when).length > 1 && { weekday: when.weekday }),
})

/** The same without the day: what tells one set of dogs from another, without their names. */
export function partyFilter(dogs: readonly Dog[]): PlaceFilter {
  const pets = dogs.filter(({ guide }) => !guide)
  // A guide dog may go everywhere: it changes nothing for the others.
  const told = pets.length > 0 ? pets : dogs
  const weights = told.map(({ weightKg }) => weightKg)
  const breeds = told.flatMap(({ breed }) => (breed === null ? [] : breedKey(breed) || []))
  const count = told.reduce((sum, dog) => sum + dog.count, 0)
  return {
    weight: [...new Set([Math.min(...weights), Math.max(...weights)])],
    size: unique(told.map(({ size }) => size)),
    ...(count > 1 && { dogs: count }),
    ...(breeds.length > 0 && { breed: unique(breeds) }),
    ...(told.some(({ restricted }) => restricted) && { restricted: true }),
    ...(pets.length === 0 && { guide: true }),
  }
}

const unique = <T extends string>(values: readonly T[]) => [...new Set(values)].sort()

export const PLACE_PAGE = { default: 20, max: 50 } as const

export const PlaceListQuery = v.object({
  ...PlaceFilter.entries,
  order: v.optional(v.picklist(PLACE_ORDERS)),
  /** Where "near" is measured from, degrees; three decimals (about 100 m) are plenty and kinder to caches and privacy. */
  lat: v.optional(numberText(30, 45)),
  lng: v.optional(numberText(120, 135)),
  cursor: v.optional(cursorText),
  limit: v.optional(integerText(1, PLACE_PAGE.max)),
})
export type PlaceListQuery = v.InferOutput<typeof PlaceListQuery>

/** A dog must be described before places can be filtered for it. */
export const knowsTheDog = ({ fits, weight, size }: PlaceFilter) =>
  !fits || (weight !== undefined && size !== undefined)
export const TELL_THE_DOG = '강아지의 몸무게와 크기를 알려 주세요.'

export const listPlaces = get('/places', {
  summary: 'Places that match a filter, a page at a time',
  access: 'public',
  query: v.pipe(
    PlaceListQuery,
    v.forward(
      v.check((query) => knowsTheDog(query), TELL_THE_DOG),
      ['weight'],
    ),
  ),
  /** `corrected`: nothing matched the words as typed, so words one letter off were searched. */
  data: v.object({ ...page(PlaceCard).entries, corrected: v.boolean() }),
  errors: ['BAD_CURSOR'],
  offline: 'list',
  maxAge: 30,
})

export const PLACE_COUNT_CAP = 1000
export const countPlaces = get('/places/count', {
  summary: `How many places match a filter, counted up to ${PLACE_COUNT_CAP}`,
  access: 'public',
  query: v.pipe(
    PlaceFilter,
    v.forward(
      v.check((query) => knowsTheDog(query), TELL_THE_DOG),
      ['weight'],
    ),
  ),
  data: v.object({ count: v.number(), capped: v.boolean() }),
  offline: 'list',
  maxAge: 30,
})

const PlaceParams = v.object({ id: idText })

export const getPlace = get('/places/:id', {
  summary: 'One place, whole',
  access: 'public',
  params: PlaceParams,
  data: Place,
  errors: ['PLACE_NOT_FOUND'],
  offline: 'detail',
  maxAge: 30,
})

export const getPlaceGuide = get('/places/:id/guide', {
  summary: 'House rules and tips of a place',
  access: 'public',
  params: PlaceParams,
  data: PlaceGuide,
  errors: ['PLACE_NOT_FOUND', 'GUIDE_NOT_FOUND'],
  offline: 'detail',
  maxAge: 30,
})

export const listNearbyPlaces = get('/places/:id/nearby', {
  summary: 'The nearest other places, at most 8',
  access: 'public',
  params: PlaceParams,
  data: v.array(PlaceCard),
  errors: ['PLACE_NOT_FOUND'],
  offline: 'detail',
  maxAge: 60,
})

export const listRegions = get('/regions', {
  summary: '시도 and 시군구 that have places, with their counts',
  access: 'public',
  data: v.array(
    v.object({
      sido: v.picklist(SIDO_KEYS),
      count: v.number(),
      sigungu: v.array(v.object({ name: v.string(), count: v.number() })),
    }),
  ),
  offline: 'settings',
  maxAge: 60,
})
