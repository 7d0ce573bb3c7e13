import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
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
 * Counts one call for each limit, in a statement each; refuses if any is exceeded. Not inside a transaction: refused calls must stay counted,
 * and a transaction around one statement would take four.
 */
async function consume(db: Db, counts: readonly Count[]): Promise<void> {
  for (const { limit, who } of counts) {
    try {
      await counter(db, limit).consume(keyOf(who))
    } catch (error) {
      if (error instanceof RateLimiterRes) failRateLimited(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      throw error
    }
  }
}

async function refund(db: Db, counts: readonly Count[]): Promise<void> {
  for (const { limit, who } of counts) await counter(db, limit).reward(keyOf(who))
}

/** Counts in the database, so that all nodes share the counts. */
export const limiterOf = (db: Db): Limiter => ({
  consume: (counts) => consume(db, counts),
  refund: (counts) => refund(db, counts),
})

export async function removeExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
}
