import { eq, inArray, sql } from 'drizzle-orm'
import type { MyPost, PostForm } from '../../../contract/posts/posts.ts'
import type { ReviewDog } from '../../../contract/reviews/reviews.ts'
import type { Db } from '../../db/index.ts'
import { planned } from '../../db/statements/planned.ts'
import type { LightText } from '../../lib/light-text.ts'
import { isPostShown, type Reader } from '../../db/content/shown-posts.ts'
import { MY_COLUMNS, type MyPostRow, POST_COLUMNS, type PostRow, toMyPost } from './post-columns.ts'
import { type PostPhoto, posts } from './table.ts'
import { storeTexts } from './text-store.ts'

/** A form with its board, dog and photos resolved; without `dog`, the stored dog stays. */
export interface PostContent extends LightText, Pick<PostForm, 'category' | 'title' | 'placeId' | 'showDogName'> {
  boardId: number
  dog?: { id: number | null; facts: ReviewDog } | null
  photos: PostPhoto[]
}

function toRow({ dog, ...content }: PostContent) {
  return dog === undefined ? content : { ...content, dogId: dog?.id ?? null, dog: dog?.facts ?? null }
}

export interface NewPost {
  userId: number
  anonymous: boolean
  content: PostContent
  createdAt: Date
  sample?: boolean
}

/** Inserts them in this order. @returns their ids */
export async function insertPosts(tx: Db, given: readonly NewPost[]): Promise<number[]> {
  const rows = await tx
    .insert(posts)
    .values(given.map(({ content, ...post }) => ({ ...toRow(content), ...post })))
    .returning({ id: posts.id })
  const ids = rows.map(({ id }) => id)
  await storeTexts(
    tx,
    ids.map((id, nth) => ({ id, ...(given[nth] as NewPost).content })),
  )
  return ids
}

export async function changePost(tx: Db, id: number, content: PostContent, now: Date): Promise<void> {
  await tx
    .update(posts)
    .set({ ...toRow(content), editedAt: now })
    .where(eq(posts.id, id))
  await storeTexts(tx, [{ id, ...content }])
}

export async function removePost(tx: Db, id: number): Promise<void> {
  await tx.delete(posts).where(eq(posts.id, id))
}

/** A post that the reader sees. */
export async function findPost(db: Db, id: number, reader: Reader): Promise<PostRow | null> {
  const rows = await planned<PostRow>(
    db,
    sql`
    select ${POST_COLUMNS} from posts as p join boards as b on b.id = p.board_id join users as u on u.id = p.user_id
    where p.id = ${id} and ${isPostShown('p', reader)}`,
  )
  return rows[0] ?? null
}

/** Whether a post is there that some member sees, if not everybody. */
export async function isForReaders(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from posts as p join boards as b on b.id = p.board_id
    where p.id = ${id} and p.hidden_at is null and b.visible and b.readers is not null`)
  return rows.length > 0
}

/** Locks the post against changes, likes and comments until the transaction ends. Its photos are as they are stored, not as its author sees them. */
export async function lockPost(tx: Db, userId: number, id: number): Promise<MyPost | null> {
  const { rows } = await tx.execute(sql`select from posts where id = ${id} and user_id = ${userId} for update`)
  const [row] = rows.length === 0 ? [] : await selectRows(tx, userId, sql`p.id = ${id}`, 1)
  return row ? { ...toMyPost(row), photos: row.photos } : null
}

export async function getMyPost(db: Db, userId: number, id: number): Promise<MyPost | null> {
  const [post] = await selectMine(db, userId, sql`p.id = ${id}`, 1)
  return post ?? null
}

/** Latest first. */
export const listMyPosts = (
  db: Db,
  userId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<MyPost[]> => selectMine(db, userId, before === null ? sql`true` : sql`p.id < ${before}`, limit)

/** All of them, for an export. */
export const listAllMyPosts = (db: Db, userId: number) => selectMine(db, userId, sql`true`, null)

const selectMine = async (...asked: Parameters<typeof selectRows>) => (await selectRows(...asked)).map(toMyPost)

async function selectRows(
  db: Db,
  userId: number,
  which: ReturnType<typeof sql>,
  limit: number | null,
): Promise<MyPostRow[]> {
  const { rows } = await db.execute<MyPostRow>(sql`
    select ${MY_COLUMNS} from posts as p join boards as b on b.id = p.board_id left join places as t on t.id = p.place_id
    where p.user_id = ${userId} and ${which} order by p.id desc limit ${limit}`)
  return rows
}

/** For purged members: deletes the names of their dogs; the posts stay. */
export async function anonymizePosts(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx
    .update(posts)
    .set({ dogId: null, dog: sql`jsonb_set(${posts.dog}, '{name}', 'null')`, showDogName: false })
    .where(inArray(posts.userId, [...userIds]))
}
