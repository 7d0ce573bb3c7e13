import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { hashToken, newToken } from '../../lib/opaque-token.ts'
import { refreshTokens, sessions } from './table.ts'
import { GRACE_MS, REFRESH_SECONDS, successorOf } from './tokens.ts'

export interface RotatedToken {
  userId: number
  sessionId: number
  refresh: string
}

export const refreshExpiry = (now: Date) => new Date(now.getTime() + REFRESH_SECONDS * 1000)

/**
 * Exchanges a refresh token for its successor. Reusing it within the grace period returns the newest token of its chain, not a
 * second chain. Reused at any other time, it counts as stolen, and the whole session ends: also at an earlier one, as the clock may be set back.
 */
export function rotateRefreshToken(db: Db, token: string, now: Date): Promise<RotatedToken | 'reused' | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ used: refreshTokens.usedAt, nonce: refreshTokens.nonce, session: sessions })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(and(eq(refreshTokens.hash, hashToken(token)), gt(sessions.expiresAt, now)))
      .for('update')
    if (!row) return null
    const { id: sessionId, userId } = row.session
    const found = row.used
      ? await newestAfter(tx, token, { used: row.used, nonce: row.nonce }, now)
      : { refresh: await rotate(tx, token, sessionId, now) }
    if (found !== 'reused') return found && { userId, sessionId, ...found }
    await tx.delete(sessions).where(eq(sessions.id, sessionId))
    return 'reused'
  })
}

async function rotate(tx: Db, token: string, sessionId: number, now: Date): Promise<string> {
  const nonce = newToken()
  const next = successorOf(token, nonce)
  await tx
    .update(refreshTokens)
    .set({ usedAt: now, nonce })
    .where(eq(refreshTokens.hash, hashToken(token)))
  await tx.insert(refreshTokens).values({ hash: hashToken(next), sessionId })
  await tx
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt: refreshExpiry(now) })
    .where(eq(sessions.id, sessionId))
  return next
}

interface Used {
  used: Date
  nonce: string | null
}

/**
 * The newest token of the chain, which may have been rotated further. Each rotation must have been within the grace period: of a session that
 * went on long ago, a clock that reaches the same time twice makes no used token good again.
 */
async function newestAfter(
  tx: Db,
  token: string,
  { used, nonce }: Used,
  now: Date,
): Promise<{ refresh: string } | 'reused' | null> {
  if (Math.abs(now.getTime() - used.getTime()) > GRACE_MS) return 'reused'
  const next = successorOf(token, nonce ?? '')
  const [row] = await tx
    .select({ used: refreshTokens.usedAt, nonce: refreshTokens.nonce })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(next)))
  if (!row) return null
  return row.used ? newestAfter(tx, next, { used: row.used, nonce: row.nonce }, now) : { refresh: next }
}

/** Deletes tokens used so long ago that their sessions have been rotated further since, or are expired. */
export async function removeOldTokens(db: Db, now: Date): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.usedAt, new Date(now.getTime() - REFRESH_SECONDS * 1000)))
}
