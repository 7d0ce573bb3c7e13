import { type SQL, sql } from 'drizzle-orm'
import type { Comment } from '../../../contract/comments/comments.ts'
import type { Photo } from '../../../contract/api/media.ts'

export const isoTime = (column: SQL) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export interface CommentRow extends Record<string, unknown> {
  id: number
  post_id: number
  parent_id: number | null
  anonymous: boolean
  author_id: number
  nickname: string
  author_photo: Photo | null
  erased: boolean
  by_author: boolean
  mention_id: number | null
  mentioned: string | null
  text: string
  like_count: number
  answer_count: number
  created_at: string
  edited_at: string | null
  deleted: boolean
  hidden: boolean
}

/** Columns of `comments` as c, `posts` as p, their author as u and the mentioned user as m. */
export const COMMENT_COLUMNS: SQL = sql`c.id, c.post_id, c.parent_id, c.anonymous, c.user_id as author_id, u.nickname,
  u.photo as author_photo, u.erased_at is not null as erased, c.user_id = p.user_id as by_author, c.mention_id,
  case when m.erased_at is null then m.nickname end as mentioned, c.text, c.like_count, c.answer_count,
  ${isoTime(sql`c.created_at`)} as created_at, ${isoTime(sql`c.edited_at`)} as edited_at, c.deleted_at is not null as deleted,
  c.hidden_at is not null as hidden`

/** What the columns are of, after `comments as c`. */
export const COMMENT_JOINS: SQL = sql`join posts as p on p.id = c.post_id join users as u on u.id = c.user_id
  left join users as m on m.id = c.mention_id`

export const toComment = (row: CommentRow): Comment => ({
  id: row.id,
  postId: row.post_id,
  parentId: row.parent_id,
  author:
    row.anonymous || row.erased || row.deleted || row.hidden
      ? null
      : { id: row.author_id, nickname: row.nickname, photo: row.author_photo },
  anonymous: row.anonymous,
  byAuthor: row.by_author && !row.deleted && !row.hidden,
  mention:
    row.anonymous || row.deleted || row.hidden || row.mention_id === null || row.mentioned === null
      ? null
      : { id: row.mention_id, nickname: row.mentioned },
  text: row.hidden ? '' : row.text,
  likeCount: row.like_count,
  answerCount: row.answer_count,
  createdAt: row.created_at,
  editedAt: row.edited_at,
  deleted: row.deleted,
  hidden: row.hidden && !row.deleted,
})
