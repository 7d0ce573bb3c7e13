import { SIDO_KEYS } from '../../../contract/regions/regions.ts'
import type { Columns, Row } from '../../db/statements/bulk.ts'
import { searchText } from '../../../contract/text/search-text.ts'
import type { PlaceInput } from './input.ts'
import { openMinutes, openRules } from './open-minutes.ts'
import { policyValues } from './policy-columns.ts'
import { project } from './projection.ts'

export const PLACE_COLUMNS = {
  id: 'int',
  name: 'text',
  group_key: 'text',
  sido: 'text',
  sigungu: 'text',
  lat: 'float8',
  lng: 'float8',
  geo: 'point',
  option_keys: 'text[]',
  indoor: 'boolean',
  outdoor: 'boolean',
  fee_free: 'boolean',
  fit_entry_days: 'int2',
  fit_sure_days: 'int2',
  fit_max_hg: 'int2[]',
  fit_min_hg: 'int2[]',
  fit_sizes: 'int2[]',
  fit_max_dogs: 'int2',
  fit_restricted_banned: 'boolean',
  fit_banned_breeds: 'text[]',
  open_minutes: 'int4multirange',
  open_special: 'int4multirange',
  open_rules: 'jsonb',
  verified_day: 'int',
  sample: 'boolean',
} as const satisfies Columns

export const DETAIL_COLUMNS = {
  place_id: 'int',
  policy: 'jsonb',
  hours: 'jsonb',
  photos: 'jsonb',
  road_address: 'text',
  lot_address: 'text',
  phone: 'text',
  homepage: 'text',
  parking: 'boolean',
  admission: 'text',
  description: 'text',
} as const satisfies Columns

export const SEARCH_COLUMNS = {
  place_id: 'int',
  folded: 'text',
  initials: 'text',
  grams: 'int[]',
} as const satisfies Columns

/** Days since 1970-01-01 of an ISO date; 0 for none. */
export const dayNumber = (isoDate: string | null) => (isoDate === null ? 0 : Date.parse(isoDate) / 86_400_000)

/** Makes text storable and searchable, anywhere in a JSON value: composed (NFC), without NUL and unpaired surrogates. */
export function withoutInvalidCharacters<T>(value: T): T {
  if (typeof value === 'string')
    return value
      .normalize('NFC')
      .replaceAll('\0', '')
      .replace(/\p{Cs}/gu, '\ufffd') as T
  if (Array.isArray(value)) return value.map(withoutInvalidCharacters) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutInvalidCharacters(inner)])) as T
}

export function placeRow(id: number, place: PlaceInput): Row<typeof PLACE_COLUMNS> {
  if (!SIDO_KEYS.includes(place.sido)) throw new Error(`Not a 시도: ${place.sido}`)
  const { x, y } = project(place.lat, place.lng)
  const policy = policyValues(place.policy)
  const opening = openRules(place.hours)
  return {
    id,
    name: place.name,
    group_key: place.group,
    sido: place.sido,
    sigungu: place.sigungu,
    lat: place.lat,
    lng: place.lng,
    geo: `(${x},${y})`,
    option_keys: place.options,
    indoor: place.indoor,
    outdoor: place.outdoor,
    fee_free: place.policy.fee.kind === 'free',
    fit_entry_days: policy.fitEntryDays,
    fit_sure_days: policy.fitSureDays,
    fit_max_hg: policy.fitMaxHg,
    fit_min_hg: policy.fitMinHg,
    fit_sizes: policy.fitSizes,
    fit_max_dogs: policy.fitMaxDogs,
    fit_restricted_banned: policy.fitRestrictedBanned,
    fit_banned_breeds: policy.fitBannedBreeds,
    open_minutes: openMinutes(place.hours),
    open_special: opening.special,
    open_rules: opening.rules,
    verified_day: dayNumber(place.policy.verifiedAt),
    sample: place.sample,
  }
}

export const detailRow = (id: number, place: PlaceInput): Row<typeof DETAIL_COLUMNS> => ({
  place_id: id,
  policy: place.policy,
  hours: place.hours,
  photos: place.photos,
  road_address: place.roadAddress,
  lot_address: place.lotAddress,
  phone: place.phone,
  homepage: place.homepage,
  parking: place.parking,
  admission: place.admission,
  description: place.description,
})

export const searchRow = (id: number, place: PlaceInput, kindNames: readonly string[]): Row<typeof SEARCH_COLUMNS> => ({
  place_id: id,
  ...searchText(place, kindNames),
})
