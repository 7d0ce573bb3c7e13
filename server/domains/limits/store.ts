import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from '../../../contract/limit.ts'
import type { Db } from '../../db/index.ts'
import type { Count, Limiter } from '../../http/limits.ts'
import { failRateLimited } from '../../refusals/refusal.ts'
import { rateLimits } from './table.ts'

/** Hashed, so that the table contains no names or addresses. */
const keyOf = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 22)

const counter = (db: Db, { name, points, seconds }: Limit) =>
  new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    clearExpiredByTimeout: false,
    points,
    duration: seconds,
  })

/**
 * Counts one call for each limit; refuses if any is exceeded. Not inside a transaction: refused calls must stay counted. The commit
 * isn't synced to disk: a crash loses only the counts of its last moment.
 */
async function consume(db: Db, counts: readonly Count[]): Promise<void> {
  const refused = await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`)
    for (const { limit, who } of counts) {
      try {
        await counter(tx, limit).consume(keyOf(who))
      } catch (error) {
        if (error instanceof RateLimiterRes) return error
        throw error
      }
    }
    return null
  })
  if (refused) failRateLimited(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
}

async function refund(db: Db, counts: readonly Count[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`)
    for (const { limit, who } of counts) await counter(tx, limit).reward(keyOf(who))
  })
}

/** Counts in the database, so that all nodes share the counts. */
export const limiterOf = (db: Db): Limiter => ({
  consume: (counts) => consume(db, counts),
  refund: (counts) => refund(db, counts),
})

export async function removeExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
}
