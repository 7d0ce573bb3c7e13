import { sql } from 'drizzle-orm'
import { hidingIn } from '../../db/content/hiding.ts'
import { likeTargetIn, ownerIn } from '../../db/content/like-target.ts'
import { photosIn } from '../../db/content/photo-holder.ts'
import type { Db } from '../../db/index.ts'
import { isPostShown, type Reader } from '../../db/content/shown-posts.ts'
import { wordsOf } from '../../lib/light-text.ts'
import type { PostPhoto } from './table.ts'

const shown = (reader: Reader) => isPostShown('t', reader)

/** Posts as like targets. */
export const postLikes = likeTargetIn(sql`posts`, sql`like_count`, shown)

/** Single photos of posts. */
export const postPhotos = photosIn(sql`posts`, sql`t.title`, shown)

/** The author of a post that names them. */
export const postAuthor = ownerIn(sql`posts`, (reader) => sql`${shown(reader)} and not t.anonymous`)

interface ReportedRow extends Record<string, unknown> {
  owner: number
  board: string
  title: string
  text: string
  html: string | null
  photos: PostPhoto[]
  hidden: boolean
}

/** Posts as targets of content reports and of the admins' decisions. */
export const postReports = {
  ...hidingIn(sql`posts`),

  owner: ownerIn(sql`posts`, shown),

  async read(db: Db, id: number) {
    const { rows } = await db.execute<ReportedRow>(sql`
      select t.user_id as owner, b.name as board, t.title, t.text, t.html, t.photos, t.hidden_at is not null as hidden
      from posts as t join boards as b on b.id = t.board_id where t.id = ${id}`)
    const row = rows[0]
    if (!row) return null
    const { owner, hidden, board, title, photos } = row
    return {
      owner,
      hidden,
      shown: { at: board, text: `${title}\n\n${wordsOf(row)}`, photos: photos.map(({ photo }) => photo) },
    }
  },
}
