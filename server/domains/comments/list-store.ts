import { type SQL, sql } from 'drizzle-orm'
import { type CommentOrder, FIRST_ANSWERS, type MyComment, type Thread } from '../../../contract/comments/comments.ts'
import type { Keys } from '../../cursors/keyset.ts'
import type { Db } from '../../db/index.ts'
import { isPostShown } from '../../db/content/shown-posts.ts'
import { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow, toComment } from './comment-columns.ts'

/** Sort keys by order; all are integers of one direction, so that a row comparison selects the rows after a page. */
export const ORDER_KEYS: Record<CommentOrder, readonly false[]> = { old: [false], new: [false], liked: [false, false] }

const ORDERS: Record<CommentOrder, { by: SQL; after: (keys: Keys) => SQL }> = {
  old: { by: sql`c.id`, after: ([id]) => sql`c.id > ${id}::int` },
  new: { by: sql`c.id desc`, after: ([id]) => sql`c.id < ${id}::int` },
  liked: {
    by: sql`c.like_count desc, c.id desc`,
    after: ([likes, id]) => sql`(c.like_count, c.id) < (${likes}::int, ${id}::int)`,
  },
}

export const keysOf = (order: CommentOrder, { id, likeCount }: Thread): Keys =>
  order === 'liked' ? [likeCount, id] : [id]

interface Page {
  after: Keys | null
  limit: number
}

/** Comments of the first level in order, each with its first answers. */
export async function listThreads(db: Db, postId: number, order: CommentOrder, { after, limit }: Page) {
  const { by, after: afterKeys } = ORDERS[order]
  const { rows } = await db.execute<CommentRow>(sql`
    select ${COMMENT_COLUMNS} from (
      select c.* from comments as c where c.post_id = ${postId} and c.parent_id is null
        ${after ? sql`and ${afterKeys(after)}` : sql``} order by ${by} limit ${limit}
    ) as c ${COMMENT_JOINS} order by ${by}`)
  const ids = rows.flatMap(({ id, answer_count }) => (answer_count > 0 ? [id] : []))
  const answers = ids.length === 0 ? [] : await firstAnswers(db, ids)
  return rows.map((row): Thread => ({
    ...toComment(row),
    answers: answers.filter(({ parentId }) => parentId === row.id),
  }))
}

async function firstAnswers(db: Db, parentIds: readonly number[]) {
  const { rows } = await db.execute<CommentRow>(sql`
    select ${COMMENT_COLUMNS} from unnest(${sql.param([...parentIds])}::int[]) as w(id), lateral (
      select * from comments as a where a.parent_id = w.id order by a.id limit ${FIRST_ANSWERS}
    ) as c ${COMMENT_JOINS} order by c.id`)
  return rows.map(toComment)
}

/** Answers to a comment with ids above `after`, oldest first. */
export async function listCommentAnswers(db: Db, parentId: number, { after, limit }: { after: number; limit: number }) {
  const { rows } = await db.execute<CommentRow>(sql`
    select ${COMMENT_COLUMNS} from comments as c ${COMMENT_JOINS}
    where c.parent_id = ${parentId} and c.id > ${after} order by c.id limit ${limit}`)
  return rows.map(toComment)
}

/** The post of a comment of the first level, deleted or not; null if there is none. */
export async function postOfThread(db: Db, id: number): Promise<number | null> {
  const { rows } = await db.execute<{ post_id: number }>(
    sql`select post_id from comments where id = ${id} and parent_id is null`,
  )
  return rows[0]?.post_id ?? null
}

interface MyRow extends Record<string, unknown> {
  id: number
  post_id: number
  title: string
  text: string
  like_count: number
  answer_count: number
  created_at: string
  edited_at: string | null
  hidden: boolean
}

/** The member's own comments with ids below `before`, latest first; all of them without a limit, for an export. */
export async function listMyComments(
  db: Db,
  userId: number,
  { before = null, limit = null }: { before?: number | null; limit?: number | null } = {},
): Promise<MyComment[]> {
  const { rows } = await db.execute<MyRow>(sql`
    select c.id, c.post_id, case when ${isPostShown('p', userId)} then p.title else '' end as title, c.text, c.like_count, c.answer_count,
      to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      to_char(c.edited_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as edited_at, c.hidden_at is not null as hidden
    from comments as c join posts as p on p.id = c.post_id
    where c.user_id = ${userId} and c.deleted_at is null ${before === null ? sql`` : sql`and c.id < ${before}`}
    order by c.id desc limit ${limit}`)
  return rows.map((row) => ({
    id: row.id,
    post: { id: row.post_id, title: row.title },
    text: row.text,
    likeCount: row.like_count,
    answerCount: row.answer_count,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    hidden: row.hidden,
  }))
}
