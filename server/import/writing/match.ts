import { fold } from '../../../contract/text/hangul.ts'
import type { Db } from '../../db/index.ts'
import { findSources, type StoredSource, findNearbyPlaces } from '../place-sources/store.ts'
import type { PlaceInput } from '../../domains/places/input.ts'
import type { Candidate, SourceName } from '../rows/candidate.ts'
import type { Edition } from './edition.ts'
import type { Follower } from './follower.ts'
import { addressKey } from '../parse/address.ts'
import { SAME_PLACE_METRES, samenessOf, samePlace } from './same-place.ts'
import type { Phrase } from '../words/index.ts'

/** A candidate with its parsed record, which closed places don't have, and a digest of both. */
export interface Prepared {
  candidate: Candidate
  record: PlaceInput | null
  digest: string
}

export interface BatchOptions {
  dryRun: boolean
  clock: () => Date
  /** Keys of all imported records: a stored source with one of these keys belongs to that record, not to another. */
  keys: Readonly<Record<SourceName, ReadonlySet<string>>>
  /** Whether there are places by others, so that nearby places must be searched. */
  searchArea: boolean
  /** In a dry run, the places it would have created so far, which records of other sources may also be about. */
  imagined: Map<string, Candidate[]>
  /** Path of the file that the records come from. */
  file: string
  follower?: Follower | undefined
  /** Given if the files are whole editions. */
  edition?: Edition | undefined
}

/** A record and its place, if that exists already. */
export interface Match extends Prepared {
  /** The stored record of the same source. */
  known: StoredSource | undefined
  /** The record of another source, or of another key, by which the place was found, and why. */
  through: { row: StoredSource; why: Phrase } | undefined
  /** Id of the place, if it was found otherwise than by the record's own key. */
  placeId: number | undefined
}

/** Finds the places of records: by key, by name and address or distance, and among places by others. */
export async function matchAll(db: Db, prepared: readonly Prepared[], options: BatchOptions): Promise<Match[]> {
  const known = await findSources(
    db,
    prepared.map(({ candidate }) => candidate),
  )
  const byKey = new Map(known.map((row) => [`${row.source} ${row.sourceKey}`, row]))
  const byName = byNameKey(known)
  const matches = prepared.map((each): Match => {
    const { candidate } = each
    const own = byKey.get(`${candidate.source} ${candidate.sourceKey}`)
    if (own) return { ...each, known: own, through: undefined, placeId: undefined }
    const named = byName.get(candidate.nameKey) ?? []
    // First the same source under another key: an edition that spelled the address differently.
    const free = named.filter((row) => row.source === candidate.source && !options.keys[row.source].has(row.sourceKey))
    const before = samePlace(candidate, free)
    if (before) {
      const through = { row: before.other, why: before.why }
      return { ...each, known: before.other, through, placeId: undefined }
    }
    const other = samePlace(
      candidate,
      named.filter((row) => row.source !== candidate.source),
    )
    const through = other && { row: other.other, why: other.why }
    return { ...each, known: undefined, through, placeId: other?.other.placeId ?? undefined }
  })
  if (options.searchArea) await searchArea(db, matches)
  return matches
}

function byNameKey(rows: readonly StoredSource[]): Map<string, StoredSource[]> {
  const groups = new Map<string, StoredSource[]>()
  for (const row of rows) groups.set(row.nameKey, [...(groups.get(row.nameKey) ?? []), row])
  return groups
}

/** Finds places of the same name nearby that have no source. */
async function searchArea(db: Db, matches: readonly Match[]): Promise<void> {
  const open = matches.flatMap((match) => {
    const { lat, lng } = match.candidate
    return match.known || match.through || lat === null || lng === null ? [] : [{ match, lat, lng }]
  })
  for (const neighbour of await findNearbyPlaces(db, open, SAME_PLACE_METRES)) {
    const match = open[neighbour.of]?.match
    if (!match || match.placeId !== undefined || fold(neighbour.name) !== match.candidate.nameKey) continue
    const { roadAddress, lotAddress, ...place } = neighbour
    const addressKeys = [addressKey(roadAddress), addressKey(lotAddress)].filter((key) => key !== null)
    if (samenessOf(match.candidate, { ...place, addressKeys, closedOn: null })) match.placeId = neighbour.id
  }
}
