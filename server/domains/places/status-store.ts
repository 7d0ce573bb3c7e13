import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { updatePlaceCounts } from './counts-store.ts'
import type { PlaceColumns, StoredPlace } from './stored-store.ts'

/** The status that a place has outside the bin: of one in it, what it returns to. */
export const statusOutside = ({ status, deletedAt, statusBefore }: StoredPlace & PlaceColumns): StoredPlace['status'] =>
  deletedAt ? (statusBefore ?? 'open') : status

const OUTSIDE = sql`case when deleted_at is null then status else coalesce(status_before, 'open') end`

/**
 * Closes open places, or opens closed ones again. Hidden places stay hidden. One in the bin stays out of sight, and returns from it with
 * that status.
 */
export async function setPlaceStatus(db: Db, ids: readonly number[], status: 'open' | 'closed'): Promise<void> {
  if (ids.length === 0) return
  const { rows: changed } = await db.execute<{ sido: string; sigungu: string; group_key: string; binned: boolean }>(sql`
    update places set status = case when deleted_at is null then ${status} else status end,
      status_before = case when deleted_at is null then status_before else ${status} end, updated_at = now(), version = version + 1
    where id = any(${sql.param([...ids])}::int[]) and ${OUTSIDE} = ${status === 'open' ? 'closed' : 'open'}
    returning sido, sigungu, group_key, deleted_at is not null as binned`)
  const rows = changed.filter(({ binned }) => !binned)
  await (status === 'open' ? updatePlaceCounts(db, rows, []) : updatePlaceCounts(db, [], rows))
}
