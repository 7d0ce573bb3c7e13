import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'

export async function countMovingSources(db: Db, from: number) {
  const { rows } = await db.execute<{ moved: number }>(
    sql`select count(*)::int as moved from place_sources where place_id = ${from}::int`,
  )
  return { moved: rows[0]?.moved ?? 0, doubled: 0 }
}

/**
 * The next import finds the remaining place by the keys of the one that went, and creates none. What they said of that one is kept beside,
 * and changes nothing by itself.
 */
export async function moveSources(tx: Db, from: number, into: number): Promise<void> {
  await tx.execute(
    sql`update place_sources set place_id = ${into}::int, owns = false, record = null where place_id = ${from}::int`,
  )
}
