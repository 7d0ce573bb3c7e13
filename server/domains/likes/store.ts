import { count, desc, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { type Like, MOST_LIKES, type setLike as endpoint } from '../../../contract/likes.ts'
import type { PlaceCard } from '../../../contract/places.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../fail.ts'
import { CARD_COLUMNS, type CardRow, toCard } from '../places/card-columns.ts'
import { insertItems, isOf, removeListsOf, type Target } from './list-store.ts'
import { likeListItems, likes } from './table.ts'

/** How it was before it was taken back. */
type Before = BodyOf<typeof endpoint>['again']

/**
 * Sets it, and counts what has changed.
 * @returns how many like it now
 */
export function setLike(db: Db, target: Target, liked: boolean, now: Date, before?: Before): Promise<number> {
  return db.transaction(async (tx) => {
    const changed = liked ? await add(tx, target, now) : await remove(tx, target)
    if (changed > 0 && before) await bringBack(tx, target, before, now)
    return addToCount(tx, target.id, changed)
  })
}

/** Before this there was nothing to like; and no clock is trusted that is ahead of ours. */
const EARLIEST = Date.UTC(2026, 0, 1)
const believable = (likedAt: Date, now: Date) => (likedAt.getTime() >= EARLIEST && likedAt <= now ? likedAt : now)

async function bringBack(tx: Db, target: Target, { likedAt, note, listIds }: NonNullable<Before>, now: Date) {
  await tx
    .update(likes)
    .set({ note, likedAt: believable(new Date(likedAt), now) })
    .where(isOf(target))
  await insertItems(tx, target, listIds)
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

/** The latest first; of one moment, what was liked last. */
const LATEST = [desc(likes.likedAt), desc(likes.position)]

const LIST_IDS = sql<number[]>`array(select ${likeListItems.listId} from ${likeListItems}
  where ${likeListItems.userId} = ${likes.userId} and ${likeListItems.kind} = ${likes.kind}
    and ${likeListItems.targetId} = ${likes.targetId} order by ${likeListItems.listId})`

export async function listLikes(db: Db, userId: number): Promise<Like[]> {
  const rows = await db
    .select({ kind: likes.kind, id: likes.targetId, likedAt: likes.likedAt, note: likes.note, listIds: LIST_IDS })
    .from(likes)
    .where(eq(likes.userId, userId))
    .orderBy(...LATEST)
  return rows.map((row) => ({ ...row, likedAt: row.likedAt.toISOString() }))
}

export async function listLikedPlaces(db: Db, userId: number): Promise<PlaceCard[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select ${CARD_COLUMNS} from likes as l join places as p on p.id = l.target_id join place_details as d on d.place_id = p.id
    where l.user_id = ${userId} and l.kind = 'place' and p.status = 'open'
    order by l.liked_at desc, l.position desc`)
  return rows.map(toCard)
}

/**
 * Likes all of these that are there and for which there is room, the first of them to stand first.
 * @returns which are liked now, which are not there, and which found no room
 */
export function likePlaces(db: Db, userId: number, given: readonly number[], now: Date) {
  const ids = [...new Set(given)]
  return db.transaction(async (tx) => {
    // Whoever adds as much in another tab waits, so that there is no more room than is counted.
    await tx.execute(sql`select from users where id = ${userId} for no key update`)
    const list = sql`${sql.param(ids)}::int[]`
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from places where id = any(${list}) and status = 'open' order by id for update`,
    )
    const there = new Set(rows.map(({ id }) => id))
    const before = await tx.execute<{ target_id: number }>(
      sql`select target_id from likes where user_id = ${userId} and kind = 'place' and target_id = any(${list})`,
    )
    const liked = new Set(before.rows.map(({ target_id }) => target_id))
    const room = MOST_LIKES - (await countOf(tx, userId))
    const wanted = ids.filter((id) => there.has(id) && !liked.has(id))
    const added = wanted.slice(0, Math.max(0, room))
    if (added.length > 0) {
      const rows = added.toReversed().map((targetId) => ({ userId, kind: 'place' as const, targetId, likedAt: now }))
      await tx.insert(likes).values(rows)
      await tx.execute(sql`update places set like_count = like_count + 1 where id = any(${sql.param(added)}::int[])`)
    }
    return {
      liked: ids.filter((id) => liked.has(id) || added.includes(id)),
      gone: ids.filter((id) => !there.has(id) && !liked.has(id)),
      noRoom: wanted.slice(added.length),
    }
  })
}

export async function setNote(db: Db, target: Target, note: string): Promise<void> {
  const rows = await db.update(likes).set({ note }).where(isOf(target)).returning({ id: likes.targetId })
  if (rows.length === 0) fail('TARGET_NOT_FOUND')
}

/** Of members who are erased: their likes and lists go, and count no longer. */
export async function removeLikesOf(tx: Db, userIds: readonly number[]): Promise<void> {
  await removeListsOf(tx, userIds)
  await tx.execute(sql`
    with gone as (
      delete from likes where user_id = any(${sql.param(userIds)}::int[]) returning kind, target_id
    ), fewer as (
      select target_id, count(*)::int as gone from gone where kind = 'place' group by target_id
    )
    update places as p set like_count = p.like_count - fewer.gone from fewer where p.id = fewer.target_id`)
}
