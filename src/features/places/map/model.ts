import type { PlaceCard } from '../../../../contract/places/places.ts'
import { cellAt, MAP_ZOOM } from '../../../../contract/regions/map-grid.ts'
import { MAP_BOUNDS } from '../../../platform/map/bounds.ts'
import type { MapBox, MapView } from '../../../platform/map/engine.ts'
import { type MapSearch, readView } from './address-model.ts'
import { type PlaceSearch, type Position, tidy } from '../model.ts'
import { regionView } from '../../../platform/map/regions.ts'

/** A bookmarked or liked place, before its data is loaded. */
export interface BookmarkedPlace extends Position {
  id: number
  name: string
  /** Present if it was delivered with its data. */
  card?: PlaceCard
}

/** The places of a map that shows only bookmarks or likes. */
export interface Marked {
  title: string
  places: readonly BookmarkedPlace[]
  /** Shown if there are none. */
  hint: string
  waiting: boolean
}

/** Margin in degrees around places that are shown together, so that a single one is not zoomed in too far. */
const AIR = { lat: 0.02, lng: 0.025 }

/** The box that contains all of them; null for none. */
export function boxAround(places: readonly Position[]): MapBox | null {
  if (places.length === 0) return null
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => lng)
  return {
    south: Math.min(...lats) - AIR.lat,
    north: Math.max(...lats) + AIR.lat,
    west: Math.min(...lngs) - AIR.lng,
    east: Math.max(...lngs) + AIR.lng,
  }
}

/** How far the list is pulled up over the map on a phone. */
export type SheetStop = 'peek' | 'half' | 'full'

interface InitialPosition {
  search: MapSearch
  /** The place to open the map at. */
  place: Position | undefined
  /** The last view of the map. */
  last: MapView | null
  origin: Position & { own: boolean }
  wide: boolean
}

/** The initial view: of the address, the requested place or region, the last one, the visitor's position, or the whole country. */
export function firstView({ search, place, last, origin, wide }: InitialPosition): MapView {
  const told = readView(search.at)
  if (told) return told
  if (place) return { lat: place.lat, lng: place.lng, zoom: 14 }
  if (search.sido) return regionView(search.sido, search.sigungu)
  if (last && !search.q) return last
  return { lat: origin.lat, lng: origin.lng, zoom: origin.own ? 12 : wide ? 6.2 : 5.6 }
}

/** The zoom for which places are clustered. */
export const zoomStep = (zoom: number) => Math.min(Math.max(Math.floor(zoom), MAP_ZOOM.min), MAP_ZOOM.max)

/** The zoom for which markers are kept apart: half steps, so that markers separate soon after they fit side by side. */
export const markerStep = (zoom: number) => Math.floor(zoom * 2) / 2

/** Widens a box to whole cells of the clusters' grid: none is cut by the map's edge, and a small move sends no new request. */
export const wholeCells = (box: MapBox, zoom: number) => widened(box, cellAt(zoom))

/** The box of a list, rounded to about a tenth of a cell, so that similar views share a request. */
export function listBox(box: MapBox, zoom: number): MapBox {
  const { lat, lng } = cellAt(zoomStep(zoom))
  return widened(box, { lat: lat / 8, lng: lng / 8 })
}

function widened({ south, west, north, east }: MapBox, step: { lat: number; lng: number }): MapBox {
  const down = (value: number, by: number) => Math.floor(value / by) * by
  const up = (value: number, by: number) => Math.ceil(value / by) * by
  return {
    south: inside(down(south, step.lat), 'south', 'north'),
    west: inside(down(west, step.lng), 'west', 'east'),
    north: inside(up(north, step.lat), 'south', 'north'),
    east: inside(up(east, step.lng), 'west', 'east'),
  }
}

const inside = (value: number, low: 'south' | 'west', high: 'north' | 'east') =>
  Number(Math.min(Math.max(value, MAP_BOUNDS[low]), MAP_BOUNDS[high]).toFixed(5))

/** Margin in degrees (some 30 m) for a box that would otherwise be a point. */
const HOUSE = 0.0003
export const around = ({ south, west, north, east }: MapBox): MapBox => ({
  south: south - HOUSE,
  west: west - HOUSE,
  north: north + HOUSE,
  east: east + HOUSE,
})

/** The map's centre that moves a spot to the right and up by so many pixels. */
export function shifted({ lat, lng, zoom }: MapView, { right, up }: { right: number; up: number }): MapView {
  const degrees = 360 / (512 * 2 ** zoom)
  return { lat: lat - up * degrees * Math.cos((lat * Math.PI) / 180), lng: lng - right * degrees, zoom }
}

export const contains = ({ south, west, north, east }: MapBox, { lat, lng }: Position) =>
  lat >= south && lat <= north && lng >= west && lng <= east

export const middleOf = ({ south, west, north, east }: MapBox) => ({ lat: (south + north) / 2, lng: (west + east) / 2 })

export const sameBox = (a: MapBox, b: MapBox) =>
  a.south === b.south && a.west === b.west && a.north === b.north && a.east === b.east

/** "7", "128", "1.2천", "1.3만": short enough for a cluster. */
export function shortCount(count: number): string {
  const [unit, name] = count >= 10_000 ? [10_000, '만'] : [1000, '천']
  if (count < unit) return String(count)
  const share = count / unit
  return `${share < 10 ? Math.floor(share * 10) / 10 : Math.floor(share)}${name}`
}

/** The part that the list's own screens know. */
export const filterPart = ({ at: _at, place: _place, saved: _saved, list: _list, ...search }: MapSearch): PlaceSearch =>
  search

/** Without undefined values, which must not appear in the address. */
export function tidyMap({ at, place, saved, list, ...search }: MapSearch): MapSearch {
  return {
    ...tidy(search),
    ...(at !== undefined && { at }),
    ...(place !== undefined && { place }),
    ...(saved && { saved, ...(list !== undefined && { list }) }),
  }
}
