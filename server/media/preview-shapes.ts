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

type Colour = readonly [number, number, number]
type Point = readonly [number, number]

/** The parts of the brand's paw in a square of 32: centre, radii. */
const PADS = [
  [8.6, 13.4, 2.5, 3.2],
  [13.2, 8.6, 2.5, 3.4],
  [18.8, 8.6, 2.5, 3.4],
  [23.4, 13.4, 2.5, 3.2],
  [16, 20.4, 6.2, 5.4],
] as const
const CORNER = 9
const RED: Colour = [228, 87, 46]
const PAPER: Colour = [255, 248, 242]
const PEACH: Colour = [255, 226, 208]

/** Points each way into which a pixel is divided, for soft edges. */
const PARTS = 4

interface Place {
  left: number
  top: number
  side: number
}

/** The brand's mark. */
export const pawMark = (place: Place): OverlayOptions =>
  drawn(place, (at) => (isInSquare(at) ? (isInPad(at) ? PAPER : RED) : null))

/** A large, faint paw behind the words. */
export const pawPrint = (place: Place): OverlayOptions => drawn(place, (at) => (isInPad(at) ? PEACH : null))

/** A square of pixels drawn point by point: no picture format that could hold scripts is decoded on the server. */
function drawn({ left, top, side }: Place, colourAt: (at: Point) => Colour | null): OverlayOptions {
  const pixels = Buffer.alloc(side * side * 4)
  const scale = 32 / (side * PARTS)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const sum: [number, number, number] = [0, 0, 0]
      let covered = 0
      for (let part = 0; part < PARTS * PARTS; part += 1) {
        const down = y * PARTS + Math.floor(part / PARTS)
        const colour = colourAt([(x * PARTS + (part % PARTS) + 0.5) * scale, (down + 0.5) * scale])
        if (!colour) continue
        covered += 1
        for (const band of [0, 1, 2] as const) sum[band] += colour[band]
      }
      if (covered === 0) continue
      const [red, green, blue] = sum.map((band) => Math.round(band / covered)) as [number, number, number]
      pixels.set([red, green, blue, Math.round((255 * covered) / PARTS ** 2)], (y * side + x) * 4)
    }
  }
  return { input: pixels, raw: { width: side, height: side, channels: 4 }, left, top }
}

const isInPad = ([x, y]: Point) => PADS.some(([cx, cy, rx, ry]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1)

/** A square with round corners. */
function isInSquare([x, y]: Point): boolean {
  const dx = Math.max(CORNER - x, x - (32 - CORNER), 0)
  const dy = Math.max(CORNER - y, y - (32 - CORNER), 0)
  return dx ** 2 + dy ** 2 <= CORNER ** 2
}
