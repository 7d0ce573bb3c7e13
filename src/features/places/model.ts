import type { Moment } from '../../../contract/time/days.ts'
import { DOG_WEIGHT_KG, SIZES, sizeOfWeight } from '../../../contract/dogs/dog-sizes.ts'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import type { Group } from '../../../contract/groups/groups.ts'
import { dogFilter } from '../../../contract/places/party.ts'
import type { PlaceFilter } from '../../../contract/places/place-filter.ts'
import { PLACE_ORDERS, type PlaceOrder } from '../../../contract/places/place-order.ts'
import type { PlaceListQuery } from '../../../contract/places/places.ts'
import { FRESHNESS, type Freshness } from '../../../contract/policy/freshness.ts'
import { SIDO_KEYS } from '../../../contract/regions/regions.ts'
import { cutText } from '../../lib/cut-text.ts'

/**
 * The search parameters of `/place` and `/search/list`, in their one canonical form: defaults are absent, lists are sorted.
 */
export interface PlaceSearch {
  q?: string | undefined
  /** Groups, `cafe,pension`. */
  g?: string | undefined
  sido?: (typeof SIDO_KEYS)[number] | undefined
  sigungu?: string | undefined
  /** Required options, all of them, `parking,yard`. */
  opt?: string | undefined
  in?: 1 | undefined
  out?: 1 | undefined
  free?: 1 | undefined
  /** Surely open now; or such of whose opening hours nothing is known. */
  open?: 1 | 'unknown' | undefined
  fresh?: string | undefined
  /** Only places that admit the dog: `can`, or `maybe` to include those with an unknown verdict. */
  fits?: 'can' | 'maybe' | undefined
  /** A dog described ad hoc; without it `fits` refers to the visitor's own dog. */
  kg?: number | undefined
  /** Only if it differs from the size that follows from the weight. */
  size?: (typeof SIZES)[number] | undefined
  sort?: PlaceOrder | undefined
}

const MAX_WORDS = 60
const MAX_KEYS = 20

/** Links give typed values, an address gives text: both are read. */
const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const wordsOf = (value: unknown) =>
  cutText(
    plain(value)
      .normalize('NFC')
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
    MAX_WORDS,
  ).trim()

const keyList = (value: unknown, known: (key: string) => boolean) => joinKeys(plain(value).split(',').filter(known))
const flag = (value: unknown) => (['1', 'true'].includes(plain(value)) ? 1 : undefined)
const pick = <T>(values: readonly T[], value: unknown) => values.find((one) => one === value)

const isFreshness = (key: string): key is Freshness => FRESHNESS.some((known) => known === key)
const isKey = (key: string) => /^[a-z0-9-]{1,32}$/.test(key)

function sigunguOf(value: unknown): string | undefined {
  const name = typeof value === 'string' ? value.trim() : ''
  return name.length <= 20 ? name : undefined
}

function kgOf(value: unknown): number | undefined {
  const text = plain(value)
  if (!/^\d{1,3}(\.\d{1,10})?$/.test(text)) return undefined
  const kg = Math.round(Number(text) * 10) / 10
  return kg >= DOG_WEIGHT_KG.min && kg <= DOG_WEIGHT_KG.max ? kg : undefined
}

/** Reads search parameters; never throws. Unreadable ones are left out: an old or mistyped address still opens the list. */
export function readPlaceSearch(raw: Record<string, unknown>): PlaceSearch {
  return tidy({
    q: wordsOf(raw['q']) || undefined,
    g: keyList(raw['g'], isKey) || undefined,
    sido: pick(SIDO_KEYS, raw['sido']),
    sigungu: sigunguOf(raw['sigungu']) || undefined,
    opt: keyList(raw['opt'], isKey) || undefined,
    in: flag(raw['in']),
    out: flag(raw['out']),
    free: flag(raw['free']),
    open: raw['open'] === 'unknown' ? 'unknown' : flag(raw['open']),
    fresh: keyList(raw['fresh'], isFreshness) || undefined,
    fits: pick(['can', 'maybe'] as const, raw['fits']),
    kg: kgOf(raw['kg']),
    size: pick(SIZES, raw['size']),
    sort: pick(PLACE_ORDERS, raw['sort']),
  })
}

/** The canonical form: without defaults, and without parameters that depend on an absent one. */
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

/** The dogs of the list's verdicts: the dog of the address, else the member's own travelling dogs. */
export const dogsOf = (search: PlaceSearch, own: readonly Dog[]): readonly Dog[] => typedDog(search) ?? own

/** The dog that was typed into the filter; undefined where the verdicts are for the member's own. */
export function typedDog(search: PlaceSearch): readonly Dog[] | undefined {
  if (search.kg === undefined) return undefined
  const size = search.size ?? sizeOfWeight(search.kg)
  return [{ name: null, weightKg: search.kg, size, breed: null, restricted: false, guide: false, count: 1 }]
}

/** Whether `fits` can be requested at all: it needs a dog. */
export const judges = (search: PlaceSearch, own: readonly Dog[]) =>
  search.fits !== undefined && dogsOf(search, own).length > 0

const TEN_MINUTES = 10

/** The filter as the server takes it. The moment is floored to 10 minutes, so that equal requests share an address. */
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
  if (search.open === 'unknown') filter.hours = 'unknown'
  else if (search.open) filter.openAt = `${moment.weekday}-${moment.minute - (moment.minute % TEN_MINUTES)}`
  if (search.fits && judges(search, own))
    Object.assign(filter, { fits: search.fits, ...dogFilter(dogsOf(search, own), moment) })
  return filter
}

/** Hospitals that are open now: one tap on the home screen and on the map. */
export const OPEN_HOSPITALS: PlaceSearch = { g: 'hospital', open: 1 }

export interface Position {
  lat: number
  lng: number
}

/** About 100 m: enough for "near"; better for caches and for privacy. */
export const roundPosition = ({ lat, lng }: Position): Position => ({ lat: round3(lat), lng: round3(lng) })
const round3 = (degrees: number) => Math.round(degrees * 1000) / 1000

export function listQueryOf(search: PlaceSearch, own: readonly Dog[], moment: Moment, from: Position): PlaceListQuery {
  const order = orderOf(search)
  return { ...filterOf(search, own, moment), order, ...(order === 'near' ? roundPosition(from) : {}) }
}

/** Names of the groups that a search asks for, in the order of the groups. */
export const groupNames = ({ g }: PlaceSearch, groups: readonly Pick<Group, 'key' | 'name'>[]): string[] =>
  groups.filter(({ key }) => g?.split(',').includes(key)).map(({ name }) => name)

/** "서울 마포구 카페·식당": what tells a list from others in tabs, histories and search results. */
export const listTitle = (search: PlaceSearch, groups: readonly Pick<Group, 'key' | 'name'>[]): string =>
  [search.sido, search.sigungu, groupNames(search, groups).join('·') || '장소'].filter(Boolean).join(' ')
