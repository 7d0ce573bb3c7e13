import { sql } from 'drizzle-orm'
import { placesAmong } from '../../db/statements/among.ts'
import type { Db } from '../../db/index.ts'

export async function countMovingCorrections(db: Db, from: number) {
  const { rows } = await db.execute<{ moved: number }>(
    sql`select count(*)::int as moved from suggestions where place_id = ${from}::int`,
  )
  return { moved: rows[0]?.moved ?? 0, doubled: 0 }
}

/** Proposals of members and checks of admins. */
export async function moveCorrections(tx: Db, from: number, into: number): Promise<void> {
  await tx.execute(sql`update suggestions set place_id = ${into}::int where place_id = ${from}::int`)
  await tx.execute(sql`update place_checks set place_id = ${into}::int where place_id = ${from}::int`)
}

export const placesWithCorrections = placesAmong(
  sql`select place_id from suggestions union all select place_id from place_checks`,
)
