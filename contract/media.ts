import * as v from 'valibot'

/** A picture. `src` may hold `{w}`, to be replaced by one of `widths`; without widths it is one file for all sizes. */
export const Photo = v.object({
  src: v.string(),
  widths: v.array(v.number()),
  alt: v.string(),
  /** Whom to name beside it. */
  credit: v.nullable(v.string()),
})
export type Photo = v.InferOutput<typeof Photo>
