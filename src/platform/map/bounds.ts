import type { MapBox } from './engine.ts'

/** The box within which the map can be moved. */
export const MAP_BOUNDS: MapBox = { south: 30.5, west: 120, north: 43, east: 135 }
