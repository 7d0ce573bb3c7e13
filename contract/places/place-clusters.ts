import * as v from 'valibot'
import { MAP_ZOOM } from '../regions/map-grid.ts'
import { operation } from '../api/operation.ts'
import { describesDog, PlaceFilter, DOG_REQUIRED_MESSAGE } from './place-filter.ts'
import { PlaceCard } from './places.ts'
import { integerText } from '../api/wire.ts'

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
