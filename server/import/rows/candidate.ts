import type { PublicSource } from '../../../contract/imports/sources.ts'
import type { PlaceInput } from '../../domains/places/input.ts'
import type { Phrase, PhraseKey } from '../words/index.ts'

export type SourceName = PublicSource

/** Where a place is said to be: enough to tell whether two records of one name are about one place. */
export interface Located {
  addressKeys: readonly string[]
  phone: string | null
  /** Degrees; null only in records of closed places. */
  lat: number | null
  lng: number | null
  /** ISO date since when the source says that the place is closed. */
  closedOn: string | null
}

/** A record of a source that names a place: enough to identify the place, and a function to parse the rest. */
export interface Candidate extends Located {
  source: SourceName
  name: string
  /** Position in its source: the line of a CSV file, the index of a JSON record. */
  number: number
  /** Line of a CSV file; null in JSON. */
  line: number | null
  /** The source's own id; for sources without one, the folded name with the address. */
  sourceKey: string
  /** The folded name, by which records of one place are found. */
  nameKey: string
  /** ISO date of the record according to the source; null if unknown. */
  edition: string | null
  /** `false`: the source says that dogs are not admitted. */
  admitsDogs: boolean
  /** Amount of information: of two records of the same day the one with more wins. */
  weight: number
  /** Parses the complete record; not called for closed places. */
  place(): PlaceInput
}

type Reasons<Key extends PhraseKey> = Key extends `reason.${infer Reason}` ? Reason : never
export type RefusalReason = Reasons<PhraseKey>

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
  /** A phrase, or the value as it stands in the source. */
  detail: Phrase | string
}

export type Outcome = { candidate: Candidate; refused?: undefined } | { candidate?: undefined; refused: Refused }

/** An opened file, or several that belong together. It is read twice: first to find which records count, then to parse those. */
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
