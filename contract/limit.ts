import type { Placeholders } from './placeholders.ts'

/**
 * How often something may be done: `points` in `seconds`, counted under `name` for whom `per` says. Endpoints that name the same limit
 * count together. In `per` stand `{member}` (the caller's account), `{network}` (the network of the caller's address), `{…}` for a
 * parameter of the path and `{body.…}` for a field of the body. Many people share an address (a mobile network's, an office's), so what
 * counts by network is generous, and what counts by account is strict.
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
