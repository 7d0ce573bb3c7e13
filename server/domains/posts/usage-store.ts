import { eq } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { posts } from './table.ts'

/** Whether any post, hidden ones included, stands in that board. */
export async function isBoardUsed(tx: Db, id: number): Promise<boolean> {
  return (await tx.select({ id: posts.id }).from(posts).where(eq(posts.boardId, id)).limit(1)).length > 0
}
