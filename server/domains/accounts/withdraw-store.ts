import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { users } from './table.ts'

export const GRACE_DAYS = 7
/** Who wrote what stays. */
const LEFT = '탈퇴한 회원'

const DAY_MS = 86_400_000
export const erasureOf = (withdrawnAt: Date) => new Date(withdrawnAt.getTime() + GRACE_DAYS * DAY_MS)

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

/** Erases what is personal of everybody whose days of grace are over; several nodes may do so at once. */
export async function eraseDue(db: Db, now: Date): Promise<number[]> {
  const due = new Date(now.getTime() - GRACE_DAYS * DAY_MS)
  const rows = await db
    .update(users)
    .set({
      ...{ email: null, passwordHash: null, nickname: LEFT, nicknameKey: null, introduction: '', photo: null },
      ...{ role: 'member', marketing: false, agreedAt: null, erasedAt: now },
    })
    .where(and(lte(users.withdrawnAt, due), isNull(users.erasedAt)))
    .returning({ id: users.id })
  return rows.map(({ id }) => id)
}
