import * as v from 'valibot'
import { OFFLINE_SHAPE } from './offline-shape.ts'

// What page and service worker agree on about places that are kept whole. Nothing of it concerns the server.

/** What the page tells the worker: all that is to be kept from now on; whatever else was kept is let go. */
export const PinRequest = v.object({
  type: v.literal('KEEP_PLACES'),
  /** Places that the visitor saved: the last to go when room is short. */
  saved: v.array(v.number()),
  /** Places that a member likes, before those opened last where room is short; a page of before doesn't tell. */
  liked: v.optional(v.array(v.number()), []),
  /** Places opened last. */
  recent: v.array(v.number()),
  /** On a metered line nothing is renewed, and but for what was saved nothing is fetched that isn't here already. */
  sparing: v.boolean(),
})
export type PinRequest = v.InferOutput<typeof PinRequest>

/** Of what is liked, so many are kept whole: on a new device all of them come at once. */
export const MAX_PINNED_LIKES = 300

/** The worker's answer, by the port that came along. */
export const PinResult = v.object({
  /** Of which something isn't here: no network, or no room. */
  missing: v.array(v.number()),
  /** There was no room for something that was saved or is liked. */
  full: v.boolean(),
})
export type PinResult = v.InferOutput<typeof PinResult>

/** Caches of what is kept whole: no expiry touches them. Answers of another shape are dropped, never trusted. */
export const PINNED = 'pinned-'
export const PINNED_ANSWERS = `${PINNED}answers-${OFFLINE_SHAPE}`
export const PINNED_PHOTOS = `${PINNED}photos`
