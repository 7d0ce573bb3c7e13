import type { OfflineKind } from './endpoint.ts'

/**
 * Version of cached answers. Raise it whenever the data of a cacheable endpoint changes so that an older answer would be misread;
 * `offline.test.ts` notices every change. Answers of another version are deleted, never read.
 * In a file of its own, because the page needs only this and `offline.ts` names every endpoint.
 */
export const OFFLINE_SHAPE = 3

/** The same for a member's own answers that a device persists (`memberPersisted` in `src/platform/offline/kept.ts`). */
export const MEMBER_SHAPE = 2

/** Seconds for which they are persisted, and how many; a session lasts no longer without a network. */
export const MEMBER_BOUNDS = { maxEntries: 200, maxAgeSeconds: 30 * 86_400 }

/**
 * How many answers of a kind a device caches, and for how long; the least recently used is deleted first. If storage is short, kinds are
 * deleted in this order: a list is easily fetched again, while no screen works without the settings.
 */
export const OFFLINE_BOUNDS: Record<OfflineKind, { maxEntries: number; maxAgeSeconds: number }> = {
  list: { maxEntries: 100, maxAgeSeconds: 30 * 86_400 },
  detail: { maxEntries: 300, maxAgeSeconds: 30 * 86_400 },
  settings: { maxEntries: 20, maxAgeSeconds: 90 * 86_400 },
}
