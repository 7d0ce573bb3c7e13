import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { updatePlaceCounts } from './counts-store.ts'

/** Closes open places, or opens closed ones again. Hidden places stay hidden. */
export async function setPlaceStatus(db: Db, ids: readonly number[], status: 'open' | 'closed'): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await db.execute<{ sido: string; sigungu: string; group_key: string }>(sql`
    update places set status = ${status}, updated_at = now(), version = version + 1
    where id = any(${sql.param([...ids])}::int[]) and status = ${status === 'open' ? 'closed' : 'open'}
    returning sido, sigungu, group_key`)
  await (status === 'open' ? updatePlaceCounts(db, rows, []) : updatePlaceCounts(db, [], rows))
}
