import type { MapBox } from '../../platform/map/engine.ts'
import type { Position } from '../../platform/map/geocoder.ts'

const RADIANS = Math.PI / 180
const northing = (lat: number) => Math.asinh(Math.tan(lat * RADIANS))

/** The position at a part (0 … 1) of a map's width and height; maps are drawn in Mercator's projection. */
export function positionIn({ south, west, north, east }: MapBox, x: number, y: number): Position {
  const [top, bottom] = [northing(north), northing(south)]
  return { lat: Math.atan(Math.sinh(top + (bottom - top) * y)) / RADIANS, lng: west + (east - west) * x }
}
