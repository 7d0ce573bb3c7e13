import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { likesApi } from '../../../contract/likes-api.ts'
import { LIKE_KINDS, type Like, type LikeKind, MAX_LIKES } from '../../../contract/likes.ts'
import type { PlaceCard } from '../../../contract/places.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/index.ts'
import type { Newsroom } from '../../db/news.ts'
import { fail } from '../../refusals/refusal.ts'
import { insertItems, targetCondition, deleteListsOfUsers, type Target } from './list-store.ts'
import type { LikePorts, LikeTarget, LockedTarget } from './ports.ts'
import { likes } from './table.ts'

/** The like as it was before it was withdrawn, to restore it. */
type PreviousLike = BodyOf<typeof likesApi.setLike>['again']

type LikeTargets = LikePorts['targets']

/**
 * Sets or withdraws a like, and updates the count.
 * @returns the new count
 */
export function setLike(
  db: Db,
  { targets, newsroom }: Pick<LikePorts, 'targets' | 'newsroom'>,
  target: Target,
  { liked, now, before }: { liked: boolean; now: Date; before?: PreviousLike },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const found = await lock(tx, targets[target.kind], target)
    const changed = liked ? await add(tx, target, found, now) : await remove(tx, target)
    if (changed > 0 && before) await restoreLike(tx, target, before, now)
    if (changed > 0) await tellOwner(tx, newsroom, target, found.owner, now)
    else if (changed < 0) newsroom.renew([found.owner])
    return changed === 0 ? found.count : addToCount(tx, targets[target.kind], target.id, changed)
  })
}

async function tellOwner(tx: Db, newsroom: Newsroom, { userId, kind, id }: Target, owner: number | null, now: Date) {
  if (owner === null || kind === 'place') return
  await newsroom.tell(tx, [{ userId: owner, event: 'liked', subject: kind, subjectId: id, actorId: userId }], now)
}

/** No like can be older than the product; times ahead of the server's clock aren't trusted either. */
const EARLIEST = Date.UTC(2026, 0, 1)
const plausibleTime = (likedAt: Date, now: Date) => (likedAt.getTime() >= EARLIEST && likedAt <= now ? likedAt : now)

async function restoreLike(tx: Db, target: Target, { likedAt, note, listIds }: NonNullable<PreviousLike>, now: Date) {
  await tx
    .update(likes)
    .set({ note, likedAt: plausibleTime(new Date(likedAt), now) })
    .where(targetCondition(target))
  await insertItems(tx, target, listIds)
}

/** The liked thing is locked before anything else, so that concurrent likes of it wait. */
async function lock(tx: Db, port: LikeTarget, { id }: Target): Promise<LockedTarget> {
  const [found] = await port.lock(tx, [id])
  return found ?? fail('TARGET_NOT_FOUND')
}

async function add(tx: Db, { userId, kind, id }: Target, { shown, owner }: LockedTarget, now: Date): Promise<number> {
  if (!shown) fail('TARGET_NOT_FOUND')
  if (owner === userId) fail('OWN_WORDS')
  const added = await tx
    .insert(likes)
    .values({ userId, kind, targetId: id, likedAt: now })
    .onConflictDoNothing()
    // As the statement began.
    .returning({ before: sql<number>`(select count(*)::int from likes where user_id = ${userId} and kind = ${kind})` })
  if (added.some(({ before }) => before >= MAX_LIKES)) fail('LIKES_FULL')
  return added.length
}

/** Works also if the thing is no longer public, so that any like can be withdrawn. */
async function remove(tx: Db, target: Target): Promise<number> {
  const removed = await tx.delete(likes).where(targetCondition(target)).returning({ id: likes.targetId })
  return -removed.length
}

async function addToCount(tx: Db, port: LikeTarget, id: number, by: number): Promise<number> {
  const [changed] = await port.addToCounts(tx, [{ id, by }])
  return changed?.count ?? fail('TARGET_NOT_FOUND')
}

async function countOf(db: Db, userId: number, kind: LikeKind): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(likes)
    .where(and(eq(likes.userId, userId), eq(likes.kind, kind)))
  return row?.all ?? 0
}

/** Latest first; equal times by position. */
const LATEST = [desc(likes.likedAt), desc(likes.position)]

// Plain SQL names: with a single table the query builder omits its name, and the columns would refer to the inner query.
const LIST_IDS = sql<number[]>`array(select i.list_id from like_list_items as i where i.user_id = likes.user_id
  and i.kind = likes.kind and i.target_id = likes.target_id order by i.list_id)`

