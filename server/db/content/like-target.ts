import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../index.ts'
import type { Reader } from './shown-posts.ts'

/** A kind of thing that can be liked, in SQL; `t` is a row of the table. */
export interface LikedRows {
  table: SQL
  /** The column that counts its likes. */
  count: SQL
  /** Whether it is there for that reader. */
  shown: (reader: Reader) => SQL
  /** Who wrote it; null if no member did. */
  owner: SQL
}

/**
 * What members like and report, in one table with `id` and `user_id`.
 * @param table its name
 * @param count the column that counts its likes
 * @param shown whether a row, named `t`, is there for a reader
 */
export const likeTargetIn = (table: SQL, count: SQL, shown: LikedRows['shown']) => ({
  rows: { table, count, shown, owner: sql`t.user_id` } satisfies LikedRows,

  async lock(tx: Db, ids: readonly number[]) {
    const { rows } = await tx.execute<{ id: number; count: number; shown: boolean; owner: number }>(sql`
      select t.id, t.${count} as count, ${shown(null)} as shown, t.user_id as owner from ${table} as t
      where t.id = any(${sql.param([...ids])}::int[]) order by t.id for update of t`)
    return rows
  },

  async addToCounts(tx: Db, changes: readonly { id: number; by: number }[]) {
    const { rows } = await tx.execute<{ id: number; count: number }>(sql`
      update ${table} as t set ${count} = t.${count} + c.by
      from unnest(${sql.param(changes.map(({ id }) => id))}::int[], ${sql.param(changes.map(({ by }) => by))}::int[]) as c(id, by)
      where t.id = c.id returning t.id, t.${count} as count`)
    return rows
  },
})

/** The author of a row that the reader sees; null if there is none. */
export const ownerIn =
  (table: SQL, shown: LikedRows['shown']) =>
  async (db: Db, id: number, reader: Reader): Promise<number | null> => {
    const { rows } = await db.execute<{ owner: number }>(
      sql`select t.user_id as owner from ${table} as t where t.id = ${id} and ${shown(reader)}`,
    )
    return rows[0]?.owner ?? null
  }
