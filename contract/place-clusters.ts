import * as v from 'valibot'
import { operation } from './operation.ts'
import { describesDog, PlaceFilter, DOG_REQUIRED_MESSAGE } from './place-filter.ts'
import { PlaceCard } from './places.ts'
import { integerText } from './wire.ts'

/** What a marker on the map needs: position, name, kind, and enough for a verdict without another call. */
export const MapPin = v.pick(PlaceCard, ['id', 'name', 'group', 'lat', 'lng', 'policy'])
export type MapPin = v.InferOutput<typeof MapPin>

/** Several places whose markers would overlap. */
export const PlaceCluster = v.object({
  /** Their mean position, WGS84 degrees. */
  lat: v.number(),
  lng: v.number(),
  count: v.number(),
  /** The box to zoom to so that they separate. */
  south: v.number(),
  west: v.number(),
  north: v.number(),
  east: v.number(),
})
export type PlaceCluster = v.InferOutput<typeof PlaceCluster>

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

export const clusterOperations = {
  clusterPlaces: operation({
    summary: 'Places in a box for a map: clusters, and single places where they are few',
    query: v.pipe(
      v.object({
        ...PlaceFilter.entries,
        south: PlaceFilter.entries.south.wrapped,
        west: PlaceFilter.entries.west.wrapped,
        north: PlaceFilter.entries.north.wrapped,
        east: PlaceFilter.entries.east.wrapped,
        zoom: integerText(MAP_ZOOM.min, MAP_ZOOM.max),
      }),
      v.forward(
        v.check((query) => describesDog(query), DOG_REQUIRED_MESSAGE),
        ['weight'],
      ),
    ),
    /** `corrected`: nothing matched the words as typed anywhere, so words with one typo were searched. */
    data: v.object({
      clusters: v.array(PlaceCluster),
      pins: v.array(MapPin),
      /** Number of places in the whole box. */
      count: v.number(),
      corrected: v.boolean(),
    }),
    // At a low zoom it reads every place, and all visitors request the same cells.

    keep: 10,
    shows: ['places', 'place:{data.pins.id}', 'freshness:{query.freshness}'],
  }),
}
