import { todayInKorea } from '../../../contract/time/korea-time.ts'
import type { Db } from '../../db/index.ts'
import { readPlaces } from '../../domains/places/stored-store.ts'
import { setPlaceStatus, statusOutside } from '../../domains/places/status-store.ts'
import { type BatchResult, emptyResult } from './batch-result.ts'
import type { SourceName } from '../rows/candidate.ts'
import { differenceOf } from './difference.ts'
import { type Edition, findMissing, type MissingOfSource } from './edition.ts'
import type { Difference, Follower } from './follower.ts'
import { writeHistory } from './history.ts'
import { recordsOfPlaces, type SourceRow, type StoredSource, writeSources } from '../place-sources/store.ts'

interface MissingOptions {
  db: Db
  dryRun: boolean
  follower?: Follower
  whole?: { mostGone: number } | undefined
  clock: () => Date
  signal: AbortSignal
}

/** Places in one transaction, for which requests wait. */
const GONE_AT_ONCE = 100

/** Closes in batches what a whole new edition no longer has; `known`: open records of each source before it was imported. */
export async function* closeMissing(
  edition: Edition,
  known: ReadonlyMap<SourceName, number>,
  { db, dryRun, follower, whole, clock, signal }: MissingOptions,
  summary: { missing: MissingOfSource[] },
): AsyncGenerator<BatchResult> {
  if (!whole || signal.aborted) return
  const { byPlace, ofSources } = await findMissing(db, edition, known, { ...whole, follower })
  summary.missing = ofSources
  const withheld = new Set(ofSources.flatMap((one) => (one.withheld ? one.source : [])))
  const today = todayInKorea(clock())
  // The difference shows also what is withheld: an admin may confirm it.
  const shown =
    dryRun && follower
      ? byPlace
      : byPlace.map((rows) => rows.filter(({ source }) => !withheld.has(source))).filter((rows) => rows.length > 0)
  for (let at = 0; at < shown.length && !signal.aborted; at += GONE_AT_ONCE)
    yield closeGone(db, shown.slice(at, at + GONE_AT_ONCE), {
      dryRun,
      follower,
      clock,
      dayOf: (source) => edition.dayOf(source, today),
    })
}

interface Options {
  dryRun: boolean
  follower: Follower | undefined
  clock: () => Date
  /** The day of the edition in which they are missing. */
  dayOf: (source: StoredSource['source']) => string
}

/**
 * Marks records that their sources no longer have, and closes the places that no other source has. A place of which an admin has
 * corrected anything stays: that a list no longer names it is less than what somebody has found out. One transaction.
 */
async function closeGone(
  db: Db,
  byPlace: readonly (readonly StoredSource[])[],
  { dryRun, follower, clock, dayOf }: Options,
): Promise<BatchResult> {
  const result = emptyResult()
  await db.transaction(async (tx) => {
    const ids = byPlace.flatMap(([row]) => row?.placeId ?? [])
    const [places, said] = [await readPlaces(tx, ids, { lock: !dryRun }), await recordsOfPlaces(tx, ids)]
    const known = new Map(said.map((row) => [keyOf(row), row]))
    const written: SourceRow[] = []
    const close: number[] = []
    const addresses = new Map<number, string | null>()
    for (const missing of byPlace) {
      const rows = missing.flatMap((row) => known.get(keyOf(row)) ?? [])
      const [first, ...others] = rows.map((row) => goneOn(row, dayOf(row.source)))
      const place = first?.placeId ? places.get(first.placeId) : undefined
      if (!first || !place) continue
      written.push(first, ...others)
      const { id, input, editedFields } = place
      addresses.set(id, input.roadAddress ?? input.lotAddress)
      const stays = statusOutside(place) !== 'open' || isSaidByOthers(said, id, rows)
      const kind: Difference['kind'] = stays ? 'remembered' : editedFields.length > 0 ? 'kept' : 'gone'
      result.differences.push(differenceOf(kind, { ...first, name: input.name }))
      result.differences.push(...others.map((row) => differenceOf('remembered', { ...row, name: input.name })))
      if (kind !== 'gone') continue
      close.push(id)
      const { source, sourceKey, closedOn } = first
      result.closures.push({ name: input.name, source, sourceKey, since: closedOn ?? '', news: 'gone' })
    }
    if (!dryRun) {
      await writeSources(tx, written)
      await setPlaceStatus(tx, close, 'closed')
      await writeHistory(tx, result.differences, { at: clock(), run: follower?.run })
    }
    const located = result.differences.map((difference) => ({
      ...difference,
      address: addresses.get(difference.placeId ?? 0) ?? null,
      file: '',
      line: null,
    }))
    await follower?.differ(tx, located, said)
  })
  return result
}

const keyOf = ({ source, sourceKey }: Pick<SourceRow, 'source' | 'sourceKey'>) => `${source} ${sourceKey}`

/** Stored like a record that closed: once its source has it again, the place opens. */
const goneOn = (row: SourceRow, day: string): SourceRow => ({ ...row, closedOn: day, digest: `gone ${day}` })

const isSaidByOthers = (said: readonly SourceRow[], placeId: number, missing: readonly SourceRow[]) =>
  said.some((row) => row.placeId === placeId && row.owns && row.closedOn === null && !missing.includes(row))
