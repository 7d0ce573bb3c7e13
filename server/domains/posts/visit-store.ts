import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { posts } from './table.ts'

/** The entry report that a post of the member tells of, with its place; null if it tells of none. */
export async function visitOf(db: Db, userId: number, id: number): Promise<{ id: number; placeId: number } | null> {
  const { rows } = await db.execute<{ id: number; place_id: number }>(sql`
    select e.id, e.place_id from posts as p join entry_reports as e on e.id = p.entry_id
    where p.id = ${id} and p.user_id = ${userId}`)
  const [row] = rows
  return row ? { id: row.id, placeId: row.place_id } : null
}

export async function setVisit(tx: Db, id: number, entryId: number | null): Promise<void> {
  await tx.update(posts).set({ entryId }).where(eq(posts.id, id))
}
