import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'

const SHOWN = sql`exists (select from places as p where p.id = t.place_id and p.status = 'open')`

/** Reviews as like targets ("helpful"). */
export const reviewLikes = {
  async lock(tx: Db, ids: readonly number[], userId: number) {
    const { rows } = await tx.execute<{ id: number; count: number; shown: boolean; own: boolean }>(sql`
      select t.id, t.helpful_count as count, ${SHOWN} as shown, t.user_id = ${userId} as own from reviews as t
      where t.id = any(${sql.param([...ids])}::int[]) order by t.id for update of t`)
    return rows
  },

  async addToCounts(tx: Db, changes: readonly { id: number; by: number }[]) {
    const { rows } = await tx.execute<{ id: number; count: number }>(sql`
      update reviews as t set helpful_count = t.helpful_count + c.by
      from unnest(${sql.param(changes.map(({ id }) => id))}::int[], ${sql.param(changes.map(({ by }) => by))}::int[]) as c(id, by)
      where t.id = c.id returning t.id, t.helpful_count as count`)
    return rows
  },
}

/** Reviews as targets of content reports. */
export const reviewReports = {
  async owner(db: Db, id: number): Promise<number | null> {
    const { rows } = await db.execute<{ owner: number }>(
      sql`select t.user_id as owner from reviews as t where t.id = ${id} and ${SHOWN}`,
    )
    return rows[0]?.owner ?? null
  },
}
