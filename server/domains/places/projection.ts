const EARTH_RADIUS = 6_371_008.8
/** Longitude of the middle of the country (백령도 124.6 … 독도 131.9). */
export const CENTRAL_MERIDIAN = 127.75
const RADIANS = Math.PI / 180

export interface Point {
  x: number
  y: number
}

/**
 * WGS84 degrees → metres of a transverse Mercator projection on the sphere. It is conformal, so the plain distance of two points
 * is the haversine distance times a factor that is 1 at the central meridian, 1.0006 in 강릉 and 1.0017 at worst (독도): `<->` in SQL
 * is a distance, and neighbours are in their true order unless their distances differ by less than a thousandth.
 */
export function project(lat: number, lng: number): Point {
  const phi = lat * RADIANS
  const lambda = (lng - CENTRAL_MERIDIAN) * RADIANS
  return {
    x: EARTH_RADIUS * Math.atanh(Math.cos(phi) * Math.sin(lambda)),
    y: EARTH_RADIUS * Math.atan2(Math.tan(phi), Math.cos(lambda)),
  }
}
