import type { Db } from '../../db/index.ts'
import { type PlaceColumns, readPlaces, type StoredPlace } from '../../domains/places/stored-store.ts'
import { setPlaceStatus, statusOutside } from '../../domains/places/status-store.ts'
import type { BatchResult } from './batch-result.ts'
import type { SourceName } from '../rows/candidate.ts'
import { differenceOf } from './difference.ts'
import type { Difference } from './follower.ts'
import type { Match } from './match.ts'
import { recordsOfPlaces, type SourceRow, writeSources } from '../place-sources/store.ts'
import { rowOf } from './row.ts'
import type { RowChange } from './write-records.ts'

/** Stores that licences ended, closes the places that they were about, and opens those again whose licence is in force once more. */
export async function closeAndReopen(
  db: Db,
  { closures, changes }: { closures: readonly Match[]; changes: readonly RowChange[] },
  dryRun: boolean,
  result: BatchResult,
): Promise<void> {
  const rows = closures.map((match) => {
    const placeId = match.known?.placeId ?? match.through?.row.placeId ?? match.placeId ?? null
    const { known, candidate } = match
    const replaces = known && known.sourceKey !== candidate.sourceKey ? known.sourceKey : undefined
    return { ...rowOf(match), placeId, record: null, owns: false, replaces, name: candidate.name }
  })
  result.ended += rows.filter(({ placeId }) => placeId === null).length
  const reopened = changes.filter(({ reopens }) => reopens)
  const ids = [...rows, ...reopened].flatMap(({ placeId }) => placeId ?? [])
  const [places, said] = [await readPlaces(db, ids, { lock: !dryRun }), await recordsOfPlaces(db, ids)]
  const owned = new Set(said.filter(({ owns }) => owns).flatMap(({ placeId }) => placeId ?? []))
  const written = rows.map((row) => ({ ...row, owns: row.placeId !== null && owned.has(row.placeId) }))
  if (!dryRun) await writeSources(db, written)

  const close = new Set<number>()
  const open = new Set<number>()
  for (const row of rows) {
    const { name, placeId, source, sourceKey, closedOn } = row
    const place = placeId === null ? undefined : places.get(placeId)
    const differ = (kind: Difference['kind']) =>
      result.differences.push(differenceOf(kind, { ...row, name: place?.input.name ?? name }))
    if (!place || placeId === null) {
      differ('remembered')
      continue
    }
    const news = { name, source, sourceKey, since: closedOn ?? '' }
    if (!owned.has(placeId)) {
      result.linked++
      result.closures.push({ ...news, news: 'by-hand' })
      differ('linked')
    } else if (mayChange(place, 'open') && !close.has(placeId) && allEnded(source, placeId, said, written)) {
      close.add(placeId)
      result.closures.push({ ...news, news: 'closed' })
      differ('closed')
    } else {
      result.unchanged++
      differ('remembered')
    }
  }
  for (const { row, placeId } of reopened) {
    const place = places.get(placeId)
    if (!place || !owned.has(placeId) || !mayChange(place, 'closed') || open.has(placeId)) continue
    open.add(placeId)
    const { source, sourceKey, edition, record } = row
    result.closures.push({ name: record.name, source, sourceKey, since: edition ?? '', news: 'reopened' })
    result.differences.push(differenceOf('reopened', { ...row, placeId, name: place.input.name }))
  }
  if (dryRun) return
  await setPlaceStatus(db, [...close], 'closed')
  await setPlaceStatus(db, [...open], 'open')
}

/** An admin's decision on the status stays. */
const mayChange = (place: StoredPlace & PlaceColumns, from: StoredPlace['status']) =>
  statusOutside(place) === from && !place.editedFields.includes('status')

/** Whether no licence of this register is left in force for the place: it may have several, one after the other. */
function allEnded(
  source: SourceName,
  placeId: number,
  said: readonly SourceRow[],
  fresh: readonly SourceRow[],
): boolean {
  const ended = new Set(fresh.map((row) => `${row.source} ${row.sourceKey}`))
  return said.every(
    (row) =>
      row.placeId !== placeId ||
      row.source !== source ||
      row.closedOn !== null ||
      ended.has(`${row.source} ${row.sourceKey}`),
  )
}
