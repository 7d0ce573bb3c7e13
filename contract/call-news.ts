/** What became of a call on its way through the network. By it page and worker learn, and tell each other, how the connection is. */
export type CallOutcome = 'answered' | 'late' | 'waiting' | 'failed'

/** An answer that takes longer than this is late. */
export const SLOW_MS = 3000
/** A call that has no answer after this gets none. */
export const GIVE_UP_MS = 15_000

/** Of a call that has ended after `ms`; status 0 where no answer came. A gateway's 502 or 504 says that it got none. */
export function newsOf(status: number, ms: number): CallOutcome {
  if (status === 0 || status === 502 || status === 504) return 'failed'
  return ms > SLOW_MS ? 'late' : 'answered'
}

/** Marks an answer that the worker had kept: it says nothing about the connection. */
export const CACHED_HEADER = 'X-Kept'

/** What the worker tells the pages of the calls that it makes behind what it had kept. */
export interface WorkerReport {
  type: 'CALL_NEWS'
  news: CallOutcome
  /** A newer answer is kept now; `changed` where it says something else. */
  renewed: boolean
  changed: boolean
}
