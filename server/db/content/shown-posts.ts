import { type SQL, sql } from 'drizzle-orm'
import { ROLES } from '../../../contract/users/users.ts'

/** Who reads: the member with that id, as a value or in SQL; null: whoever comes, so only what everybody may read. */
export type Reader = SQL | number | null

const RANKS = sql.raw(`array[${ROLES.map((role) => `'${role}'`).join(', ')}]`)
const rank = (role: SQL) => sql`array_position(${RANKS}, ${role})`

/** Whether the reader has that role, or one that may do more, by now: their token may be of before. */
export const hasRole = (reader: SQL | number, role: SQL): SQL =>
  sql`exists (
        select from users as reader where reader.id = ${reader}::int and ${rank(sql`reader.role`)} >= ${rank(role)})`

/** Whether board `b` is shown to that reader. */
const isRead = (reader: Reader): SQL =>
  reader === null
    ? sql`b.visible and b.readers is null`
    : sql`b.visible and (b.readers is null or ${hasRole(reader, sql`b.readers`)})`

/** Ids of the boards whose posts are shown to that reader; with `slug`, at most the one of that name. */
export const readBoards = (reader: Reader, slug?: string): SQL =>
  sql`select b.id from boards as b where ${slug === undefined ? sql`` : sql`b.slug = ${slug} and `}${isRead(reader)}`

/**
 * Whether a row of `posts`, named `post`, is shown to that reader. Every statement that shows a post, or anything of one, asks this, so that
 * nothing of a board that only some may read comes into an answer for everybody (decision 0800).
 */
export const isPostShown = (post: 'p' | 't', reader: Reader): SQL => {
  const row = sql.identifier(post)
  return sql`${row}.hidden_at is null and exists (select from boards as b where b.id = ${row}.board_id and ${isRead(reader)})`
}

/** The same of a row of `comments`, named `comment`, of which nothing is left out but by its post. */
export const isPostOfCommentShown = (comment: 'c' | 't', reader: Reader): SQL =>
  sql`exists (select from posts as p where p.id = ${sql.identifier(comment)}.post_id and ${isPostShown('p', reader)})`
