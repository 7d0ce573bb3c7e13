import { and, desc, eq, gt, inArray, lt, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { DEVICE_SECONDS } from '../../http/request/session-cookies.ts'
import { hashToken } from '../../lib/opaque-token.ts'
import { users } from '../accounts/table.ts'
import { knownDevices } from './table.ts'

/** Maximum number of known browsers per member; beyond it the least recently used one is forgotten. */
const MOST_DEVICES = 50

const expiry = (now: Date) => new Date(now.getTime() - DEVICE_SECONDS * 1000)

/** The stored form of whichever of these secrets belongs to the account with this address. */
export async function findDevice(db: Db, email: string, secrets: readonly string[], now: Date): Promise<string | null> {
  const [row] = await db
    .select({ hash: knownDevices.secretHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(users.email, email),
        inArray(knownDevices.secretHash, secrets.map(hashToken)),
        gt(knownDevices.lastUsedAt, expiry(now)),
      ),
    )
  return row?.hash ?? null
}

/** Extends the time for which a browser is known. @returns false if it isn't known to this account */
export async function touchDevice(db: Db, userId: number, secret: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(knownDevices)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(knownDevices.secretHash, hashToken(secret)),
        eq(knownDevices.userId, userId),
        gt(knownDevices.lastUsedAt, expiry(now)),
      ),
    )
    .returning({ userId: knownDevices.userId })
  return rows.length > 0
}

export async function insertDevice(db: Db, userId: number, secret: string, now: Date): Promise<void> {
  await db.insert(knownDevices).values({ secretHash: hashToken(secret), userId, lastUsedAt: now })
  const kept = db
    .select({ hash: knownDevices.secretHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.secretHash))
    .limit(MOST_DEVICES)
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.secretHash, kept)))
}

export async function deleteDevices(db: Db, userIds: readonly number[]): Promise<void> {
  await db.delete(knownDevices).where(inArray(knownDevices.userId, [...userIds]))
}

export async function removeOldDevices(db: Db, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, expiry(now)))
}
