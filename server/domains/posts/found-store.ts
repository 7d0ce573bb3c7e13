import { sql } from 'drizzle-orm'
import type { FoundPost } from '../../../contract/search/found.ts'
import type { Db } from '../../db/index.ts'
import { planned } from '../../db/statements/planned.ts'
import { isPostShown } from '../../db/content/shown-posts.ts'
import { POST_COLUMNS, type PostRow, toPost } from './post-columns.ts'

const NO_PLACES = new Map<number, never>()

/** Those of every board that everybody reads. */
const PUBLIC = isPostShown('p', null)

/** Posts as what is searched. */
export const searchedPosts = {
  table: 'post_texts',

  /** The same posts as in the feed. */
  shown: () => sql`(select true from posts as p where p.id = s.id and ${PUBLIC})`,

  /** Without posts of muted members, unless nobody is named, and without those that they reported: the page's list leaves out the same. */
  shownTo: (userId: number) => sql`(select true from posts as p where p.id = s.id and ${PUBLIC}
    and (p.anonymous or not exists (select from mutes as m where m.user_id = ${userId} and m.other_id = p.user_id))
    and not exists (select from reports as r where r.user_id = ${userId} and r.kind = 'post' and r.target_id = p.id))`,

  async read(db: Db, ids: readonly number[]) {
    const rows = await planned<PostRow>(
      db,
      sql`
      select ${POST_COLUMNS} from posts as p join boards as b on b.id = p.board_id join users as u on u.id = p.user_id
      where p.id = any(${sql.param(ids)}::int[])`,
    )
    return rows.map((row) => {
      const { id, title, text, photos, ...post } = toPost(row, NO_PLACES)
      const { board, author, anonymous, createdAt, likeCount, commentCount, sample } = post
      const item: Omit<FoundPost, 'id' | 'title' | 'highlights' | 'excerpt'> = {
        board,
        author,
        anonymous,
        createdAt,
        likeCount,
        commentCount,
        sample,
        photo: photos[0] ?? null,
      }
      return { id, title, text, item }
    })
  },
}