export async function listLikes(db: Db, userId: number): Promise<Like[]> {
  const rows = await db
    .select({ kind: likes.kind, id: likes.targetId, likedAt: likes.likedAt, note: likes.note, listIds: LIST_IDS })
    .from(likes)
    .where(eq(likes.userId, userId))
    .orderBy(...LATEST)
  return rows.map((row) => ({ ...row, likedAt: row.likedAt.toISOString() }))
}

export async function listLikedPlaces(db: Db, places: LikePorts['places'], userId: number): Promise<PlaceCard[]> {
  const liked = await db
    .select({ id: likes.targetId })
    .from(likes)
    .where(and(eq(likes.userId, userId), eq(likes.kind, 'place')))
    .orderBy(...LATEST)
  const cards = await places.cards(
    db,
    liked.map(({ id }) => id),
  )
  return liked.flatMap(({ id }) => cards.get(id) ?? [])
}

/**
 * Likes all of the given places that exist, as far as the maximum allows; the first becomes the latest like.
 * @returns which are liked now, which don't exist, and which exceeded the maximum
 */
export function likePlaces(db: Db, port: LikeTarget, userId: number, given: readonly number[], now: Date) {
  const ids = [...new Set(given)]
  return db.transaction(async (tx) => {
    // Serialises additions by one member (in several tabs), so that the maximum number holds.
    await tx.execute(sql`select from users where id = ${userId} for no key update`)
    const list = sql`${sql.param(ids)}::int[]`
    const locked = await port.lock(tx, ids)
    const there = new Set(locked.filter(({ shown }) => shown).map(({ id }) => id))
    const before = await tx.execute<{ target_id: number }>(
      sql`select target_id from likes where user_id = ${userId} and kind = 'place' and target_id = any(${list})`,
    )
    const liked = new Set(before.rows.map(({ target_id }) => target_id))
    const room = MAX_LIKES - (await countOf(tx, userId, 'place'))
    const wanted = ids.filter((id) => there.has(id) && !liked.has(id))
    const added = wanted.slice(0, Math.max(0, room))
    if (added.length > 0) {
      const rows = added.toReversed().map((targetId) => ({ userId, kind: 'place' as const, targetId, likedAt: now }))
      await tx.insert(likes).values(rows)
      await port.addToCounts(
        tx,
        added.map((id) => ({ id, by: 1 })),
      )
    }
    return {
      liked: ids.filter((id) => liked.has(id) || added.includes(id)),
      gone: ids.filter((id) => !there.has(id) && !liked.has(id)),
      noRoom: wanted.slice(added.length),
    }
  })
}

export async function setNote(db: Db, target: Target, note: string): Promise<void> {
  const rows = await db.update(likes).set({ note }).where(targetCondition(target)).returning({ id: likes.targetId })
  if (rows.length === 0) fail('TARGET_NOT_FOUND')
}

/** Ids of the members who like something. */
export async function listLikers(db: Db, kind: LikeKind, id: number): Promise<number[]> {
  const rows = await db
    .select({ userId: likes.userId })
    .from(likes)
    .where(and(eq(likes.kind, kind), eq(likes.targetId, id)))
  return rows.map(({ userId }) => userId)
}

/** Deletes all likes of things that are being deleted. */
export async function removeLikesAt(tx: Db, kind: LikeKind, ids: readonly number[]): Promise<void> {
  await tx.delete(likes).where(and(eq(likes.kind, kind), sql`${likes.targetId} = any(${sql.param([...ids])}::int[])`))
}

/** Deletes likes and lists of purged members, and updates the counts. */
export async function purgeLikes(tx: Db, targets: LikeTargets, userIds: readonly number[]): Promise<void> {
  await deleteListsOfUsers(tx, userIds)
  for (const kind of LIKE_KINDS) {
    const theirs = sql`kind = ${kind} and user_id = any(${sql.param([...userIds])}::int[])`
    // The liked things are locked before the likes, as everywhere, and in the order of their ids.
    const { rows: liked } = await tx.execute<{ id: number }>(
      sql`select distinct target_id as id from likes where ${theirs}`,
    )
    await targets[kind].lock(
      tx,
      liked.map(({ id }) => id),
    )
    const { rows: gone } = await tx.execute<{ id: number; by: number }>(sql`
      with gone as (delete from likes where ${theirs} returning target_id)
      select target_id as id, -count(*)::int as by from gone group by target_id`)
    await targets[kind].addToCounts(tx, gone)
  }
}
