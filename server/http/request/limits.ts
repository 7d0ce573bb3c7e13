import type { Limit } from '../../../contract/api/limit.ts'
import { fillIn } from '../../../contract/api/placeholders.ts'
import { networkOf } from '../../lib/network.ts'
import type { Actor } from './actor.ts'

/** One count towards a rate limit: the limit and its subject. */
export interface Count {
  readonly limit: Limit
  readonly who: string
}

/** Counts calls; an interface, since platform code uses no tables. */
export interface Limiter {
  /** Counts one for each, in order; refuses if any limit is exceeded. */
  consume(counts: readonly Count[]): Promise<void>
  /** Undoes `consume`, for calls that succeeded where only failures count. */
  refund(counts: readonly Count[]): Promise<void>
}

interface Subject {
  params: unknown
  body: unknown
  actor: Actor | null
  ip: string
  /** The caller's browser, if it is known to the account that the call is about. */
  device: string | null
}

const appliesTo =
  (device: string | null) =>
  ({ from }: Limit): boolean =>
    from === undefined || (from === 'known') === (device !== null)

/** The counts of a call, by the limits of its endpoint. */
export const countsOf = (limits: readonly Limit[] | undefined, { params, body, actor, ip, device }: Subject): Count[] =>
  (limits ?? [])
    .filter((limit) => !limit.counts && appliesTo(device)(limit))
    .map((limit) => {
      const values = { ...(params as object), body, member: actor?.userId, network: networkOf(ip), device }
      const [who, ...more] = fillIn(limit.per, values)
      if (who === undefined || more.length > 0) throw new Error(`${limit.name} counts for nobody, or for several.`)
      return { limit, who }
    })
