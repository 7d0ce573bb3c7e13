import { and, asc, count, eq, inArray, max, notInArray, sql } from 'drizzle-orm'
import type { BodyOf } from '../../../contract/api/endpoint.ts'
import type { likesApi } from '../../../contract/likes/likes-api.ts'
import type { LikeList, ListEdit } from '../../../contract/likes/like-lists.ts'
import { type LikeKind, MAX_LISTS } from '../../../contract/likes/likes.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import { isUniqueViolation } from '../../db/transactions/unique.ts'
import { versionOf } from '../../lib/version-of.ts'
import { fail } from '../../refusals/refusal.ts'
import { refuseOlderVersion } from '../../refusals/refuse-older-edit.ts'
import { likeListItems, likeLists, likes } from './table.ts'

/** A member and something that they like or may like. */
export interface Target {
  userId: number
  kind: LikeKind
  id: number
}

export const targetCondition = ({ userId, kind, id }: Target) =>
  and(eq(likes.userId, userId), eq(likes.kind, kind), eq(likes.targetId, id))

type Look = BodyOf<typeof likesApi.createLikeList>

const COLUMNS = { id: likeLists.id, name: likeLists.name, color: likeLists.color }
const ownListCondition = (userId: number, id: number) => and(eq(likeLists.userId, userId), eq(likeLists.id, id))

/** Refuses a name that another list of the member has. */
const unlessTaken = <T>(write: Promise<T>): Promise<T> =>
  write.catch((error: unknown) => (isUniqueViolation(error) ? fail('LIST_NAME_TAKEN') : Promise.reject(error)))

export const listLists = (db: Db, userId: number): Promise<LikeList[]> =>
  db
    .select(COLUMNS)
    .from(likeLists)
    .where(eq(likeLists.userId, userId))
    .orderBy(asc(likeLists.position), asc(likeLists.id))

export const insertList = (db: Db, userId: number, look: Look): Promise<LikeList> =>
  unlessTaken(
    db.transaction(async (tx) => {
      // Serialises additions by one member, so that the maximum number holds.
      await lockMember(tx, userId)
      const [there] = await tx
        .select({ all: count(), last: max(likeLists.position) })
        .from(likeLists)
        .where(eq(likeLists.userId, userId))
      if (there && there.all >= MAX_LISTS) fail('LISTS_FULL')
      const position = (there?.last ?? 0) + 1
      const [list] = await tx
        .insert(likeLists)
        .values({ ...look, userId, position })
        .returning(COLUMNS)
      return list as LikeList
    }),
  )

export const updateList = (db: Db, userId: number, id: number, { basedOn, ...look }: ListEdit): Promise<LikeList> =>
  unlessTaken(
    db.transaction(async (tx) => {
      const own = ownListCondition(userId, id)
      const [before] = await tx.select(COLUMNS).from(likeLists).where(own).for('update')
      if (!before) return fail('LIST_NOT_FOUND')
      refuseOlderVersion(basedOn, versionOf(before), before.name === look.name && before.color === look.color)
      const [list] = await tx.update(likeLists).set(look).where(own).returning(COLUMNS)
      return list as LikeList
    }),
  )

export async function deleteList(db: Db, userId: number, id: number): Promise<void> {
  const gone = await db.delete(likeLists).where(ownListCondition(userId, id)).returning({ id: likeLists.id })
  if (gone.length === 0) fail('LIST_NOT_FOUND')
}

/** Ids of other members' lists and of deleted lists are ignored. */
export async function orderLists(db: Db, userId: number, ids: readonly number[]): Promise<LikeList[]> {
  await db.execute(sql`
    update like_lists as l
    set position = coalesce(array_position(${sql.param(ids)}::int[], l.id), ${MAX_LISTS} + l.position)
    where l.user_id = ${userId}`)
  return listLists(db, userId)
}

/** @returns the ids of the lists that now contain it */
export function setLists(db: Db, target: Target, given: readonly number[]): Promise<number[]> {
  const ids = [...new Set(given)].sort((a, b) => a - b)
  return db.transaction(async (tx) => {
    const [like] = await tx.select({ id: likes.targetId }).from(likes).where(targetCondition(target)).for('update')
    if (!like) fail('TARGET_NOT_FOUND')
    if ((await insertItems(tx, target, ids)) < ids.length) fail('LIST_NOT_FOUND')
    const { userId, kind, id } = target
    const of = and(eq(likeListItems.userId, userId), eq(likeListItems.kind, kind), eq(likeListItems.targetId, id))
    await tx.delete(likeListItems).where(and(of, notInArray(likeListItems.listId, ids)))
    return ids
  })
}

/**
 * Adds a liked thing to those of the given lists that belong to the member.
 * @returns the number of those lists
 */
export async function insertItems(tx: Db, { userId, kind, id }: Target, listIds: readonly number[]): Promise<number> {
  if (listIds.length === 0) return 0
  const mine = await tx
    .select({ listId: likeLists.id })
    .from(likeLists)
    .where(and(eq(likeLists.userId, userId), inArray(likeLists.id, [...listIds])))
    .for('key share')
  const items = mine.map(({ listId }) => ({ userId, kind, targetId: id, listId }))
  if (items.length > 0) await tx.insert(likeListItems).values(items).onConflictDoNothing()
  return items.length
}

/** Deletes the lists of purged members. */
export async function deleteListsOfUsers(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx.delete(likeLists).where(inArray(likeLists.userId, [...userIds]))
}
