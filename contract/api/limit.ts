import type { Placeholders } from './placeholders.ts'

/**
 * How often something may be done: `points` in `seconds`, counted under `name` for the subject in `per`. Endpoints that name the same
 * limit share one count. `per` may hold `{member}` (the caller's account), `{network}` (the network of the caller's address), `{…}` for a
 * parameter of the path and `{body.…}` for a field of the body. Many people share an address (a mobile network's, an office's), so limits
 * by network are generous, and limits by account are strict.
 *
 * An account that strangers may call about (by its e-mail address) has two kinds of limits, so that no number of strangers locks its owner
 * out: `from: 'strangers'` counts browsers that have never logged in to it, `from: 'known'` those that have; `{device}` is such a browser.
 */
export interface Limit {
  readonly name: string
  readonly per: string
  readonly points: number
  readonly seconds: number
  /** Which callers it counts, by the account of `body.email`; default: all. */
  readonly from?: 'strangers' | 'known'
  /**
   * Counted by the handler in the transaction of what it stores (`countStored`), not by the call: one that stores nothing, such as a
   * repetition, doesn't count and is never refused.
   */
  readonly counts?: 'what is stored'
}

export const MINUTE = 60
export const HOUR = 3600
export const DAY = 24 * HOUR

export type LimitNames<Per> = Placeholders<Per>
