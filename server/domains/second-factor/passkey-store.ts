import { and, asc, eq, lte } from 'drizzle-orm'
import { ahead } from '../../db/statements/ahead.ts'
import type { Db } from '../../db/index.ts'
import { passkeyChallenges, passkeys } from './table.ts'

export type StoredPasskey = typeof passkeys.$inferSelect
type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose']

const CHALLENGE_MS = 5 * 60_000
export const CHALLENGE_SECONDS = CHALLENGE_MS / 1000

export const listPasskeys = (db: Db, userId: number): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))

/** @returns its id; null if the passkey is an account's already */
export async function insertPasskey(tx: Db, passkey: typeof passkeys.$inferInsert): Promise<number | null> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return row?.id ?? null
}

export async function notePasskeyUse(tx: Db, id: number, counter: number, now: Date): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id))
}

export async function deletePasskey(tx: Db, userId: number, id: number): Promise<StoredPasskey | null> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning()
  return row ?? null
}

export async function deletePasskeys(tx: Db, userId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
}

interface Asked {
  userId: number
  sessionId: number
  purpose: Purpose
}

const askedBy = ({ userId, sessionId, purpose }: Asked) =>
  and(
    eq(passkeyChallenges.userId, userId),
    eq(passkeyChallenges.sessionId, sessionId),
    eq(passkeyChallenges.purpose, purpose),
  )

/** Replaces an earlier challenge of the session. */
export async function storeChallenge(db: Db, asked: Asked, challenge: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(passkeyChallenges).where(askedBy(asked))
    const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
    await tx.insert(passkeyChallenges).values({ ...asked, challenge, expiresAt })
  })
}

/** @returns the open challenge of the session, which it no longer is */
export async function takeChallenge(db: Db, asked: Asked, now: Date): Promise<string | null> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(askedBy(asked), ahead(passkeyChallenges.expiresAt, now, CHALLENGE_SECONDS)))
    .returning({ challenge: passkeyChallenges.challenge })
  return row?.challenge ?? null
}

export async function removeExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
}
