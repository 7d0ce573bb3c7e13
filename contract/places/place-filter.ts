import * as v from 'valibot'
import { DOG_WEIGHT_KG, MAX_DOGS_TOGETHER, SIZES } from '../dogs/dog-sizes.ts'
import { FRESHNESS } from '../policy/freshness.ts'
import { SIDO_KEYS } from '../regions/regions.ts'
import {
  dayNumber,
  flagText,
  integerText,
  isCalendarDay,
  keysText,
  listText,
  numbersText,
  numberText,
  textsText,
} from '../api/wire.ts'

const WEEKDAY_MINUTE = /^[0-6]-(\d|[1-9]\d{1,2}|1[0-3]\d\d|14[0-3]\d)$/
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d$/

function isOpeningMoment(text: string): boolean {
  const date = DATE_TIME.exec(text)?.[1]
  return date === undefined ? WEEKDAY_MINUTE.test(text) : isCalendarDay(date)
}

/**
 * Filters of a list of places, as query parameters: shared by list, count, search and map. `matchesPlaceFilter` of
 * `place-filter-match.ts` decides the same for a single place; a test compares the server's SQL with it.
 */
export const PlaceFilter = v.object({
  q: v.optional(v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.maxLength(60, '검색어는 60자까지 쓸 수 있어요.'))),
  group: v.optional(keysText),
  sido: v.optional(v.picklist(SIDO_KEYS)),
  sigungu: v.optional(v.pipe(v.string(), v.normalize('NFC'), v.maxLength(20))),
  /** The place must have all of them. */
  options: v.optional(keysText),
  indoor: v.optional(flagText),
  outdoor: v.optional(flagText),
  /** Free of charge for dogs. */
  free: v.optional(flagText),
  freshness: v.optional(listText(FRESHNESS)),
  /**
   * Surely open at this moment in Korea: `2026-10-03T14:30`, or `weekday-minute` ("6-870" = Saturday 14:30) of the nearest date with that
   * weekday. Seasons and public holidays count.
   */
  openAt: v.optional(v.pipe(v.string(), v.check(isOpeningMoment, '시각을 확인해 주세요.'))),
  /** Only places of whose opening hours nothing is known: to be called, not claimed to be open. */
  hours: v.optional(v.picklist(['unknown'])),
  /**
   * `can`: verdict yes or conditions; `maybe`: unknown as well. Needs `weight` and `size`. A party is described by the distinct values of
   * its dogs ("5,14"), since every rule of a policy is about one property: all dogs must be admitted.
   */
  fits: v.optional(v.picklist(['can', 'maybe'])),
  /** In kg; the lightest and the heaviest dog decide. */
  weight: v.optional(numbersText(MAX_DOGS_TOGETHER, DOG_WEIGHT_KG.min, DOG_WEIGHT_KG.max)),
  size: v.optional(listText(SIZES)),
  /** Size of the party, without guide dogs. */
  dogs: v.optional(integerText(1, MAX_DOGS_TOGETHER * 20)),
  breed: v.optional(textsText(MAX_DOGS_TOGETHER, 40)),
  /** At least one of them is a 맹견. */
  restricted: v.optional(flagText),
  /** All of them are guide dogs. */
  guide: v.optional(flagText),
  /** The day for which the verdict is asked; a public holiday is 7. Without it the dog must be admitted on every day. */
  day: v.optional(v.pipe(integerText(0, 7), dayNumber)),
  /** The calendar's weekday, in addition to `day=7`: on a holiday on a Saturday or Sunday, rules for weekends apply too. */
  weekday: v.optional(integerText(0, 6)),
  /** Edges of a box on the map in degrees: all four or none. */
  south: v.optional(numberText(30, 45)),
  west: v.optional(numberText(120, 135)),
  north: v.optional(numberText(30, 45)),
  east: v.optional(numberText(120, 135)),
})
export type PlaceFilter = v.InferOutput<typeof PlaceFilter>

/** Dogs must be described before places can be filtered for them. */
export const describesDog = ({ fits, weight, size }: PlaceFilter) =>
  !fits || (weight !== undefined && size !== undefined)
export const DOG_REQUIRED_MESSAGE = '강아지의 몸무게와 크기를 알려 주세요.'
