import type { MapView } from './view.ts'

export interface Position {
  lat: number
  lng: number
}

/** Something that words were found to mean. */
export interface Spot {
  /** Unlike that of any other in the same answer. */
  key: string
  name: string
  /** Its address, or what else tells it from its namesakes. */
  detail: string
  /** Where to look for it; null where that isn't known after all. */
  find(): Promise<MapView | null>
}

/** From words to positions and back. Every call fails where the network does. */
export interface Geocoder {
  /** Places, addresses and regions that these words may mean, the likeliest first, at most 8; near ones first where that matters. */
  search(words: string, near: Position): Promise<Spot[]>
  /** Null where no such address is known. */
  positionOf(address: string): Promise<Position | null>
  /** Words for where that is; null where there are none. */
  addressOf(position: Position): Promise<string | null>
}

export const SPOTS_AT_MOST = 8
