import { MAP_ZOOM } from '../../../../contract/regions/map-grid.ts'
import { MAP_BOUNDS } from '../../../platform/map/bounds.ts'
import type { MapView } from '../../../platform/map/engine.ts'
import { readRowId } from '../../../platform/navigation/path-params.ts'
import { type PlaceSearch, readPlaceSearch } from '../model.ts'

/** The search parameters of `/map`: filters, and what restores the map as it was left. */
export interface MapSearch extends PlaceSearch {
  /** The view, "lat,lng,zoom". */
  at?: string | undefined
  /** The place whose card is shown. */
  place?: number | undefined
  /** Only bookmarked or liked places, whatever the filters say. */
  saved?: 1 | undefined
  /** Of those, only the places in this like list of the member. */
  list?: number | undefined
}

/** Reads the search parameters; unreadable ones are left out. */
export function readMapSearch(raw: Record<string, unknown>): MapSearch {
  const view = readView(raw['at'])
  const place = readRowId(raw['place'])
  const list = readRowId(raw['list'])
  return {
    ...readPlaceSearch(raw),
    ...(view && { at: writeView(view) }),
    ...(place && { place }),
    ...(String(raw['saved']) === '1' && { saved: 1, ...(list && { list }) }),
  }
}

export function readView(at: unknown): MapView | null {
  if (typeof at !== 'string' || !/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){2}$/.test(at)) return null
  const [lat = 0, lng = 0, zoom = 0] = at.split(',').map(Number)
  const { south, west, north, east } = MAP_BOUNDS
  const there = lat >= south && lat <= north && lng >= west && lng <= east
  return there && zoom >= MAP_ZOOM.min && zoom <= MAP_ZOOM.max ? { lat, lng, zoom } : null
}

/** To about 10 m. */
export const writeView = ({ lat, lng, zoom }: MapView) =>
  [lat.toFixed(4), lng.toFixed(4), zoom.toFixed(2)].map(Number).join(',')
