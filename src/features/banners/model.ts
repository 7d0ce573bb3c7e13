import type { Banner, BannersNow } from '../../../contract/banners/banners.ts'

const SOONEST = 30_000
const LATEST = 15 * 60_000

/**
 * Milliseconds until an answer is to be renewed, since one of its banners ends or another begins; false if nothing is planned. Never much
 * more often than twice a minute: the device's clock may be ahead of the server's.
 */
export function renewalOf({ items, next }: BannersNow, now: number): number | false {
  const ends = items.map(({ until }) => until)
  const changes = [...ends, next].flatMap((at) => (at === null ? [] : Date.parse(at) - now))
  return changes.length > 0 && Math.min(LATEST, Math.max(SOONEST, Math.min(...changes)))
}

/** Whether its time isn't over, also in an answer that a device kept. `clock` null: in HTML from the server, all of the answer is shown. */
export const isOn = ({ until }: Pick<Banner, 'until'>, clock: object | null, now = Date.now()): boolean =>
  clock === null || until === null || Date.parse(until) > now
