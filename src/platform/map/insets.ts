/** Pixels at each edge of the map that something else covers. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

/** Pixels around what is to be seen whole: the height of a marker, and some air. */
const AIR = 56
/** Pixels that stay for what is to be seen, however much is covered. */
const LEAST = 96

/** Distances from the edges within which a box is to be shown; on a small map every edge gives up a share. */
export function paddingOf(insets: Insets, { width, height }: { width: number; height: number }): Insets {
  const top = insets.top + AIR
  const right = insets.right + AIR
  const bottom = insets.bottom + AIR
  const left = insets.left + AIR
  const across = Math.min(1, Math.max(0, width - LEAST) / (left + right))
  const down = Math.min(1, Math.max(0, height - LEAST) / (top + bottom))
  return { top: top * down, right: right * across, bottom: bottom * down, left: left * across }
}
