import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { planned } from '../../db/statements/planned.ts'
import { isPostShown, type Reader } from '../../db/content/shown-posts.ts'
import { isForReaders } from './store.ts'
import { posts } from './table.ts'

/** Posts as what is commented on. */
export const commentedPosts = {
  /** Locks the post. @returns null if there is none that the member sees */
  async lock(tx: Db, postId: number, userId: number): Promise<{ anonymous: boolean; authorId: number } | null> {
    const rows = await planned<{ anonymous: boolean; author: number; shown: boolean }>(
      tx,
      sql`select t.anonymous, t.user_id as author, ${isPostShown('t', userId)} as shown from posts as t where t.id = ${postId} for update of t`,
    )
    return rows[0]?.shown ? { anonymous: rows[0].anonymous, authorId: rows[0].author } : null
  },

  async isShown(db: Db, postId: number, reader: Reader): Promise<boolean> {
    const { rows } = await db.execute(
      sql`select from posts as t where t.id = ${postId} and ${isPostShown('t', reader)}`,
    )
    return rows.length > 0
  },

  isForReaders,

  async authorOf(db: Db, postId: number): Promise<number | null> {
    const [post] = await db.select({ userId: posts.userId }).from(posts).where(eq(posts.id, postId))
    return post?.userId ?? null
  },

  /** Requires the lock. */
  async addComments(tx: Db, postId: number, by: number): Promise<void> {
    await planned(tx, sql`update posts set comment_count = comment_count + ${by} where id = ${postId}`)
  },
}
