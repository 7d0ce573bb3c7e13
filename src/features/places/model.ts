import * as v from 'valibot'
import type { Moment } from '../../../contract/days.ts'
import { DOG_WEIGHT_KG, type Dog, SIZES, sizeOfWeight } from '../../../contract/dogs.ts'
import { dogFilter, type PlaceFilter } from '../../../contract/place-filter.ts'
import { PLACE_ORDERS, type PlaceListQuery, type PlaceOrder } from '../../../contract/places.ts'
import { FRESHNESS, type Freshness } from '../../../contract/policy.ts'
import { SIDO_KEYS } from '../../../contract/regions.ts'

/**
 * What `/place` and `/search/list` keep in the address, in its one canonical form: a default is absent, lists are sorted.
 */
export interface PlaceSearch {
  q?: string | undefined
  /** Groups, `cafe,pension`. */
  g?: string | undefined
  sido?: (typeof SIDO_KEYS)[number] | undefined
  sigungu?: string | undefined
  /** Options that must all be there, `parking,yard`. */
  opt?: string | undefined
  in?: 1 | undefined
  out?: 1 | undefined
  free?: 1 | undefined
  open?: 1 | undefined
  fresh?: string | undefined
  /** Only places that admit the dog: `can`, or `maybe` to keep those of which it isn't known. */
  fits?: 'can' | 'maybe' | undefined
  /** A dog described ad hoc; without it `fits` speaks of the visitor's own dog. */
  kg?: number | undefined
  /** Only where it differs from what the weight says. */
  size?: (typeof SIZES)[number] | undefined
  sort?: PlaceOrder | undefined
}

const MAX_WORDS = 60
const MAX_KEYS = 20

/** Links give typed values, an address gives text: both are read. */
const plain = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))

/** What can't be read is left out: an old or mistyped address still opens the list. */
const lenient = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), () => undefined)

const words = v.pipe(
  plain,
  // A cut in the middle of an emoji would leave half a character.
  v.transform((text) =>
    text
      .normalize('NFC')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MAX_WORDS)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim(),
  ),
  v.minLength(1),
)

const keyList = (known: (key: string) => boolean) =>
  v.pipe(
    plain,
    v.transform((text) => joinKeys(text.split(',').filter(known))),
    v.minLength(1),
  )

const flag = v.pipe(
  plain,
  v.picklist(['1', 'true']),
  v.transform(() => 1 as const),
)

const isFreshness = (key: string): key is Freshness => FRESHNESS.some((known) => known === key)
const isKey = (key: string) => /^[a-z0-9-]{1,32}$/.test(key)

const Raw = v.object({
  q: lenient(words),
  g: lenient(keyList(isKey)),
  sido: lenient(v.picklist(SIDO_KEYS)),
  sigungu: lenient(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20))),
  opt: lenient(keyList(isKey)),
  in: lenient(flag),
  out: lenient(flag),
  free: lenient(flag),
  open: lenient(flag),
  fresh: lenient(keyList(isFreshness)),
  fits: lenient(v.picklist(['can', 'maybe'])),
  kg: lenient(
    v.pipe(
      plain,
      v.regex(/^\d{1,3}(\.\d{1,10})?$/),
      v.transform((text) => Math.round(Number(text) * 10) / 10),
      v.minValue(DOG_WEIGHT_KG.min),
      v.maxValue(DOG_WEIGHT_KG.max),
    ),
  ),
  size: lenient(v.picklist(SIZES)),
  sort: lenient(v.picklist(PLACE_ORDERS)),
})

/** Reads an address; never throws. */
export function readPlaceSearch(raw: Record<string, unknown>): PlaceSearch {
  return tidy(v.parse(Raw, raw))
}

/** The canonical form: no default spelt out, nothing that depends on what isn't there. */
export function tidy(search: PlaceSearch): PlaceSearch {
  const { kg, size, sort } = search
  const next: PlaceSearch = {
    ...search,
    sigungu: search.sido && search.sigungu,
    fits: search.fits ?? (kg === undefined ? undefined : 'can'),
    size: kg === undefined || size === sizeOfWeight(kg) ? undefined : size,
    sort: sort === defaultOrder(search) || (sort === 'relevance' && !search.q) ? undefined : sort,
  }
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))
}

export const defaultOrder = (search: Pick<PlaceSearch, 'q'>): PlaceOrder => (search.q ? 'relevance' : 'near')
export const orderOf = (search: PlaceSearch): PlaceOrder => search.sort ?? defaultOrder(search)

export const keysOf = (list: string | undefined): string[] => (list ? list.split(',') : [])
export const joinKeys = (keys: readonly string[]): string => [...new Set(keys)].sort().slice(0, MAX_KEYS).join(',')

export function toggleKey(list: string | undefined, key: string): string | undefined {
  const keys = keysOf(list)
  return joinKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]) || undefined
}

/** For whom the list is judged: the dog of the address, else one's own who travel along. */
export function dogsOf(search: PlaceSearch, own: readonly Dog[]): readonly Dog[] {
  if (search.kg === undefined) return own
  const size = search.size ?? sizeOfWeight(search.kg)
  return [{ name: null, weightKg: search.kg, size, breed: null, restricted: false, guide: false, count: 1 }]
}

/** Whether `fits` can be asked at all: it needs a dog. */
export const judges = (search: PlaceSearch, own: readonly Dog[]) =>
  search.fits !== undefined && dogsOf(search, own).length > 0

const TEN_MINUTES = 10

/** The filter as the server takes it. The moment is floored to 10 minutes, so that equal questions share an address. */
export function filterOf(search: PlaceSearch, own: readonly Dog[], moment: Moment): PlaceFilter {
  const filter: PlaceFilter = {}
  if (search.q) filter.q = search.q
  if (search.g) filter.group = keysOf(search.g)
  if (search.sido) filter.sido = search.sido
  if (search.sido && search.sigungu) filter.sigungu = search.sigungu
  if (search.opt) filter.options = keysOf(search.opt)
  if (search.in) filter.indoor = true
  if (search.out) filter.outdoor = true
  if (search.free) filter.free = true
  if (search.fresh) filter.freshness = keysOf(search.fresh).filter(isFreshness)
  if (search.open) filter.openAt = `${moment.weekday}-${moment.minute - (moment.minute % TEN_MINUTES)}`
  if (search.fits && judges(search, own))
    Object.assign(filter, { fits: search.fits, ...dogFilter(dogsOf(search, own), moment) })
  return filter
}

export interface Position {
  lat: number
  lng: number
}

/** About 100 m: enough for "near", kind to caches and to privacy. */
export const roundPosition = ({ lat, lng }: Position): Position => ({ lat: round3(lat), lng: round3(lng) })
const round3 = (degrees: number) => Math.round(degrees * 1000) / 1000

export function listQueryOf(search: PlaceSearch, own: readonly Dog[], moment: Moment, from: Position): PlaceListQuery {
  const order = orderOf(search)
  return { ...filterOf(search, own, moment), order, ...(order === 'near' ? roundPosition(from) : {}) }
}
