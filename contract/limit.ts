import type { Placeholders } from './placeholders.ts'

/**
 * How often something may be done: `points` in `seconds`, counted under `name` for the subject in `per`. Endpoints that name the same
 * limit share one count. `per` may hold `{member}` (the caller's account), `{network}` (the network of the caller's address), `{…}` for a
 * parameter of the path and `{body.…}` for a field of the body. Many people share an address (a mobile network's, an office's), so limits
 * by network are generous, and limits by account are strict.
 */
export interface Limit {
  readonly name: string
  readonly per: string
  readonly points: number
  readonly seconds: number
}

export const MINUTE = 60
export const HOUR = 3600
export const DAY = 24 * HOUR

export type LimitNames<Per> = Placeholders<Per>
