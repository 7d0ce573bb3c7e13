import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { hashToken, newToken } from '../../lib/opaque-token.ts'
import { passwordResets } from './table.ts'

export const LINK_SECONDS = 30 * 60

/** Creates the secret of a link that sets a password once. */
export async function createResetToken(db: Db, userId: number, now: Date, seconds = LINK_SECONDS): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  await db.insert(passwordResets).values({ tokenHash: hashToken(token), userId, expiresAt })
  return token
}

const good = (token: string, now: Date) =>
  and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, now))

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
