import { and, count, eq, gt, lt, lte } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { hashToken, newToken } from '../../lib/opaque-token.ts'
import { passwordResets } from './table.ts'

export const LINK_SECONDS = 30 * 60
/** A mail about the safety of an account may be read late. */
const ALARM_SECONDS = 24 * 3600

/** Creates the secret of a link that sets a password once. */
export async function createResetToken(db: Db, userId: number, now: Date, seconds = LINK_SECONDS): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  await db.insert(passwordResets).values({ tokenHash: hashToken(token), userId, expiresAt })
  return token
}

/** Creates the secret of the link by which a member answers "that wasn't me". */
export const createAlarmToken = (db: Db, userId: number, now: Date) => createResetToken(db, userId, now, ALARM_SECONDS)

/** One that would be good for longer than any was made by a clock that was ahead. */
const good = (token: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, hashToken(token)),
    gt(passwordResets.expiresAt, now),
    lte(passwordResets.expiresAt, new Date(now.getTime() + ALARM_SECONDS * 1000)),
  )

/** How many links of the account that were asked for are still valid at an instant; those of alarms live longer. */
export async function countResetTokens(db: Db, userId: number, { now, at }: { now: Date; at: Date }): Promise<number> {
  const last = new Date(now.getTime() + LINK_SECONDS * 1000)
  const [row] = await db
    .select({ many: count() })
    .from(passwordResets)
    .where(
      and(eq(passwordResets.userId, userId), gt(passwordResets.expiresAt, at), lte(passwordResets.expiresAt, last)),
    )
  return row?.many ?? 0
}

/** The id of the link's account; null if the link is used, expired or forged. */
export async function readResetToken(db: Db, token: string, now: Date): Promise<number | null> {
  const [row] = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(good(token, now))
  return row?.userId ?? null
}

/** Invalidates the link and all others of its account. @returns as `readResetToken` */
export async function consumeResetToken(db: Db, token: string, now: Date): Promise<number | null> {
  const [row] = await db.delete(passwordResets).where(good(token, now)).returning({ userId: passwordResets.userId })
  if (!row) return null
  await deleteResetTokens(db, row.userId)
  return row.userId
}

export async function deleteResetTokens(db: Db, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId))
}

export async function removeExpiredResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
}
