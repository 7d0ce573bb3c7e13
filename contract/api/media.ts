import * as v from 'valibot'

/**
 * A picture. `src` may hold `{w}`, to be replaced by one of `widths`; without widths it is one file for all sizes.
 * The width stands last in the file's name, `…-{w}.webp`: the service worker recognises sizes of a picture by it.
 */
export const Photo = v.object({
  src: v.string(),
  widths: v.array(v.number()),
  alt: v.string(),
  /** Attribution to show with the picture. */
  credit: v.nullable(v.string()),
  /** What stays in sight where the picture is cut, in percent from its left and top; without it, the middle. */
  focus: v.optional(v.object({ x: v.number(), y: v.number() })),
})
export type Photo = v.InferOutput<typeof Photo>
export type Focus = NonNullable<Photo['focus']>

const WIDTH = /-(\d{2,4})(?=\.[a-z0-9]+$)/

/** Width of a file in pixels by its address; null if there is one file for all sizes. */
export function widthOf(path: string): number | null {
  const width = WIDTH.exec(path)?.[1]
  return width === undefined ? null : Number(width)
}

/** The part of an address that is equal for all sizes of a picture. */
export const photoStem = (path: string): string => path.replace(WIDTH, '')

/** Pixels: wide enough for a card, and for a phone's full width if necessary. */
export const THUMBNAIL_WIDTH = 480

/** The address of the one size that is pinned per picture: the smallest that is wide enough, else the largest. */
export function thumbnailOf({ src, widths }: Photo): string {
  const sorted = [...widths].sort((a, b) => a - b)
  const width = sorted.find((one) => one >= THUMBNAIL_WIDTH) ?? sorted.at(-1)
  return width === undefined ? src : src.replaceAll('{w}', String(width))
}
