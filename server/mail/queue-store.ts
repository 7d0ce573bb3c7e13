import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { MailOrder } from './orders.ts'
import { mailOrders } from './table.ts'

/** Minutes until a failed order is retried; after the last one it is dropped. */
const WAITS = [0.5, 2, 5, 15, 60] as const

/** No order waits for longer: one that is due later was made by a clock that was ahead. */
const LATEST_MS = 2 * 60 * 60_000

export interface Claimed {
  id: number
  order: MailOrder
  /** Whether this is the last attempt. */
  last: boolean
}

export async function insertOrder(db: Db, order: MailOrder, now: Date): Promise<void> {
  await db.insert(mailOrders).values({ order, dueAt: now })
}

/** Claims the next due order. If this process ends before completing it, it becomes due again. */
export async function claimOrder(db: Db, now: Date): Promise<Claimed | null> {
  // Compared by `=`, it is evaluated once. By `in`, the engine may evaluate it for each row of the table, and claim all that are due.
  const isDue = or(lte(mailOrders.dueAt, now), gt(mailOrders.dueAt, new Date(now.getTime() + LATEST_MS)))
  const next = db
    .select({ id: mailOrders.id })
    .from(mailOrders)
    .where(isDue)
    .orderBy(asc(mailOrders.dueAt), asc(mailOrders.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const minutes = sql`(array[${sql.raw(WAITS.join(', '))}])[least(${mailOrders.attempts} + 1, ${WAITS.length})]`
  const [row] = await db
    .update(mailOrders)
    .set({
      attempts: sql`${mailOrders.attempts} + 1`,
      dueAt: sql`${now.toISOString()}::timestamptz + ${minutes} * interval '1 minute'`,
    })
    .where(and(eq(mailOrders.id, sql`(${next})`), isDue))
    .returning({ id: mailOrders.id, order: mailOrders.order, attempts: mailOrders.attempts })
  return row ? { id: row.id, order: row.order, last: row.attempts > WAITS.length } : null
}

export async function removeOrder(db: Db, id: number): Promise<void> {
  await db.delete(mailOrders).where(eq(mailOrders.id, id))
}
