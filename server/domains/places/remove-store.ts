import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { updatePlaceCounts } from './counts-store.ts'
import type { StoredPlace } from './stored-store.ts'

/** Deletes places as if they had never been there: for those that nobody has used, since others' data go with them. Requires their locks. */
export async function removePlaces(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  type Removed = { sido: string; sigungu: string; group_key: string; status: StoredPlace['status'] }
  const { rows } = await tx.execute<Removed>(sql`
    delete from places where id = any(${sql.param([...ids])}::int[]) returning sido, sigungu, group_key, status`)
  await updatePlaceCounts(
    tx,
    [],
    rows.filter(({ status }) => status === 'open'),
  )
}
