import { eq, sql } from 'drizzle-orm'
import type { Comment } from '../../../contract/comments/comments.ts'
import type { Db } from '../../db/index.ts'
import { planned } from '../../db/statements/planned.ts'
import { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow, isoTime, toComment } from './comment-columns.ts'
import { comments } from './table.ts'

interface NewComment {
  postId: number
  parentId?: number | null
  userId: number
  anonymous: boolean
  mentionId?: number | null
  text: string
  answerCount?: number
  createdAt: Date
}

/** @returns its id */
export async function insertComment(tx: Db, comment: NewComment): Promise<number> {
  const { postId, parentId = null, userId, anonymous, mentionId = null, text, answerCount = 0, createdAt } = comment
  const [row] = await planned<{ id: number }>(
    tx,
    sql`insert into comments (post_id, parent_id, user_id, anonymous, mention_id, text, answer_count, created_at)
      values (${postId}, ${parentId}, ${userId}, ${anonymous}, ${mentionId}, ${text}, ${answerCount}, ${createdAt.toISOString()}::timestamptz)
      returning id`,
  )
  return (row as { id: number }).id
}

export async function findComment(db: Db, id: number): Promise<Comment | null> {
  const rows = await planned<CommentRow>(
    db,
    sql`select ${COMMENT_COLUMNS} from comments as c ${COMMENT_JOINS} where c.id = ${id}`,
  )
  return rows[0] ? toComment(rows[0]) : null
}

export interface Stored extends Record<string, unknown> {
  id: number
  postId: number
  parentId: number | null
  userId: number
  mentionId: number | null
  answerCount: number
  text: string
  /** Below a post that hides its authors. */
  anonymous: boolean
  editedAt: string | null
  deleted: boolean
  hidden: boolean
}

/** The row as it is. With `lock`, it is locked until the transaction ends; the post must be locked before. */
export async function readComment(db: Db, id: number, { lock = false } = {}): Promise<Stored | null> {
  const rows = await planned<Stored>(
    db,
    sql`
    select id, post_id as "postId", parent_id as "parentId", user_id as "userId", mention_id as "mentionId", answer_count as "answerCount",
      text, anonymous, ${isoTime(sql`edited_at`)} as "editedAt",
      deleted_at is not null as deleted, hidden_at is not null as hidden
    from comments where id = ${id} ${lock ? sql`for update` : sql``}`,
  )
  return rows[0] ?? null
}

export async function changeText(tx: Db, id: number, text: string, now: Date): Promise<void> {
  await tx.update(comments).set({ text, editedAt: now }).where(eq(comments.id, id))
}

export async function addAnswers(tx: Db, id: number, by: number): Promise<void> {
  await planned(tx, sql`update comments set answer_count = answer_count + ${by} where id = ${id}`)
}

/** Its answers keep it in its place. */
export async function emptyComment(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(comments).set({ text: '', deletedAt: now, likeCount: 0, mentionId: null }).where(eq(comments.id, id))
}

export async function removeComment(tx: Db, id: number): Promise<void> {
  await tx.delete(comments).where(eq(comments.id, id))
}

/** Locks all comments of a post that is being deleted. @returns their ids */
export async function lockCommentsOf(tx: Db, postId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from comments where post_id = ${postId} order by id for update`,
  )
  return rows.map(({ id }) => id)
}
