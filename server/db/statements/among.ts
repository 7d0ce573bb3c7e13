import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../index.ts'

/** Says which of some places stand in a query with a column `place_id`. */
export const placesAmong =
  (query: SQL) =>
  async (db: Db, placeIds: readonly number[]): Promise<number[]> => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select distinct place_id as id from (${query}) as q where place_id = any(${sql.param([...placeIds])}::int[])`,
    )
    return rows.map(({ id }) => id)
  }
