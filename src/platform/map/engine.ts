import type { Geocoder } from './geocoder.ts'
import type { Insets } from './insets.ts'
import type { MapView } from './view.ts'

export type { MapView } from './view.ts'

export interface MapBox {
  south: number
  west: number
  north: number
  east: number
}

/** Why the map moved: by the visitor, or by a call of `setView` and `fit`. */
export type MoveCause = 'hand' | 'call'

export interface MapEvents {
  /** The map stopped moving; also once when it is first ready. */
  onIdle: (view: MapView, box: MapBox, cause: MoveCause) => void
  /** A press beside all markers. */
  onPress: () => void
  /** The operator's map is unavailable; a simpler map is shown instead. */
  onFallback: () => void
}

export interface MarkerPosition {
  lat: number
  lng: number
  /** Anchors the element's lower end, not its middle, at the position. */
  tip: boolean
  /** Is drawn above its neighbours. */
  raised: boolean
}

/** What a map can do, whichever engine draws it. */
export interface MapEngine {
  setView(view: Partial<MapView>): void
  /** Shows all of the box beside what covers the map. */
  fit(box: MapBox, covered: Insets): void
  zoomBy(levels: number): void
  /** Puts an element on the map; returns a function that removes it. */
  place(element: HTMLElement, at: MarkerPosition): () => void
  /** The visitor's position, with its accuracy as a radius in metres; null if unknown. */
  setPosition(position: { lat: number; lng: number; accuracy: number | null } | null): void
  /** Geocoding in both directions, as far as this engine's provider supports it. */
  readonly geocoder: Geocoder
  destroy(): void
}

/** The operator's configuration: the first available one is drawn; without any, the map that ships with the app. */
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

/** This device can't draw a map: the list is shown instead. */
export class MapUnsupported extends Error {}

/** How long the visitor waits for an external map; then the one that ships with the app is shown. */
export const MAP_TIMEOUT_MS = 8000

let told = false

/** Loads an engine, which is larger than all the rest, and draws: call it only if a map is on the screen. */
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
  const { createMapLibre } = await import('./maplibre/maplibre.ts')
  return createMapLibre(container, options)
}
