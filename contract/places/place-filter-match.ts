import { ALL_DAYS, HOLIDAY, type Moment } from '../time/days.ts'
import type { Dog } from '../dogs/dogs.ts'
import { isOpenAt, isUntimed, openingMoment } from '../time/opening.ts'
import type { PlaceFilter } from './place-filter.ts'
import type { Place, PlaceCard } from './places.ts'
import type { DogPolicy } from '../policy/policy.ts'
import { freshness } from '../policy/freshness.ts'
import { searchText } from '../text/search-text.ts'
import { holdsWords, queryWords } from '../text/search-words.ts'
import { verdictOfAll } from '../verdict/verdict.ts'
import type { Level } from '../verdict/verdict-levels.ts'

/** What a filter reads of a place. A card lacks the last four: a missing value doesn't match. */
export type Filterable = Pick<
  PlaceCard,
  'name' | 'group' | 'sigungu' | 'lat' | 'lng' | 'policy' | 'hours' | 'options'
> & { sido: PlaceCard['sido'] | '' } & Partial<Pick<Place, 'indoor' | 'outdoor' | 'roadAddress' | 'lotAddress'>>

export interface FilterContext {
  /** Korea's ISO date, to compute freshness. */
  today: string
  /** Name of each group by its key: people search by it. */
  kindNames: (group: string) => readonly string[]
}

/**
 * Whether a list with this filter contains the place, as the server's SQL decides it (`server/domains/places/filter.ts`). Except for
 * typos: only the server knows whether corrected words would find something.
 */
export function matchesPlaceFilter(place: Filterable, filter: PlaceFilter, context: FilterContext): boolean {
  const { group, sido, sigungu, options, indoor, outdoor, free, openAt } = filter
  const { policy } = place
  return (
    (group === undefined || group.includes(place.group)) &&
    (sido === undefined || place.sido === sido) &&
    (sigungu === undefined || place.sigungu === sigungu) &&
    (options ?? []).every((key) => place.options.includes(key)) &&
    (!indoor || place.indoor === true) &&
    (!outdoor || place.outdoor === true) &&
    (!free || policy.fee.kind === 'free') &&
    (filter.freshness === undefined ||
      filter.freshness.includes(freshness(policy.verifiedAt, context.today, place.group))) &&
    (openAt === undefined || isOpenAt(place.hours, openingMoment(openAt, context.today))) &&
    (filter.hours === undefined || isUntimed(place.hours)) &&
    isInBox(place, filter) &&
    admits(policy, filter) &&
    (!filter.q || isFoundBy(place, filter.q, context))
  )
}

function isInBox({ lat, lng }: Filterable, { south, west, north, east }: PlaceFilter): boolean {
  if (south === undefined || west === undefined || north === undefined || east === undefined) return true
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** A holiday on a working day: only the rules for holidays apply. */
const WEDNESDAY = 3
const EVERY_DAY: readonly Moment[] = ALL_DAYS.map((day) => ({
  day,
  weekday: day === HOLIDAY ? WEDNESDAY : day,
  minute: 0,
}))

const ADMITTED: Record<NonNullable<PlaceFilter['fits']>, readonly Level[]> = {
  can: ['yes', 'conditions'],
  maybe: ['yes', 'conditions', 'unknown'],
}

/** By the same verdict that cards show. */
function admits(policy: DogPolicy, filter: PlaceFilter): boolean {
  const { fits, day, weekday } = filter
  if (!fits || filter.guide) return true
  const dogs = partyOf(filter)
  const moments = day === undefined ? EVERY_DAY : [{ day, weekday: weekday ?? day, minute: 0 }]
  return moments.every((moment) => {
    const level = verdictOfAll(dogs, policy, moment)?.level
    return level !== undefined && ADMITTED[fits].includes(level)
  })
}

/**
 * Dogs that the filter treats like the described ones. Which weight belongs to which size makes no difference: every rule of a policy is
 * about one property, and all dogs must be admitted.
 */
function partyOf({ weight = [], size = [], breed = [], restricted, dogs = 1 }: PlaceFilter): Dog[] {
  const [firstWeight] = weight
  const [firstSize] = size
  if (firstWeight === undefined || firstSize === undefined) return []
  // At least as many dogs as there are distinct values.
  const different = Math.max(weight.length, size.length, breed.length)
  return Array.from({ length: different }, (_, index) => ({
    name: null,
    weightKg: weight[index] ?? firstWeight,
    size: size[index] ?? firstSize,
    breed: breed[index] ?? null,
    restricted: restricted === true && index === 0,
    guide: false,
    count: index === 0 ? Math.max(1, dogs - different + 1) : 1,
  }))
}

function isFoundBy(place: Filterable, query: string, { kindNames }: FilterContext): boolean {
  const words = queryWords(query)
  if (words.length === 0) return false
  const { roadAddress = null, lotAddress = null } = place
  return holdsWords(searchText({ ...place, roadAddress, lotAddress }, kindNames(place.group)), words)
}
