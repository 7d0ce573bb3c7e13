import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Photo } from '../../../contract/api/media.ts'
import type { Db } from '../../db/index.ts'
import { users } from './table.ts'

export const GRACE_DAYS = 7
/** Nickname shown for the remaining content of a purged member. */
const LEFT = '탈퇴한 회원'

const DAY_MS = 86_400_000
export const purgeTimeOf = (withdrawnAt: Date) => new Date(withdrawnAt.getTime() + GRACE_DAYS * DAY_MS)

export async function markWithdrawn(db: Db, id: number, now: Date): Promise<void> {
  await db.update(users).set({ withdrawnAt: now }).where(eq(users.id, id))
}

/** Locks all admins, in one order for all callers. @returns whether one is left who can act */
export async function isAdminLeft(tx: Db, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ able: boolean }>(sql`
    select withdrawn_at is null and erased_at is null and coalesce(suspended_until <= ${now.toISOString()}::timestamptz, true) as able
    from users where role = 'admin' order by id for no key update`)
  return rows.some(({ able }) => able)
}

/** @returns false if the account was purged already */
export async function restore(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ withdrawnAt: null })
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

const isDue = (now: Date) =>
  and(lte(users.withdrawnAt, new Date(now.getTime() - GRACE_DAYS * DAY_MS)), isNull(users.erasedAt))

/** Photos of the accounts that are due. Locks the accounts: none can be restored before the transaction ends. */
export async function photosOfDueAccounts(db: Db, now: Date): Promise<Photo[]> {
  const { photo: shown, hiddenPhoto: hidden } = users
  const rows = await db.select({ shown, hidden }).from(users).where(isDue(now)).for('update')
  return rows.flatMap((row) => [row.shown ?? [], row.hidden ?? []].flat())
}

/** Purges the personal data of all members whose days of grace are over. Several nodes may do so at once. */
export async function purgeDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .update(users)
    .set({
      email: null,
      passwordHash: null,
      nickname: LEFT,
      nicknameKey: null,
      introduction: '',
      photo: null,
      hiddenPhoto: null,
      role: 'member',
      marketing: false,
      agreedAt: null,
      emailProvedAt: null,
      suspendedUntil: null,
      erasedAt: now,
    })
    .where(isDue(now))
    .returning({ id: users.id })
  return rows.map(({ id }) => id)
}
