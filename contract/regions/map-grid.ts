/** Zoom as MapLibre defines it: the world is 512 · 2^zoom pixels wide. */
export const MAP_ZOOM = { min: 5, max: 18 } as const
/** Up to this many places are never clustered, at any zoom. */
export const MAX_PINS = 80
/** Most cells of the grid in one answer, hence clusters and pins together; a larger box gets larger cells. */
export const MAX_CELLS = 240

/** Cell size of the grid at a zoom in degrees: about 88 px, a cluster and the space around it. */
export function cellAt(zoom: number): { lat: number; lng: number } {
  const lng = (88 * 360) / (512 * 2 ** zoom)
  // A degree of latitude is longer in Mercator's projection: cells are square in the middle of the country.
  return { lat: lng * 0.805, lng }
}
