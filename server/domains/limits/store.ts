import { createHash } from 'node:crypto'
import { and, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Limit } from '../../../contract/api/limit.ts'
import type { Db } from '../../db/index.ts'
import { planned } from '../../db/statements/planned.ts'
import type { Count, Limiter } from '../../http/request/limits.ts'
import { failRateLimited } from '../../refusals/refusal.ts'
import { rateLimits } from './table.ts'

/** How far the clocks of two nodes may be apart. */
const CLOCKS_DIFFER = '1 minute'

/** Hashed, so that the table contains no names or addresses. */
const keyOf = ({ limit, who }: Count) =>
  `${limit.name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`

/**
 * A statement that counts one call for each limit and returns `key`, `points` and `expire`: a window begins with its first call. One that ends later
 * than any could was begun by a clock that was ahead, and would refuse until then. Counts are locked in the order of their keys, as they may stay
 * locked until the end of a transaction.
 * @param condition counts nothing unless it is true
 */
export function countingSql(counts: readonly Count[], condition: SQL = sql`true`): SQL {
  const now = sql`${new Date().toISOString()}::timestamptz`
  const isOver = sql`l.expire <= ${now} or l.expire > excluded.expire + ${CLOCKS_DIFFER}::interval`
  const keys = sql`${sql.param(counts.map(keyOf))}::text[]`
  const seconds = sql`${sql.param(counts.map(({ limit }) => limit.seconds))}::int[]`
  return sql`insert into rate_limits as l (key, points, expire)
    select c.key, 1, ${now} + c.seconds * interval '1 second' from unnest(${keys}, ${seconds}) as c(key, seconds)
    where ${condition} order by c.key
    on conflict (key) do update set
      points = case when ${isOver} then 1 else l.points + 1 end,
      expire = case when ${isOver} then excluded.expire else l.expire end
    returning l.key, l.points, l.expire`
}

/** A row that `countingSql` returns; times of JSON or of the driver. */
export interface Counted extends Record<string, unknown> {
  key: string
  points: number
  expire: string | Date
}

/** Refuses the call if it exceeds a limit. */
export function refuseExceeded(counts: readonly Count[], counted: readonly Counted[]): void {
  for (const count of counts) {
    const row = counted.find(({ key }) => key === keyOf(count))
    if (!row || row.points <= count.limit.points) continue
    failRateLimited(Math.max(1, Math.ceil((new Date(row.expire).getTime() - Date.now()) / 1000)))
  }
}

/** One statement for each limit: what exceeds one of them isn't counted towards those after it. */
async function consume(db: Db, counts: readonly Count[]): Promise<void> {
  for (const count of counts) refuseExceeded([count], await planned<Counted>(db, countingSql([count])))
}

/** Counts what a member stores, in the transaction that stores it, which is undone if it exceeds the limit. */
export const countStored = (tx: Db, limit: Limit & { per: '{member}'; counts: 'what is stored' }, member: number) =>
  consume(tx, [{ limit, who: String(member) }])

async function refund(db: Db, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return
  const running = and(inArray(rateLimits.key, counts.map(keyOf)), gt(rateLimits.expire, new Date()))
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(running)
}

/** Counts in the database, so that all nodes share the counts. */
export const limiterOf = (db: Db): Limiter => ({
  consume: (counts) => consume(db, counts),
  refund: (counts) => refund(db, counts),
})

export async function removeExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
}
