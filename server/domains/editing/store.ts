import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import { type EditedRecord, type Editing, EDITING_MINUTES } from '../../../contract/editing/editing.ts'
import type { Db } from '../../db/index.ts'
import { users } from '../accounts/table.ts'
import { editings } from './table.ts'

const isOf = ({ kind, target }: EditedRecord) => and(eq(editings.kind, kind), eq(editings.targetId, target))

/** As the admin `userId` sees it. */
export async function editingOf(db: Db, edited: EditedRecord, userId: number, now: Date): Promise<Editing> {
  const [row] = await db
    .select({ said: editings, by: users.nickname })
    .from(editings)
    .innerJoin(users, eq(users.id, editings.byId))
    .where(and(isOf(edited), gt(editings.until, now), eq(users.role, 'admin')))
  if (!row) return null
  const { byId, since, until } = row.said
  return { by: row.by, mine: byId === userId, since: since.toISOString(), until: until.toISOString() }
}

/** One statement, so that of two admins at once one begins. Who goes on editing keeps the time at which they began. */
export async function startEditing(
  db: Db,
  edited: EditedRecord,
  { userId, take }: { userId: number; take: boolean },
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + EDITING_MINUTES * 60_000)
  const isMine = eq(editings.byId, userId)
  const isOver = lte(editings.until, now)
  await db
    .insert(editings)
    .values({ kind: edited.kind, targetId: edited.target, byId: userId, since: now, until })
    .onConflictDoUpdate({
      target: [editings.kind, editings.targetId],
      set: {
        byId: userId,
        until,
        since: sql`case when ${isMine} and not ${isOver} then ${editings.since} else excluded.since end`,
      },
      ...(!take && { setWhere: or(isMine, isOver) as ReturnType<typeof sql> }),
    })
}

export async function stopEditing(db: Db, edited: EditedRecord, userId: number): Promise<void> {
  await db.delete(editings).where(and(isOf(edited), eq(editings.byId, userId)))
}

export async function removeOldEditings(db: Db, now: Date): Promise<void> {
  await db.delete(editings).where(lte(editings.until, now))
}
