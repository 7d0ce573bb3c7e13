import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ActState, MemberAct } from '../../../contract/members/members-admin.ts'
import type { Db } from '../../db/index.ts'
import { users } from '../accounts/table.ts'
import { endOf } from './member-columns.ts'
import { memberActs } from './table.ts'

export type Act = typeof memberActs.$inferSelect
export type NewAct = typeof memberActs.$inferInsert

export async function insertAct(tx: Db, act: NewAct): Promise<Act> {
  const [row] = await tx.insert(memberActs).values(act).returning()
  return row as Act
}

/** Locks it until the transaction ends. */
export async function lockAct(tx: Db, id: number): Promise<Act | null> {
  const [row] = await tx.select().from(memberActs).where(eq(memberActs.id, id)).for('update')
  return row ?? null
}

export async function decide(
  tx: Db,
  id: number,
  decision: { state: ActState; decidedById: number; decidedAt: Date; until?: Date | null },
): Promise<void> {
  await tx.update(memberActs).set(decision).where(eq(memberActs.id, id))
}

/** What was done or proposed to one account, latest first. */
export async function listActs(db: Db, userId: number): Promise<MemberAct[]> {
  const rows = await db.select().from(memberActs).where(eq(memberActs.userId, userId)).orderBy(desc(memberActs.id))
  const ids = [
    ...new Set(rows.flatMap(({ byId, decidedById }) => [byId, ...(decidedById === null ? [] : [decidedById])])),
  ]
  const found =
    ids.length === 0
      ? []
      : await db.select({ id: users.id, nickname: users.nickname }).from(users).where(inArray(users.id, ids))
  const admin = (id: number | null) => found.find((one) => one.id === id) ?? null
  return rows.map(({ id, action, role, until, reason, state, ...row }) => ({
    id,
    action,
    role,
    until: endOf(until),
    reason,
    state,
    by: admin(row.byId),
    decidedBy: admin(row.decidedById),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
}

/** The same without names and proposals, for the member's export. */
export async function listActTexts(db: Db, userId: number) {
  const acts = await listActs(db, userId)
  return acts
    .filter(({ state }) => state === 'done')
    .map(({ action, reason, until, createdAt }) => ({ action, reason, until, at: createdAt }))
}

/** Whether the same is proposed already. */
export async function isProposed(tx: Db, userId: number, action: Act['action']): Promise<boolean> {
  const rows = await tx
    .select({ id: memberActs.id })
    .from(memberActs)
    .where(and(eq(memberActs.userId, userId), eq(memberActs.action, action), eq(memberActs.state, 'waiting')))
    .limit(1)
  return rows.length > 0
}

/** For purged members: the texts about them go with their other data. */
export async function purgeActs(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from member_acts where user_id = any(${sql.param([...userIds])}::int[])`)
}

const SAME_LOOK = '1 minute'

/** Whether this admin has just seen the personal data of the account for the same reason. */
export async function wasJustRevealed(
  tx: Db,
  { userId, targetId, reason, at }: { userId: number; targetId: number; reason: string; at: Date },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from audit_events where kind = 'member' and action = 'reveal' and target_id = ${targetId} and user_id = ${userId}
      and after ->> 'reason' = ${reason} and at > ${at.toISOString()}::timestamptz - ${SAME_LOOK}::interval limit 1`)
  return rows.length > 0
}
