import { type SQL, sql } from 'drizzle-orm'
import { NEW_POSTS_CAP } from '../../../contract/posts/post-bounds.ts'
import type { PostListQuery, PostOrder } from '../../../contract/posts/posts.ts'
import type { Keys } from '../../cursors/keyset.ts'
import type { Db } from '../../db/index.ts'
import { readBoards, type Reader } from '../../db/content/shown-posts.ts'
import { CARD_COLUMNS, type PostCardRow } from './post-columns.ts'

type Filter = Pick<PostListQuery, 'board' | 'category'>

/** Which posts (as p) that the reader sees match. An unknown board has none. */
function conditionsOf({ board, category }: Filter, reader: Reader): SQL[] {
  const conditions = [
    board ? sql`p.board_id = (${readBoards(reader, board)})` : sql`p.board_id in (${readBoards(reader)})`,
    sql`p.hidden_at is null`,
  ]
  if (category) conditions.push(sql`p.category = ${category}`)
  return conditions
}

/** Sort keys by order; `true` marks a fraction. All descend, so that a row comparison selects the rows after a page. */
export const ORDER_KEYS: Record<PostOrder, readonly boolean[]> = { new: [false], hot: [true, false] }

type Row = PostCardRow & { hot: number }
export const keysOf = (order: PostOrder, { id, hot }: Row): Keys => (order === 'hot' ? [hot, id] : [id])

/** At most `limit` posts in order, after the row `after`. */
export async function listPosts(
  db: Db,
  filter: Filter,
  order: PostOrder,
  { reader, after, limit }: { reader: Reader; after: Keys | null; limit: number },
): Promise<Row[]> {
  const conditions = conditionsOf(filter, reader)
  if (order === 'hot') conditions.push(sql`p.hot > 0`)
  if (after)
    conditions.push(
      order === 'hot' ? sql`(p.hot, p.id) < (${after[0]}::float8, ${after[1]}::int)` : sql`p.id < ${after[0]}::int`,
    )
  const by = order === 'hot' ? sql`p.hot desc, p.id desc` : sql`p.id desc`
  const { rows } = await db.execute<Row>(sql`
    select ${CARD_COLUMNS}, p.hot from (
      select p.* from posts as p where ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}
    ) as p join boards as b on b.id = p.board_id join users as u on u.id = p.user_id order by ${by}`)
  return rows
}

export async function countNewPosts(db: Db, filter: Filter, after: number, reader: Reader): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from posts as p where ${sql.join(conditionsOf(filter, reader), sql` and `)} and p.id > ${after} limit ${NEW_POSTS_CAP}
    ) as newer`)
  return rows[0]?.count ?? 0
}
