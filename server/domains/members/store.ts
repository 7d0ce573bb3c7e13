import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Role } from '../../../contract/users/users.ts'
import type { MemberDetail, MemberRow, MemberSecrets } from '../../../contract/members/members-admin.ts'
import type { Db } from '../../db/index.ts'
import { type ListDeps, type ListQuery, listRows } from '../../db/statements/list-rows.ts'
import { fail } from '../../refusals/refusal.ts'
import { users } from '../accounts/table.ts'
import { sessions } from '../session/table.ts'
import { listActs } from './act-store.ts'
import { memberRow, STATE, stateOf } from './member-columns.ts'

export type Account = typeof users.$inferSelect

/** A whole address finds its account; parts of one would tell what is masked. */
export async function listMembers(deps: ListDeps, { q, ...query }: ListQuery, now: Date) {
  const byEmail = q?.includes('@')
  const listed = {
    table: users,
    id: users.id,
    search: [users.nickname],
    orders: { joined: users.createdAt, nickname: users.nickname },
    filters: { role: users.role, state: STATE },
    since: users.createdAt,
    where: byEmail ? [eq(users.email, (q ?? '').toLowerCase())] : [],
  }
  const { rows, cursor, total } = await listRows(deps, listed, byEmail ? query : { ...query, q })
  return { items: rows.map((row): MemberRow => memberRow(row, now)), cursor, total }
}

export async function findMember(db: Db, id: number): Promise<Account> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? fail('RECORD_NOT_FOUND')
}

export async function readMember(db: Db, id: number, now: Date): Promise<MemberDetail> {
  const row = await findMember(db, id)
  const [used] = await db
    .select({ count: sql<number>`count(*)::int`, last: sql<string | null>`max(${sessions.lastUsedAt})` })
    .from(sessions)
    .where(and(eq(sessions.userId, id), sql`${sessions.expiresAt} > ${now.toISOString()}::timestamptz`))
  return {
    ...memberRow(row, now),
    lastUsedAt: used?.last ? new Date(used.last).toISOString() : null,
    sessionCount: used?.count ?? 0,
    acts: await listActs(db, id),
  }
}

/** What the list and the page of a member mask. */
export async function readSecrets(db: Db, { id, email }: Account, now: Date): Promise<MemberSecrets> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), sql`${sessions.expiresAt} > ${now.toISOString()}::timestamptz`))
    .orderBy(sql`${sessions.lastUsedAt} desc`, sql`${sessions.id} desc`)
  return {
    email,
    sessions: rows.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  }
}

/**
 * Locks the accounts and all admins, in one order for all callers: how many admins remain can't change until the transaction ends.
 */
export async function lockWithAdmins(tx: Db, ids: readonly number[]): Promise<Account[]> {
  return tx
    .select()
    .from(users)
    .where(or(inArray(users.id, [...ids]), eq(users.role, 'admin')))
    .orderBy(users.id)
    .for('no key update')
}

/** Whether an admin who can act is among them. */
export const hasAdmin = (accounts: readonly Account[], now: Date): boolean =>
  accounts.some((one) => one.role === 'admin' && stateOf(one, now) === 'active')

export async function setRoleOf(tx: Db, id: number, role: Role): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, id))
}

export async function setSuspension(tx: Db, id: number, suspendedUntil: Date | null): Promise<void> {
  await tx.update(users).set({ suspendedUntil }).where(eq(users.id, id))
}
