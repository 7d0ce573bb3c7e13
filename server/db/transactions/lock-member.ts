import { sql } from 'drizzle-orm'
import type { Db } from '../index.ts'

/**
 * Has writes of or about one member wait for each other until the transaction ends, so that bounds hold. Never FOR UPDATE: whatever refers to a
 * member holds a key share of their row (an idempotency key does, from the first statement of a call), so two such calls would wait for each
 * other for ever.
 */
export async function lockMember(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`select from users where id = ${id} for no key update`)
}
