import * as v from 'valibot'

/**
 * In the body of an edit: `editedAt` of what its author saw, null if it had never been edited. An edit based on an older version than the
 * stored one is refused with `EDITED_ELSEWHERE`, unless it says the same; without a version (an older page) it is saved.
 */
export const basedOn = v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())))
export type BasedOn = v.InferOutput<typeof basedOn>

/** Changes with the data of a record that has no time of its edit. Absent from what a device kept before there was one. */
export const version = v.optional(v.string())

/** In the body of an edit of such a record: the version that its author saw; null: there was nothing yet. Otherwise as `basedOn`. */
export const basedOnVersion = v.optional(v.nullable(v.string()))
export type BasedOnVersion = v.InferOutput<typeof basedOnVersion>
