import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { RecordChanges } from '../records/changes.ts'
import { getPlaceRecord, placeChanges } from './admin-store.ts'
import type { PlaceInput } from './input.ts'
import { setPlaceStatus } from './status-store.ts'
import type { PlaceWriter } from './write-store.ts'

/** Makes these fields of a place an admin's: imports don't overwrite them; or (`add` false) gives them back. */
async function setEdited(tx: Db, id: number, fields: readonly string[], add: boolean): Promise<void> {
  const named = sql`${sql.param([...fields])}::text[]`
  await tx.execute(sql`
    update places set edited_fields = array(
      select f from unnest(edited_fields) as f where f <> all(${named}) union select unnest(${add ? named : sql`'{}'::text[]`}) order by 1)
    where id = ${id}`)
}

/**
 * Writes fields that somebody has checked, also those that an admin changed before. Requires the lock of the place. @returns what changed
 * of its record, as the log says it
 */
export const checkedWriter =
  ({ updatePlaces }: Pick<PlaceWriter, 'updatePlaces'>) =>
  async (
    tx: Db,
    id: number,
    input: PlaceInput,
    { fields, status }: { fields: Partial<PlaceInput>; status: 'open' | 'closed' | null },
  ): Promise<RecordChanges> => {
    const before = await getPlaceRecord(tx, id)
    const names = Object.keys(fields)
    await setEdited(tx, id, names, false)
    if (names.length > 0) await updatePlaces(tx, [{ id, input: { ...input, ...fields } }])
    if (status) await setPlaceStatus(tx, [id], status)
    await setEdited(tx, id, status ? [...names, 'status'] : names, true)
    return placeChanges(before, await getPlaceRecord(tx, id))
  }
