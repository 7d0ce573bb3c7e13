import * as v from 'valibot'
import { operation } from './operation.ts'
import { describesDog, PlaceFilter, DOG_REQUIRED_MESSAGE } from './place-filter.ts'
import { PlaceCard } from './places.ts'
import { integerText } from './wire.ts'

/** What a pin on the map needs: where, what, and enough for a verdict without another call. */
export const MapPin = v.pick(PlaceCard, ['id', 'name', 'group', 'lat', 'lng', 'policy'])
export type MapPin = v.InferOutput<typeof MapPin>

/** Several places that would lie on top of each other. */
export const PlaceCluster = v.object({
  /** Their middle, WGS84 degrees. */
  lat: v.number(),
  lng: v.number(),
  count: v.number(),
  /** What to show for them to come apart. */
  south: v.number(),
  west: v.number(),
  north: v.number(),
  east: v.number(),
})
export type PlaceCluster = v.InferOutput<typeof PlaceCluster>

/** Zoom as MapLibre counts it: the world is 512 · 2^zoom pixels wide. */
export const MAP_ZOOM = { min: 5, max: 18 } as const
/** So few places are shown one by one, however far out. */
export const MAX_PINS = 80
/** Cells of the grid in one answer, hence clusters and pins together; a larger box gets larger cells. */
export const MAX_CELLS = 240

/** Edges of the grid's cells at a zoom in degrees: about 88 px, a cluster and the air around it. */
export function cellAt(zoom: number): { lat: number; lng: number } {
  const lng = (88 * 360) / (512 * 2 ** zoom)
  // A degree of latitude is longer on Mercator's map: cells are square in the middle of the country.
  return { lat: lng * 0.805, lng }
}

export const clusterOperations = {
  clusterPlaces: operation({
    summary: 'Places of a box as a map shows them: clusters, and single places where they are few',
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
    /** `corrected`: nothing matched the words as typed anywhere, so words one letter off were searched. */
    data: v.object({
      clusters: v.array(PlaceCluster),
      pins: v.array(MapPin),
      /** In the whole box. */
      count: v.number(),
      corrected: v.boolean(),
    }),
    // Far out it reads every place, and everybody looks at the same whole cells.

    keep: 10,
    shows: ['places', 'place:{data.pins.id}', 'freshness:{query.freshness}'],
  }),
}
