import type { MapView } from './view.ts'

export interface Position {
  lat: number
  lng: number
}

/** One geocoding result. */
export interface Spot {
  /** Unique within one answer. */
  key: string
  name: string
  /** Its address, or whatever distinguishes it from others of the same name. */
  detail: string
  /** The place of our own that it is. */
  placeId: number | null
  /** What the map should show for it; null if its position turns out to be unknown. */
  find(): Promise<MapView | null>
}

/** Geocoding in both directions. Every call fails if the network does. */
export interface Geocoder {
  /** Places, addresses and regions that match these words, best match first, at most 8; near ones first if that matters. */
  search(words: string, near: Position): Promise<Spot[]>
  /** Null if no such address is known. */
  positionOf(address: string): Promise<Position | null>
  /** The address or region at a position; null if there is none. */
  addressOf(position: Position): Promise<string | null>
}

export const MAX_SPOTS = 8
