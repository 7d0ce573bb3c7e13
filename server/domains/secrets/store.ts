import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { secrets } from './table.ts'

const known = new WeakMap<Db, Map<string, Promise<Uint8Array>>>()

/** A secret of 256 bits shared by all nodes; created at first use. It never changes, so it is cached. */
export function secretOf(db: Db, name: string): Promise<Uint8Array> {
  const ofDb = known.get(db) ?? new Map<string, Promise<Uint8Array>>()
  known.set(db, ofDb)
  let secret = ofDb.get(name)
  if (!secret) {
    secret = ensureSecret(db, name)
    ofDb.set(name, secret)
    // A failed query isn't cached.
    secret.catch(() => ofDb.delete(name))
  }
  return secret
}

async function ensureSecret(db: Db, name: string): Promise<Uint8Array> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  return Buffer.from((row as { value: string }).value, 'base64url')
}
