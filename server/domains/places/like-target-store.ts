import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { LikedRows } from '../../db/content/like-target.ts'

/** Places as like targets: no member owns one. */
export const likedPlaceIds = {
  rows: {
    table: sql`places`,
    count: sql`like_count`,
    shown: () => sql`t.status = 'open'`,
    owner: sql`null::int`,
  } satisfies LikedRows,

  async lock(tx: Db, ids: readonly number[]) {
    const { rows } = await tx.execute<{ id: number; count: number; shown: boolean; owner: null }>(sql`
      select id, like_count as count, status = 'open' as shown, null as owner from places
      where id = any(${sql.param([...ids])}::int[]) order by id for update`)
    return rows
  },

  async addToCounts(tx: Db, changes: readonly { id: number; by: number }[]) {
    const { rows } = await tx.execute<{ id: number; count: number }>(sql`
      update places as t set like_count = t.like_count + c.by
      from unnest(${sql.param(changes.map(({ id }) => id))}::int[], ${sql.param(changes.map(({ by }) => by))}::int[]) as c(id, by)
      where t.id = c.id returning t.id, t.like_count as count`)
    return rows
  },
}
