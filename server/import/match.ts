import { fold } from '../../contract/hangul.ts'
import type { Db } from '../db/index.ts'
import { findSources, type StoredSource, findNearbyPlaces } from './place-sources/store.ts'
import type { PlaceInput } from '../domains/places/input.ts'
import type { Candidate, SourceName } from './candidate.ts'
import { SAME_PLACE_METRES, samePlace } from './same-place.ts'

/** A candidate with its parsed record and a digest of it. */
export interface Prepared {
  candidate: Candidate
  record: PlaceInput
  digest: string
}

export interface BatchOptions {
  dryRun: boolean
  /** Keys of all imported records: a stored source with one of these keys belongs to that record, not to another. */
  keys: Readonly<Record<SourceName, ReadonlySet<string>>>
  /** Whether there are places by others, so that nearby places must be searched. */
  searchArea: boolean
  /** In a dry run, the places it would have created so far, which records of other sources may also be about. */
  imagined: Map<string, Candidate[]>
}

/** A record and its place, if that exists already. */
export interface Match extends Prepared {
  known: StoredSource | undefined
  /** Id of the place, if it was found otherwise than by the record's own key. */
  placeId: number | undefined
  gone: boolean
}

/** Finds the places of records: by key, by name and address or distance, and among places by others. */
export async function matchAll(db: Db, prepared: readonly Prepared[], options: BatchOptions): Promise<Match[]> {
  const [first] = prepared
  if (!first) return []
  const known = await findSources(
    db,
    first.candidate.source,
    prepared.map(({ candidate }) => candidate.sourceKey),
    prepared.map(({ candidate }) => candidate.nameKey),
  )
  const byKey = new Map(known.map((row) => [`${row.source} ${row.sourceKey}`, row]))
  const byName = byNameKey(known)
  const matches = prepared.map((each): Match => {
    const { candidate } = each
    const own = byKey.get(`${candidate.source} ${candidate.sourceKey}`)
    if (own) return { ...each, known: own, placeId: undefined, gone: false }
    const named = byName.get(candidate.nameKey) ?? []
    // First the same source under another key: an edition that spelled the address differently.
    const free = named.filter((row) => row.source === candidate.source && !options.keys[row.source].has(row.sourceKey))
    const before = samePlace(candidate, free)
    if (before) return { ...each, known: before, placeId: undefined, gone: false }
    const other = samePlace(
      candidate,
      named.filter((row) => row.source !== candidate.source),
    )
    return { ...each, known: undefined, placeId: other?.placeId ?? undefined, gone: other?.placeId === null }
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
  const open = matches.filter((match) => !match.known && match.placeId === undefined && !match.gone)
  const around = await findNearbyPlaces(
    db,
    open.map(({ candidate }) => candidate),
    SAME_PLACE_METRES,
  )
  for (const neighbour of around) {
    const match = open[neighbour.of]
    if (match && match.placeId === undefined && fold(neighbour.name) === match.candidate.nameKey)
      match.placeId = neighbour.id
  }
}
