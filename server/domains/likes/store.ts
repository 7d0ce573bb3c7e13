import { and, count, desc, eq, sql } from 'drizzle-orm'
import { type Like, type LikeKind, MOST_LIKES } from '../../../contract/likes.ts'
import type { PlaceCard } from '../../../contract/places.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../fail.ts'
import { CARD_COLUMNS, type CardRow, toCard } from '../places/card-columns.ts'
import { likes } from './table.ts'

interface Target {
  userId: number
  kind: LikeKind
  id: number
}

const isOf = ({ userId, kind, id }: Target) =>
  and(eq(likes.userId, userId), eq(likes.kind, kind), eq(likes.targetId, id))

/**
 * Sets it, and counts what has changed.
 * @returns how many like it now
 */
export function setLike(db: Db, target: Target, liked: boolean, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const changed = liked ? await add(tx, target, now) : await remove(tx, target)
    return addToCount(tx, target.id, changed)
  })
}

async function add(tx: Db, target: Target, now: Date): Promise<number> {
  // The row of the place is locked first, here as in `addToCount`: whoever else likes it waits, and none waits in a circle.
  const { rows } = await tx.execute(sql`select from places where id = ${target.id} and status = 'open' for update`)
  if (rows.length === 0) fail('TARGET_NOT_FOUND')
  const { userId, kind, id } = target
  const added = await tx
    .insert(likes)
    .values({ userId, kind, targetId: id, likedAt: now })
    .onConflictDoNothing()
    .returning({ id: likes.targetId })
  if (added.length > 0 && (await countOf(tx, userId)) > MOST_LIKES) fail('LIKES_FULL')
  return added.length
}

/** Also of a place that is shown no longer: what one likes can always be taken back. */
async function remove(tx: Db, target: Target): Promise<number> {
  const { rows } = await tx.execute(sql`select from places where id = ${target.id} for update`)
  if (rows.length === 0) fail('TARGET_NOT_FOUND')
  const removed = await tx.delete(likes).where(isOf(target)).returning({ id: likes.targetId })
  return -removed.length
}

async function addToCount(tx: Db, placeId: number, change: number): Promise<number> {
  const { rows } = await tx.execute<{ like_count: number }>(
    change === 0
      ? sql`select like_count from places where id = ${placeId}`
      : sql`update places set like_count = like_count + ${change} where id = ${placeId} returning like_count`,
  )
  return rows[0]?.like_count ?? fail('TARGET_NOT_FOUND')
}

async function countOf(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ all: count() }).from(likes).where(eq(likes.userId, userId))
  return row?.all ?? 0
}

export async function listLikes(db: Db, userId: number): Promise<Like[]> {
  const rows = await db.select().from(likes).where(eq(likes.userId, userId)).orderBy(desc(likes.position))
  return rows.map(({ kind, targetId, likedAt }) => ({ kind, id: targetId, likedAt: likedAt.toISOString() }))
}

interface LikedPlace {
  likedAt: string
  place: PlaceCard
  position: number
}

/** The latest first, below `before`. */
export async function listLikedPlaces(
  db: Db,
  userId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<LikedPlace[]> {
  const below = before === null ? sql`` : sql`and l.position < ${before}::bigint`
  const { rows } = await db.execute<CardRow & { liked_at: string; position: string }>(sql`
    select ${CARD_COLUMNS}, l.position, to_char(l.liked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as liked_at
    from likes as l join places as p on p.id = l.target_id join place_details as d on d.place_id = p.id
    where l.user_id = ${userId} and l.kind = 'place' and p.status = 'open' ${below}
    order by l.position desc limit ${limit}`)
  return rows.map((row) => ({ likedAt: row.liked_at, place: toCard(row), position: Number(row.position) }))
}

/** Of members who are erased: their likes go, and count no longer. */
export async function removeLikesOf(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from likes where user_id = any(${sql.param(userIds)}::int[]) returning kind, target_id
    ), fewer as (
      select target_id, count(*)::int as gone from gone where kind = 'place' group by target_id
    )
    update places as p set like_count = p.like_count - fewer.gone from fewer where p.id = fewer.target_id`)
}
