import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '../../../contract/api/endpoint.ts'
import type { likesApi } from '../../../contract/likes/likes-api.ts'
import { LIKE_KINDS, type Like, type LikeKind, MAX_LIKES } from '../../../contract/likes/likes.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import { inTransaction } from '../../db/transactions/in-transaction.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import type { LikedRows } from '../../db/content/like-target.ts'
import type { Newsroom } from '../../db/content/news.ts'
import { planned } from '../../db/statements/planned.ts'
import { fail } from '../../refusals/refusal.ts'
import { refuseOlderVersion } from '../../refusals/refuse-older-edit.ts'
import { insertItems, targetCondition, deleteListsOfUsers, type Target } from './list-store.ts'
import type { LikePorts, LikeTarget } from './ports.ts'
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
  { targets, places, newsroom }: LikePorts,
  target: Target,
  { liked, now, before }: { liked: boolean; now: Date; before?: PreviousLike },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = targets[target.kind]
    const { shown, owner, likes: had, changed, count: found } = await writeLike(tx, rows, target, liked, now)
    if (liked && !shown) fail('TARGET_NOT_FOUND')
    // Its likes went with it: there is one to withdraw where it is now.
    const isElsewhere = !liked && !changed && !shown && target.kind === 'place'
    if (isElsewhere && (await places.mergedAmong(tx, [target.id])).size > 0) fail('TARGET_NOT_FOUND')
    if (liked && owner === target.userId) fail('OWN_WORDS')
    if (
      liked &&
      changed &&
      had >= MAX_LIKES - LIKES_AT_ONCE &&
      (await countOf(tx, target.userId, target.kind)) > MAX_LIKES
    )
      fail('LIKES_FULL')
    if (changed && liked && before) await restoreLike(tx, target, before, now)
    if (changed && liked) await tellOwner(tx, newsroom, target, owner, now)
    if (changed && !liked) newsroom.renew([owner])
    return found
  })
}

interface Written extends Record<string, unknown> {
  shown: boolean
  owner: number | null
  /** The member's likes of this kind before. */
  likes: number
  changed: boolean
  /** Likes of the thing, this one included. */
  count: number
}

/** More likes than one member can be giving at once: as many may be missing in what the statement of a like counts. */
const LIKES_AT_ONCE = 100

/**
 * Locks the liked thing, sets or withdraws the like, and counts it, in one statement. Withdrawing works also if the thing is no longer public, so
 * that any like can be withdrawn. The thing is locked first, and its count is the latest one, so concurrent likes of it wait. Before that, likes
 * of one member wait for each other, so that their bound holds; the statement counts them as they were when it began to wait.
 */
async function writeLike(
  tx: Db,
  { table, count: column, shown, owner }: LikedRows,
  { userId, kind, id }: Target,
  liked: boolean,
  now: Date,
): Promise<Written> {
  const own = sql`user_id = ${userId} and kind = ${kind}`
  const [member, andMember] = liked
    ? [sql`member as (select id from users where id = ${userId} for no key update), `, sql`, member`]
    : [sql``, sql``]
  const change = liked
    ? sql`insert into likes (user_id, kind, target_id, liked_at)
        select ${userId}, ${kind}, locked.id, ${now.toISOString()}::timestamptz from locked
        where locked.shown and locked.owner is distinct from ${userId}
        on conflict do nothing returning target_id, 1 as by`
    : sql`delete from likes using locked where ${own} and target_id = locked.id returning target_id, -1 as by`
  const [row] = await planned<Written>(
    tx,
    sql`with ${member}locked as (
        select t.id, t.${column} as count, ${shown(userId)} as shown, ${owner} as owner from ${table} as t${andMember} where t.id = ${id} for update of t),
      changed as (${change}),
      counted as (update ${table} as t set ${column} = t.${column} + changed.by from changed where t.id = changed.target_id
        returning t.${column} as count)
      select locked.shown, locked.owner, exists (select from changed) as changed,
        coalesce((select count from counted), locked.count) as count,
        ${liked ? sql`(select count(*)::int from likes where ${own})` : sql`0`} as likes
      from locked`,
  )
  return row ?? fail('TARGET_NOT_FOUND')
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
 * Likes all of the given places that exist, as far as the maximum allows; the first becomes the latest like. Of one that was merged, the place
 * that it is now is liked.
 * @returns which are liked now, which don't exist, and which exceeded the maximum
 */
export function likePlaces(
  db: Db,
  { target: port, places }: { target: LikeTarget; places: Pick<LikePorts['places'], 'mergedAmong'> },
  userId: number,
  given: readonly number[],
  now: Date,
) {
  return db.transaction(async (tx) => {
    const merged = await places.mergedAmong(tx, given)
    const nowOf = (id: number) => merged.get(id) ?? id
    const ids = [...new Set(given.map(nowOf))]
    // Serialises additions by one member (in several tabs), so that the maximum number holds.
    await lockMember(tx, userId)
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
    const noRoom = new Set(wanted.slice(added.length))
    const isLiked = (id: number) => liked.has(id) || added.includes(id)
    const asked = [...new Set(given)]
    return {
      liked: [...new Set([...asked.filter((id) => isLiked(nowOf(id))), ...ids.filter(isLiked)])],
      gone: asked.filter((id) => !there.has(nowOf(id)) && !liked.has(nowOf(id))),
      noRoom: asked.filter((id) => noRoom.has(nowOf(id))),
    }
  })
}

export function setNote(db: Db, target: Target, { note, basedOn }: BodyOf<typeof likesApi.setLikeNote>): Promise<void> {
  return db.transaction(async (tx) => {
    const [like] = await tx.select({ note: likes.note }).from(likes).where(targetCondition(target)).for('update')
    if (!like) return fail('TARGET_NOT_FOUND')
    refuseOlderVersion(basedOn, like.note, like.note === note)
    await tx.update(likes).set({ note }).where(targetCondition(target))
  })
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
