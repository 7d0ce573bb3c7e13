import type { OfflineKind } from './endpoint.ts'

/**
 * Version of what devices keep. Raise it whenever the data of an endpoint that may be kept changes so that an older answer would
 * be misread; `offline.test.ts` notices every change. Kept answers of another version are dropped, never trusted.
 * In a file of its own, because the page needs it alone and `offline.ts` names every endpoint there is.
 */
export const OFFLINE_SHAPE = 2

/** The same for what a member's own answers look like where a device keeps them (`memberKept` in `src/platform/offline/kept.ts`). */
export const MEMBER_SHAPE = 1

/** For how long, and how many of them; a session lasts no longer without a network. */
export const MEMBER_BOUNDS = { maxEntries: 200, maxAgeSeconds: 30 * 86_400 }

/**
 * How many answers of a kind a device keeps, and for how long; what was used longest ago goes first. Where room is short, kinds
 * go in this order: a list is easily asked again, without the settings no screen is itself.
 */
export const OFFLINE_BOUNDS: Record<OfflineKind, { maxEntries: number; maxAgeSeconds: number }> = {
  list: { maxEntries: 100, maxAgeSeconds: 30 * 86_400 },
  detail: { maxEntries: 300, maxAgeSeconds: 30 * 86_400 },
  settings: { maxEntries: 20, maxAgeSeconds: 90 * 86_400 },
}
