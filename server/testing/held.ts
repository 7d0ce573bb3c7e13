import { expect } from 'vitest'
import type { Database } from '../db/index.ts'

type Pool = Database['pool']

/** Waits until as many statements of this database wait for locks. */
async function untilWaiting(pool: Pool, count: number): Promise<void> {
  const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query<{ n: number }>(waiting)).rows[0]?.n, { timeout: 30_000 }).toBe(count)
}

interface Calls {
  /** A statement that locks what the first of the calls needs. */
  lock: string
  /** Begun one after the other, each once those before it wait. */
  calls: readonly (() => Promise<unknown>)[]
  /** What the holder of the lock writes before it lets them go. */
  write?: string
}

/** Lets calls meet in one order, always: all wait for a lock until the last one does. For PostgreSQL; the embedded engine has one connection. */
export async function meet({ pool }: Pick<Database, 'pool'>, { lock, calls, write }: Calls): Promise<unknown[]> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(lock)
    const outcomes: Promise<unknown>[] = []
    for (const call of calls) {
      outcomes.push(call())
      await untilWaiting(pool, outcomes.length)
    }
    if (write) await holder.query(write)
    await holder.query('commit')
    return await Promise.all(outcomes)
  } finally {
    holder.release()
  }
}
