/**
 * Outcome of a call over the network, from which page and worker derive the state of the connection. `broken`: something answered, but
 * not with what was asked for: a server in trouble, or a portal's sign-in page. `late` is a released value.
 */
export type CallOutcome = 'answered' | 'late' | 'waiting' | 'failed' | 'broken'

/** An answer that takes longer than this is late. */
export const SLOW_MS = 3000
/** A call without an answer is aborted after this. */
export const GIVE_UP_MS = 15_000

/**
 * Outcome of a call that ended after `ms`; status 0 if no answer arrived. A gateway's 502 or 504 means that the server gave none.
 * `readable`: the answer is in the form that the contract says.
 */
export function outcomeOf(status: number, ms: number, readable = true): CallOutcome {
  if (status === 0 || status === 502 || status === 504) return 'failed'
  if (status >= 500 || (status < 300 && !readable)) return 'broken'
  return ms > SLOW_MS ? 'late' : 'answered'
}

/** Statuses by which our server says that something isn't there, now or for good. */
export const isGoneStatus = (status: number): boolean => status === 404 || status === 410

/** Header of an answer from the worker's cache, which is no evidence about the connection. A released name. */
export const CACHED_HEADER = 'X-Kept'

/** Message of the worker to the pages about a revalidation behind a cached answer. `type` and `news` are released names. */
export interface WorkerReport {
  type: 'CALL_NEWS'
  news: CallOutcome
  /** When the answer arrived or failed to, in ms since 1970; workers of earlier builds don't say. */
  at?: number
  /** The cache was updated; `changed` if the content differs. */
  renewed: boolean
  changed: boolean
}
