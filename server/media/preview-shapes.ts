import type { OverlayOptions } from 'sharp'

interface Size {
  width: number
  height: number
}

/** Darkens the lower half of a photo, so that white words stand on it. */
export function shade({ width, height }: Size): Buffer {
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    const alpha = Math.round(200 * Math.max(0, (y / height - 0.3) / 0.7))
    for (let x = 0; x < width; x += 1) pixels[(y * width + x) * 4 + 3] = alpha
  }
  return pixels
}

/** The parts of the brand's paw in a square of 32: centre, radii. */
const PADS = [
  [8.6, 13.4, 2.5, 3.2],
  [13.2, 8.6, 2.5, 3.4],
  [18.8, 8.6, 2.5, 3.4],
  [23.4, 13.4, 2.5, 3.2],
  [16, 20.4, 6.2, 5.4],
] as const
const SIDE = 112
const RED = [228, 87, 46] as const
const PAPER = [255, 248, 242] as const
const CORNER = 9

/** The brand's mark, drawn point by point: no picture format that could hold scripts is decoded on the server. */
export function pawMark({ left, top }: { left: number; top: number }): OverlayOptions {
  const pixels = Buffer.alloc(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const at = [((x + 0.5) / SIDE) * 32, ((y + 0.5) / SIDE) * 32] as const
      if (!isInSquare(at)) continue
      const isPad = PADS.some(([cx, cy, rx, ry]) => ((at[0] - cx) / rx) ** 2 + ((at[1] - cy) / ry) ** 2 <= 1)
      pixels.set([...(isPad ? PAPER : RED), 255], (y * SIDE + x) * 4)
    }
  }
  return { input: pixels, raw: { width: SIDE, height: SIDE, channels: 4 }, left, top }
}

/** A square with round corners. */
function isInSquare([x, y]: readonly [number, number]): boolean {
  const dx = Math.max(CORNER - x, x - (32 - CORNER), 0)
  const dy = Math.max(CORNER - y, y - (32 - CORNER), 0)
  return dx ** 2 + dy ** 2 <= CORNER ** 2
}
