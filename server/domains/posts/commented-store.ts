import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { planned } from '../../db/planned.ts'
import { posts } from './table.ts'

const SHOWN = sql`t.hidden_at is null and exists (select from boards as b where b.id = t.board_id and b.visible)`

/** Posts as what is commented on. */
export const commentedPosts = {
  /** Locks the post. @returns null if there is none that is public */
  async lock(tx: Db, postId: number): Promise<{ anonymous: boolean; authorId: number } | null> {
    const rows = await planned<{ anonymous: boolean; author: number; shown: boolean }>(
      tx,
      sql`select t.anonymous, t.user_id as author, ${SHOWN} as shown from posts as t where t.id = ${postId} for update of t`,
    )
    return rows[0]?.shown ? { anonymous: rows[0].anonymous, authorId: rows[0].author } : null
  },

  async isShown(db: Db, postId: number): Promise<boolean> {
    const { rows } = await db.execute(sql`select from posts as t where t.id = ${postId} and ${SHOWN}`)
    return rows.length > 0
  },

  async authorOf(db: Db, postId: number): Promise<number | null> {
    const [post] = await db.select({ userId: posts.userId }).from(posts).where(eq(posts.id, postId))
    return post?.userId ?? null
  },

  /** Requires the lock. */
  async addComments(tx: Db, postId: number, by: number): Promise<void> {
    await planned(tx, sql`update posts set comment_count = comment_count + ${by} where id = ${postId}`)
  },
}
