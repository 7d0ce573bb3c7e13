import { sql } from 'drizzle-orm'
import { placesAmong } from '../../db/statements/among.ts'
import type { Db } from '../../db/index.ts'

/** Posts in which a place is named. */
export async function countMovingPosts(db: Db, from: number) {
  const { rows } = await db.execute<{ moved: number }>(
    sql`select count(*)::int as moved from posts where place_id = ${from}::int`,
  )
  return { moved: rows[0]?.moved ?? 0, doubled: 0 }
}

export async function movePosts(tx: Db, from: number, into: number): Promise<void> {
  await tx.execute(sql`update posts set place_id = ${into}::int where place_id = ${from}::int`)
}

export const placesWithPosts = placesAmong(sql`select place_id from posts`)
