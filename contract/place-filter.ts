import * as v from 'valibot'
import { Day, daysOf, type Moment } from './days.ts'
import { breedKey, type Dog, DOG_WEIGHT_KG, MAX_DOGS_TOGETHER, SIZES } from './dogs.ts'
import { FRESHNESS } from './policy.ts'
import { SIDO_KEYS } from './regions.ts'
import { flagText, integerText, keysText, listText, numbersText, numberText, textsText } from './wire.ts'

/**
 * What narrows a list of places, as it stands in a query: shared by list, count, search and map. `matchesPlaceFilter` of
 * `place-filter-match.ts` decides the same for a single place; the server's SQL is held against it.
 */
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
  weight: v.optional(numbersText(MAX_DOGS_TOGETHER, DOG_WEIGHT_KG.min, DOG_WEIGHT_KG.max)),
  size: v.optional(listText(SIZES)),
  /** How many there are, guide dogs aside. */
  dogs: v.optional(integerText(1, MAX_DOGS_TOGETHER * 20)),
  breed: v.optional(textsText(MAX_DOGS_TOGETHER, 40)),
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

/** The part of a filter that describes the dogs that travel together (at most `MAX_DOGS_TOGETHER`) and a day; the same question has the same address. */
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

/** A dog must be described before places can be filtered for it. */
export const describesDog = ({ fits, weight, size }: PlaceFilter) =>
  !fits || (weight !== undefined && size !== undefined)
export const DOG_REQUIRED_MESSAGE = '강아지의 몸무게와 크기를 알려 주세요.'
