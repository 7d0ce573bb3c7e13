import type { PlaceInput } from '../domains/places/input.ts'

export type SourceName = 'kcisa' | 'kto'

/** A record of a source that names a place: enough to identify the place, and a function to parse the rest. */
export interface Candidate {
  source: SourceName
  name: string
  /** Position in its source: the line of a CSV file, the index of a JSON record. */
  number: number
  /** The source's own id; for KCISA, which has none, the folded name with the address. */
  sourceKey: string
  /** The folded name, by which records of one place are found. */
  nameKey: string
  addressKeys: readonly string[]
  lat: number
  lng: number
  /** ISO date of the record according to the source; null if unknown. */
  edition: string | null
  /** `false`: the source says that dogs are not admitted. */
  admitsDogs: boolean
  /** Amount of information: of two records of the same day the one with more wins. */
  weight: number
  place(): PlaceInput
}

export const REFUSALS = {
  'broken-line': 'broken line',
  'too-long': 'a value that is too long',
  'no-name': 'no name',
  'no-position': 'no position',
  'position-outside-korea': 'position outside Korea',
  'no-region': 'no 시도/시군구',
  'unknown-category': 'unknown kind of place',
  'no-dogs': 'does not admit dogs',
  'other-animals': 'admits other animals than dogs alone',
  'duty-free': 'duty-free shop (SH04)',
  'not-a-place': 'an event or a route, not a place',
  'no-list-record': 'no list record with title and position for this contentid',
} as const
export type RefusalReason = keyof typeof REFUSALS

/** More characters than any text of these sources has (some hundreds). Longer texts are refused, since truncating a house rule could change it. */
export const LONGEST_VALUE = 10_000

/** A record that can't become a place, with the data by which an operator can find it. */
export interface Refused {
  file: string
  /** Line of a CSV file; null in JSON. */
  line: number | null
  /** Name or id, if there is one. */
  record: string
  reason: RefusalReason
  detail: string
}

export type Outcome = { candidate: Candidate; refused?: undefined } | { candidate?: undefined; refused: Refused }

/** A source of public data. It is read twice: first to find which records count, then to parse those. */
export interface Source {
  name: string
  /** Total for a progress bar; `tell` counts up to it. */
  size: number
  rows(options?: ReadOptions): AsyncIterable<Outcome>
}
export interface ReadOptions {
  tell?: ((done: number) => void) | undefined
  /** Records with other numbers are skipped without parsing. */
  wanted?: ((number: number) => boolean) | undefined
}

/** South Korea with its islands, in degrees. */
const BOX = { lat: [32.9, 38.7], lng: [124.5, 132.0] } as const

export type Position = { lat: number; lng: number } | { reason: RefusalReason; detail: string }

export function readPosition(latText: string, lngText: string): Position {
  const [lat, lng] = [latText, lngText].map((text) => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : NaN)) as [
    number,
    number,
  ]
  const detail = `${latText.trim()}, ${lngText.trim()}`
  if (Number.isNaN(lat) || Number.isNaN(lng) || (lat === 0 && lng === 0)) return { reason: 'no-position', detail }
  const inside = lat >= BOX.lat[0] && lat <= BOX.lat[1] && lng >= BOX.lng[0] && lng <= BOX.lng[1]
  return inside ? { lat, lng } : { reason: 'position-outside-korea', detail }
}

/** 2022.11.30 · 2022-11-30 · 20221130 · 20260917110939 → 2022-11-30; null if it isn't a valid date. */
export function readDate(text: string): string | null {
  const match = /^\s*(\d{4})[.\-/]?\s*(\d{1,2})[.\-/]?\s*(\d{1,2})(?!\d{1,3}$)/.exec(text)
  if (!match) return null
  const [, year, month, day] = match as unknown as [string, string, string, string]
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
