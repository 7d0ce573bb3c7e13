import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../db/index.ts'
import { insertPlaces, updatePlaces } from '../../compose/places.ts'
import type { PlaceInput } from '../../domains/places/input.ts'
import { readPlaces, type StoredPlace } from '../../domains/places/stored-store.ts'
import type { BatchResult } from './batch-result.ts'
import { differenceOf } from './difference.ts'
import type { FieldChange } from './follower.ts'
import { changedFields } from './history.ts'
import { mergeSourceRecords } from '../place-sources/merge.ts'
import { verdictChanges } from './verdict-changes.ts'
import { recordsOfPlaces, type SourceRow, writeSources } from '../place-sources/store.ts'

type Row = Omit<SourceRow, 'record'> & { record: PlaceInput }

export interface RowChange {
  row: Row
  placeId: number
  /** The previous key of this place in the source. */
  replaces: string | undefined
  /** Whether the source said before that the place is closed. */
  reopens: boolean
}

/** New places, each with the record that it comes from. Returns their ids, in the same order. */
export async function insertRows(
  db: Db,
  rows: readonly (Row & { replaces?: string | undefined })[],
): Promise<readonly number[]> {
  if (rows.length === 0) return []
  const ids = await insertPlaces(
    db,
    rows.map(({ record }) => record),
  )
  await writeSources(
    db,
    rows.map((row, i) => ({ ...row, placeId: ids[i] as number, record: null })),
  )
  return ids
}

/** Known places: each becomes the merger of what its sources say now. */
export async function updateRows(
  db: Db,
  changes: readonly RowChange[],
  dryRun: boolean,
  result: BatchResult,
): Promise<void> {
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
      result.differences.push(differenceOf('linked', { ...row, placeId, name: place?.input.name ?? row.record.name }))
      continue
    }
    const others = sources
      .filter(
        (other) =>
          other.owns &&
          other.closedOn === null &&
          !(other.source === row.source && [row.sourceKey, replaces].includes(other.sourceKey)),
      )
      .map((other) => Object.assign(other, { record: other.record ?? place.input }))
    rows.push({ ...row, placeId, record: others.length > 0 ? row.record : null, replaces }, ...others)
    const input = mergeSourceRecords([...others, row])
    const fields = differences(place.input, input, place.editedFields)
    const kept = corrected(place, input)
    const kind = fields.length > 0 ? 'changed' : kept.length > 0 ? 'kept' : 'remembered'
    result.differences.push({
      ...differenceOf(kind, { ...row, placeId, name: place.input.name }),
      fields: changedFields(place.input, input, fields.length > 0 ? [...fields, 'guideHtml'] : []),
      kept,
    })
    if (fields.length === 0) result.unchanged++
    else {
      result.updated.push({ name: place.input.name, fields })
      if (fields.includes('policy'))
        result.verdicts.push(...verdictChanges(place.input.name, row.sourceKey, place.input.policy, input.policy))
      writes.push({ id: placeId, input })
    }
  }
  if (dryRun) return
  await updatePlaces(db, writes)
  await writeSources(db, rows)
}

/** Fields that an admin corrected, and of which the sources say otherwise. */
const corrected = ({ input, editedFields }: StoredPlace, fresh: PlaceInput): FieldChange[] =>
  changedFields(
    input,
    fresh,
    editedFields.filter((field) => field in fresh && field !== 'guideHtml'),
  )

/** Fields of a place that would change, except those that an admin edited. */
function differences(old: PlaceInput, fresh: PlaceInput, edited: readonly string[]): string[] {
  // The guide isn’t compared, since the stored one is sanitized; it is derived from the same source texts as the policy.
  return (Object.keys(fresh) as (keyof PlaceInput)[]).filter(
    (field) => !edited.includes(field) && field !== 'guideHtml' && !isDeepStrictEqual(old[field], fresh[field]),
  )
}
