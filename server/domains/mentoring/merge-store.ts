import { sql } from 'drizzle-orm'
import { placesAmong } from '../../db/statements/among.ts'
import type { Db } from '../../db/index.ts'

/** Questions about a place. */
export async function countMovingQuestions(db: Db, from: number) {
  const { rows } = await db.execute<{ moved: number }>(
    sql`select count(*)::int as moved from mentor_questions where place_id = ${from}::int`,
  )
  return { moved: rows[0]?.moved ?? 0, doubled: 0 }
}

export async function moveQuestions(tx: Db, from: number, into: number): Promise<void> {
  await tx.execute(sql`update mentor_questions set place_id = ${into}::int where place_id = ${from}::int`)
}

export const placesWithQuestions = placesAmong(sql`select place_id from mentor_questions`)
