import * as v from 'valibot'
import { OFFLINE_SHAPE } from '../api/offline-shape.ts'

// The protocol between page and service worker for pinned places. The server takes no part. The names in messages are released.

/** Message of the page: all places to be pinned from now on; any others are unpinned. */
export const PinRequest = v.object({
  type: v.literal('KEEP_PLACES'),
  /** Bookmarked places, by id: evicted last if storage is short. */
  saved: v.array(v.number()),
  /** Liked places: take precedence over recent ones if storage is short; absent from pages of older builds. */
  liked: v.optional(v.array(v.number()), []),
  /** Recently opened places. */
  recent: v.array(v.number()),
  /** On a metered connection: nothing is revalidated, and only bookmarked places are fetched. */
  sparing: v.boolean(),
})
export type PinRequest = v.InferOutput<typeof PinRequest>

/** Most liked places that are pinned: a new device fetches all of them at once. */
export const MAX_PINNED_LIKES = 300

/** The worker's answer, through the port sent with the request. */
export const PinResult = v.object({
  /** Places that are incomplete on the device: no network, or no storage. */
  missing: v.array(v.number()),
  /** Storage was too short for a bookmarked or liked place. */
  full: v.boolean(),
})
export type PinResult = v.InferOutput<typeof PinResult>

/** Caches of pinned places, exempt from expiry. Answers of another shape are deleted, never read. */
export const PINNED = 'pinned-'
export const PINNED_ANSWERS = `${PINNED}answers-${OFFLINE_SHAPE}`
export const PINNED_PHOTOS = `${PINNED}photos`
