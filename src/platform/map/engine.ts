/** Where the map looks: its middle in WGS84 degrees, and the zoom of which 512 · 2^zoom pixels hold the world. */
export interface MapView {
  lat: number
  lng: number
  zoom: number
}

export interface MapBox {
  south: number
  west: number
  north: number
  east: number
}

/** Why the map moved: a hand on it, or a call of `setView` and `fit`. */
export type MoveCause = 'hand' | 'call'

export interface MapEvents {
  /** The map came to rest; also once when it is first ready. */
  onIdle: (view: MapView, box: MapBox, cause: MoveCause) => void
  /** Pressed where nothing is. */
  onPress: () => void
  /** The operator's style could not be had; the map that ships with the app is shown instead. */
  onFallback: () => void
}

export interface MarkPosition {
  lat: number
  lng: number
  /** Its lower end, not its middle, stands at the position. */
  tip: boolean
  /** Lies above its neighbours. */
  raised: boolean
}

/** What a map can do, whoever draws it. */
export interface MapEngine {
  setView(view: Partial<MapView>): void
  /** Shows all of the box. */
  fit(box: MapBox): void
  zoomBy(levels: number): void
  /** Puts an element on the map; the answer takes it away. */
  place(element: HTMLElement, at: MarkPosition): () => void
  /** Where the visitor is, with the radius in metres within which that holds; null when it isn't known. */
  setPosition(position: { lat: number; lng: number; accuracy: number | null } | null): void
  destroy(): void
}

export interface MapOptions extends MapEvents {
  view: MapView
  /** Of the operator; null for the map that ships with the app. */
  styleUrl: string | null
}

export type CreateMap = (container: HTMLElement, options: MapOptions) => Promise<MapEngine>

/** This device can't draw a map: the list does its work. */
export class MapUnsupported extends Error {}

/** Fetches the engine, which is heavier than all the rest: call it only where a map is on the screen. */
export async function loadMap(): Promise<CreateMap> {
  const { createMapLibre } = await import('./maplibre.ts')
  return createMapLibre
}

/** What can be scrolled to. */
export const MAP_BOUNDS: MapBox = { south: 30.5, west: 120, north: 43, east: 135 }
