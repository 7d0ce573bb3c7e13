import { sql } from 'drizzle-orm'
import type { Db } from '../index.ts'

const START_LOCK = 7_305_471_004

/** Other nodes that start wait here until this transaction ends. */
export async function lockStart(transaction: Db): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${START_LOCK})`)
}
