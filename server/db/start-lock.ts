import { sql } from 'drizzle-orm'
import type { Db } from './index.ts'

const START_LOCK = 7_305_471_004

/** Until the transaction ends, other nodes that start wait here. */
export async function lockStart(transaction: Db): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${START_LOCK})`)
}
