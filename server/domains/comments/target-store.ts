import { sql } from 'drizzle-orm'
import { hidingIn } from '../../db/content/hiding.ts'
import { likeTargetIn, ownerIn } from '../../db/content/like-target.ts'
import type { Db } from '../../db/index.ts'
import { isPostOfCommentShown, type Reader } from '../../db/content/shown-posts.ts'

const shown = (reader: Reader) =>
  sql`t.deleted_at is null and t.hidden_at is null and ${isPostOfCommentShown('t', reader)}`

/** Comments as like targets. */
export const commentLikes = likeTargetIn(sql`comments`, sql`like_count`, shown)

/** The author of a comment that names them. */
export const commentAuthor = ownerIn(sql`comments`, (reader) => sql`${shown(reader)} and not t.anonymous`)

/** Comments as targets of content reports and of the admins' decisions. */
export const commentReports = {
  ...hidingIn(sql`comments`),

  owner: ownerIn(sql`comments`, shown),

  /** One that its author deleted is gone, also while it keeps its place. */
  async read(db: Db, id: number) {
    const { rows } = await db.execute<{ owner: number; post: string; text: string; hidden: boolean }>(sql`
      select t.user_id as owner, p.title as post, t.text, t.hidden_at is not null as hidden
      from comments as t join posts as p on p.id = t.post_id where t.id = ${id} and t.deleted_at is null`)
    const row = rows[0]
    return row ? { owner: row.owner, hidden: row.hidden, shown: { at: row.post, text: row.text, photos: [] } } : null
  },
}
