import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../index.ts'

/** What admins do with what members wrote, in a table with the columns `hidden_at` and `user_id`. */
export const hidingIn = (table: SQL) => ({
  setHidden: async (tx: Db, id: number, at: Date | null): Promise<void> => {
    await tx.execute(sql`update ${table} set hidden_at = ${at?.toISOString() ?? null}::timestamptz where id = ${id}`)
  },

  countHidden: async (db: Db, userId: number): Promise<number> => {
    const { rows } = await db.execute<{ many: number }>(
      sql`select count(*)::int as many from ${table} where user_id = ${userId} and hidden_at is not null`,
    )
    return rows[0]?.many ?? 0
  },
})
