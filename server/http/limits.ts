import type { Limit } from '../../contract/limit.ts'
import { fillIn } from '../../contract/placeholders.ts'
import { networkOf } from '../lib/network.ts'
import type { Actor } from './actor.ts'

/** One call as it counts towards a limit: what is counted, and of whom. */
export interface Count {
  readonly limit: Limit
  readonly who: string
}

/** Counts calls; platform code knows no table. */
export interface Limiter {
  /** Counts one of each, in order; refuses whoever has used up any. */
  consume(counts: readonly Count[]): Promise<void>
  /** It went well, so it doesn't count. */
  refund(counts: readonly Count[]): Promise<void>
}

interface Subject {
  params: unknown
  body: unknown
  actor: Actor | null
  ip: string
}

/** Whom a call counts for, by the limits of its endpoint. */
export const countsOf = (limits: readonly Limit[] | undefined, { params, body, actor, ip }: Subject): Count[] =>
  (limits ?? []).map((limit) => {
    const values = { ...(params as object), body, member: actor?.userId, network: networkOf(ip) }
    const [who, ...more] = fillIn(limit.per, values)
    if (who === undefined || more.length > 0) throw new Error(`${limit.name} counts for nobody, or for several.`)
    return { limit, who }
  })
