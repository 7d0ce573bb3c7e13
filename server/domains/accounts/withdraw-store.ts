import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Photo } from '../../../contract/media.ts'
import type { Db } from '../../db/index.ts'
import { users } from './table.ts'

export const GRACE_DAYS = 7
/** Who wrote what stays. */
const LEFT = '탈퇴한 회원'

const DAY_MS = 86_400_000
export const purgeTimeOf = (withdrawnAt: Date) => new Date(withdrawnAt.getTime() + GRACE_DAYS * DAY_MS)

export async function markWithdrawn(db: Db, id: number, now: Date): Promise<void> {
  await db.update(users).set({ withdrawnAt: now }).where(eq(users.id, id))
}

/** Whether there was still something to keep. */
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

/** The photos that go with them; until the transaction ends none of them comes back. */
export async function photosOfDue(db: Db, now: Date): Promise<Photo[]> {
  const rows = await db.select({ photo: users.photo }).from(users).where(isDue(now)).for('update')
  return rows.flatMap(({ photo }) => photo ?? [])
}

/** Erases what is personal of everybody whose days of grace are over; several nodes may do so at once. */
export async function purgeDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .update(users)
    .set({
      ...{ email: null, passwordHash: null, nickname: LEFT, nicknameKey: null, introduction: '', photo: null },
      ...{ role: 'member', marketing: false, agreedAt: null, erasedAt: now },
    })
    .where(isDue(now))
    .returning({ id: users.id })
  return rows.map(({ id }) => id)
}
