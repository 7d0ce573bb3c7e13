import { eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { lockStart } from '../../db/transactions/start-lock.ts'
import type { Keys } from '../../lib/keys.ts'
import { secrets } from './table.ts'

const FINGERPRINT = 'fingerprint'

/**
 * Compares the key of this node with the one that the database was last used with, and records it. Keys that earlier versions stored here
 * are deleted: whoever reads a backup must not be able to sign tokens.
 */
export function recordKey(db: Db, { fingerprint }: Keys, change: 'accept' | 'refuse'): Promise<'same' | 'other'> {
  return db.transaction(async (tx) => {
    await lockStart(tx)
    await tx.delete(secrets).where(ne(secrets.name, FINGERPRINT))
    const [row] = await tx.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, FINGERPRINT))
    if (row && row.value !== fingerprint && change === 'refuse') return 'other'
    await tx
      .insert(secrets)
      .values({ name: FINGERPRINT, value: fingerprint })
      .onConflictDoUpdate({ target: secrets.name, set: { value: fingerprint } })
    return row && row.value !== fingerprint ? 'other' : 'same'
  })
}
