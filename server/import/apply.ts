import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db/index.ts'
import { mergeSourceRecords } from './place-sources/merge.ts'
import { recordsOfPlaces, type SourceRow, writeSources } from './place-sources/store.ts'
import type { PlaceInput } from '../domains/places/input.ts'
import { insertPlaces, updatePlaces } from '../compose/places.ts'
import { readPlaces } from '../domains/places/stored-store.ts'
import type { Candidate } from './candidate.ts'
import { type BatchOptions, matchAll, type Prepared } from './match.ts'
import { samePlace } from './same-place.ts'

export interface Change {
  name: string
  /** Changed fields; empty for a new place. */
  fields: string[]
}

/** Result of a batch, or in a dry run what it would have done. */
export interface BatchResult {
  created: Change[]
  updated: Change[]
  unchanged: number
  /** Records of an older edition than the stored one: ignored. */
  older: number
  /** Records of places by others: stored as a source, the place isn't changed. */
  linked: number
  /** Records of places that were deleted here: not created again. */
  removed: number
  /** Records by which dogs aren't admitted, of places that we don't have. */
  refused: Candidate[]
}

type Row = Omit<SourceRow, 'placeId' | 'record'> & { record: PlaceInput }
interface RowChange {
  row: Row
  placeId: number
  /** The previous key of this place in the source. */
  replaces: string | undefined
}

const CONTESTED = '같은 날 자료에 동반 가능과 불가가 함께 올라 있어요'

/** Parses the complete record; done in advance while the database is busy with the previous batch. */
export function prepare(candidate: Candidate, contested: boolean): Prepared {
  const record = candidate.place()
  if (contested) record.policy = { ...record.policy, unparsed: [...record.policy.unparsed, CONTESTED] }
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22)
  return { candidate, record, digest }
}

/** Writes one batch of records of one source in one transaction, so that an import is never stopped within a batch. */
export async function applyBatch(db: Db, prepared: readonly Prepared[], options: BatchOptions): Promise<BatchResult> {
  const result: BatchResult = { created: [], updated: [], unchanged: 0, older: 0, linked: 0, removed: 0, refused: [] }
  await db.transaction(async (tx) => {
    const matches = await matchAll(tx, prepared, options)
    const inserts: Row[] = []
    const changes: RowChange[] = []
    for (const match of matches) {
      const { candidate, known, record, digest } = match
      if (match.gone || (known && known.placeId === null)) {
        result.removed++
        continue
      }
      const placeId = known?.placeId ?? match.placeId
      if (!candidate.admitsDogs && placeId === undefined) {
        result.refused.push(candidate)
        continue
      }
      if (known && (known.edition ?? '') > (candidate.edition ?? '')) {
        result.older++
        continue
      }
      if (known?.digest === digest && known.sourceKey === candidate.sourceKey) {
        result.unchanged++
        continue
      }
      const { source, sourceKey, nameKey, lat, lng, edition } = candidate
      const row: Row = {
        source,
        sourceKey,
        nameKey,
        addressKeys: [...candidate.addressKeys],
        lat,
        lng,
        edition,
        digest,
        record,
        owns: true,
      }
      const imagined = options.imagined.get(nameKey) ?? []
      if (placeId === undefined && samePlace(candidate, imagined))
        result.updated.push({ name: record.name, fields: ['policy'] })
      else if (placeId === undefined) {
        inserts.push(row)
        if (options.dryRun) options.imagined.set(nameKey, [...imagined, candidate])
      } else
        changes.push({ row, placeId, replaces: known && known.sourceKey !== sourceKey ? known.sourceKey : undefined })
    }
    await insert(tx, inserts, options.dryRun)
    result.created = inserts.map(({ record }) => ({ name: record.name, fields: [] }))
    await change(tx, changes, options.dryRun, result)
  })
  return result
}

async function insert(db: Db, rows: readonly Row[], dryRun: boolean): Promise<void> {
  if (dryRun || rows.length === 0) return
  const ids = await insertPlaces(
    db,
    rows.map(({ record }) => record),
  )
  await writeSources(
    db,
    rows.map((row, i) => ({ ...row, placeId: ids[i] as number, record: null })),
  )
}

async function change(db: Db, changes: readonly RowChange[], dryRun: boolean, result: BatchResult): Promise<void> {
  if (changes.length === 0) return
  const ids = [...new Set(changes.map(({ placeId }) => placeId))]
  const [stored, said] = [await readPlaces(db, ids, { lock: !dryRun }), await recordsOfPlaces(db, ids)]
  const writes: { id: number; input: PlaceInput }[] = []
  const rows: (SourceRow & { replaces?: string | undefined })[] = []
  for (const { row, placeId, replaces } of changes) {
    const place = stored.get(placeId)
    const sources = said.filter((other) => other.placeId === placeId)
    // A place without a source was created by an admin: the source is stored, the place isn't changed.
    const owns = sources.some((other) => other.owns)
    if (!place || !owns) {
      rows.push({ ...row, placeId, owns: false, record: null, replaces })
      result.linked++
      continue
    }
    const others = sources
      .filter(
        (other) => other.owns && !(other.source === row.source && [row.sourceKey, replaces].includes(other.sourceKey)),
      )
      .map((other) => Object.assign(other, { record: other.record ?? place.input }))
    rows.push({ ...row, placeId, record: others.length > 0 ? row.record : null, replaces }, ...others)
    const input = mergeSourceRecords([...others, row])
    const fields = differences(place.input, input, place.editedFields)
    if (fields.length === 0) result.unchanged++
    else {
      result.updated.push({ name: place.input.name, fields })
      writes.push({ id: placeId, input })
    }
  }
  if (dryRun) return
  await updatePlaces(db, writes)
  await writeSources(db, rows)
}

/** Fields of a place that would change, except those that an admin edited. */
function differences(old: PlaceInput, fresh: PlaceInput, edited: readonly string[]): string[] {
  // The guide isn’t compared, since the stored one is sanitized; it is derived from the same source texts as the policy.
  return (Object.keys(fresh) as (keyof PlaceInput)[]).filter(
    (field) => !edited.includes(field) && field !== 'guideHtml' && !isDeepStrictEqual(old[field], fresh[field]),
  )
}
