import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../../db/index.ts'
import { failForNow } from '../../refusals/refusal.ts'
import { rateLimits } from './table.ts'

const MINUTE = 60
const HOUR = 3600

/**
 * What may be done how often: `points` in `duration` seconds. Many people share an address (a mobile network's, an office's), so what
 * counts by address is generous, and what counts by account is strict.
 */
const RULES = {
  loginByNetwork: { points: 100, duration: 15 * MINUTE },
  /** One account from one network: a stranger elsewhere can't lock its owner out. */
  loginByAccountHere: { points: 10, duration: 15 * MINUTE },
  loginByAccount: { points: 100, duration: HOUR },
  mailByNetwork: { points: 60, duration: HOUR },
  mailByAddress: { points: 5, duration: HOUR },
  mailAgain: { points: 1, duration: MINUTE },
  codeByNetwork: { points: 60, duration: HOUR },
  socialByNetwork: { points: 100, duration: 15 * MINUTE },
  registerByNetwork: { points: 60, duration: HOUR },
  passwordByAccount: { points: 10, duration: 15 * MINUTE },
  likeByAccount: { points: 300, duration: 10 * MINUTE },
  likesByAccount: { points: 30, duration: HOUR },
  likeListByAccount: { points: 200, duration: 10 * MINUTE },
  dogByAccount: { points: 60, duration: HOUR },
  entryByAccount: { points: 60, duration: 24 * HOUR },
  /** Of one member at one place. */
  entryByPlace: { points: 20, duration: 24 * HOUR },
  suggestionByAccount: { points: 20, duration: 24 * HOUR },
  photoByAccount: { points: 60, duration: HOUR },
  reviewByAccount: { points: 20, duration: HOUR },
  reviewEditByAccount: { points: 60, duration: HOUR },
  reportByAccount: { points: 30, duration: HOUR },
  linkByNetwork: { points: 60, duration: HOUR },
} as const satisfies Record<string, { points: number; duration: number }>

export type Rule = keyof typeof RULES

/** Where nobody looks for names or addresses, there are none. */
const keyOf = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 22)

const limiter = (db: Db, rule: Rule) =>
  new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: rule,
    clearExpiredByTimeout: false,
    ...RULES[rule],
  })

/** What is counted, of whom. */
export type Count = readonly [rule: Rule, who: string]

/**
 * Counts one of each; refuses whoever has had his share of any. Not inside a transaction: what is refused must stay counted. The disk
 * isn't waited for: all that a crash forgets is the counts of its last moment.
 */
export async function takeAll(db: Db, counts: readonly Count[]): Promise<void> {
  const refused = await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`)
    for (const [rule, who] of counts) {
      try {
        await limiter(tx, rule).consume(keyOf(who))
      } catch (error) {
        if (error instanceof RateLimiterRes) return error
        throw error
      }
    }
    return null
  })
  if (refused) failForNow(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
}

export const take = (db: Db, rule: Rule, who: string): Promise<void> => takeAll(db, [[rule, who]])

/** It went well, so it doesn't count. */
export async function giveBack(db: Db, counts: readonly Count[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`)
    for (const [rule, who] of counts) await limiter(tx, rule).reward(keyOf(who))
  })
}

export async function removeExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
}
