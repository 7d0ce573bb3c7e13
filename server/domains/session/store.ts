import { and, desc, eq, gt, lte, ne, notInArray, isNull, sql } from 'drizzle-orm'
import type { Role } from '../../../contract/users/users.ts'
import type { UserSession } from '../../../contract/session/session.ts'
import { isNeutralNickname } from '../../../contract/users/nickname.ts'
import type { Db } from '../../db/index.ts'
import { preparedOnce } from '../../db/statements/prepared.ts'
import type { Actor } from '../../http/request/actor.ts'
import { hashToken, newToken } from '../../lib/opaque-token.ts'
import { users } from '../accounts/table.ts'
import { HAS_FACTOR } from '../second-factor/store.ts'
import { refreshExpiry, type RotatedToken } from './refresh-store.ts'
import { refreshTokens, sessions } from './table.ts'
import { CLOCKS_DIFFER_MS, type Claims } from './tokens.ts'

/** Maximum number of sessions per member; beyond it the least recently used one is deleted. */
const MOST_SESSIONS = 30

/** Refuses if what a member was authenticated by is theirs no longer. */
export type RequireProof = (tx: Db) => Promise<void>

/**
 * With `requireProof`, the account is locked first, so that its password and its links stay as they are: who sets a new password ends all
 * sessions, also one that is being opened by the old one.
 */
export function insertSession(
  db: Db,
  userId: number,
  device: string,
  now: Date,
  requireProof?: RequireProof,
): Promise<RotatedToken> {
  return db.transaction(async (tx) => {
    if (requireProof) {
      await tx.execute(sql`select from users where id = ${userId} for share`)
      await requireProof(tx)
    }
    const [row] = await tx
      .insert(sessions)
      .values({ userId, device, createdAt: now, lastUsedAt: now, confirmedAt: now, expiresAt: refreshExpiry(now) })
      .returning({ id: sessions.id })
    const { id: sessionId } = row as { id: number }
    const refresh = newToken()
    await tx.insert(refreshTokens).values({ hash: hashToken(refresh), sessionId })
    const kept = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
      .limit(MOST_SESSIONS)
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, kept)))
    return { userId, sessionId, refresh }
  })
}

interface FoundActor extends Omit<Actor, 'secondFactor'> {
  hasFactor: boolean
  provedAt: Date | null
}

const AT = sql`${sql.placeholder('now')}::timestamptz`

const actorOf = preparedOnce((db) =>
  db
    .select({
      userId: users.id,
      role: users.role,
      sessionId: sessions.id,
      suspended: sql<boolean>`coalesce(${users.suspendedUntil} > ${AT}, false)`,
      nickname: users.nickname,
      hasFactor: HAS_FACTOR,
      provedAt: sessions.provedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        gt(sessions.expiresAt, AT),
        isNull(users.withdrawnAt),
      ),
    )
    .prepare('find_actor'),
)

/** The member of this session with their current role; null if the session has ended. */
export async function findActor(db: Db, { userId, sessionId }: Claims, now: Date): Promise<FoundActor | null> {
  const [row] = await actorOf(db).execute({ userId, sessionId, now: now.toISOString() })
  if (!row) return null
  const { nickname, ...actor } = row
  return { ...actor, nameless: isNeutralNickname(nickname) }
}

export async function listSessions(db: Db, { userId, sessionId }: Actor, now: Date): Promise<UserSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
  return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    current: id === sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

/** @returns whether the member had such a session */
export async function deleteSession(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

/** Deletes the previous session of a browser that logs in again. */
export async function deleteSessionOfToken(db: Db, token: string): Promise<void> {
  const [row] = await db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(token)))
  if (row) await db.delete(sessions).where(eq(sessions.id, row.id))
}

export async function deleteSessions(db: Db, userId: number, { but }: { but?: number } = {}): Promise<void> {
  const all = eq(sessions.userId, userId)
  await db.delete(sessions).where(but === undefined ? all : and(all, ne(sessions.id, but)))
}

export async function markConfirmed(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId))
}

/** A proof of the second factor is one of identity too. */
export async function markProved(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now, provedAt: now }).where(eq(sessions.id, sessionId))
}

export async function forgetProofs(db: Db, userId: number): Promise<void> {
  await db.update(sessions).set({ provedAt: null }).where(eq(sessions.userId, userId))
}

/** When the member last proved who they are; `provedAt` by their second factor, which counts alone if they have one. */
export async function readConfirmed(
  db: Db,
  sessionId: number,
): Promise<{ confirmedAt: Date; provedAt: Date | null; hasFactor: boolean; role: Role } | null> {
  const [row] = await db
    .select({ confirmedAt: sessions.confirmedAt, provedAt: sessions.provedAt, hasFactor: HAS_FACTOR, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId))
  return row ?? null
}

export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

/** One that a clock which was ahead has opened or extended lives no longer than one of now; ended at once, its member would be logged out. */
export async function shortenSessions(db: Db, now: Date): Promise<void> {
  const latest = refreshExpiry(now)
  const known = new Date(latest.getTime() + CLOCKS_DIFFER_MS)
  await db.update(sessions).set({ expiresAt: latest }).where(gt(sessions.expiresAt, known))
}
