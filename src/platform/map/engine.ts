import type { Geocoder } from './geocoder.ts'
import type { MapView } from './view.ts'

export type { MapView } from './view.ts'

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
  /** What the operator set up could not be had; a simpler map is shown instead. */
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
  /** Words to positions and back, as far as this engine's side knows them. */
  readonly geocoder: Geocoder
  destroy(): void
}

/** What the operator set up: the first that there is, is drawn; without any, the map that ships with the app. */
export interface MapSetup {
  /** JavaScript key of Kakao Maps. */
  kakaoMapKey: string | null
  /** A style of MapLibre. */
  styleUrl: string | null
  /** An archive of vector tiles in Protomaps' schema. */
  tilesUrl: string | null
}

export interface MapOptions extends MapEvents {
  view: MapView
  setup: MapSetup
}

export type CreateMap = (container: HTMLElement, options: MapOptions) => Promise<MapEngine>

/** This device can't draw a map: the list does its work. */
export class MapUnsupported extends Error {}

/** So long the visitor waits for what is elsewhere; then he gets the map that is here. */
export const MAP_PATIENCE_MS = 8000

let told = false

/** Fetches an engine, which is heavier than all the rest, and draws: call it only where a map is on the screen. */
export const openMap: CreateMap = async (container, options) => {
  const { kakaoMapKey } = options.setup
  if (kakaoMapKey) {
    try {
      const { createKakao } = await import('./kakao.ts')
      return await createKakao(container, options)
    } catch (error) {
      console.warn('Kakao Maps could not be loaded', error)
      options.onFallback()
    }
  } else if (!told) {
    told = true
    console.info('No key for Kakao Maps is configured: MapLibre draws the map')
  }
  const { createMapLibre } = await import('./maplibre.ts')
  return createMapLibre(container, options)
}

/** What can be scrolled to. */
export const MAP_BOUNDS: MapBox = { south: 30.5, west: 120, north: 43, east: 135 }
