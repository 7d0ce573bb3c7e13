import 'maplibre-gl/dist/maplibre-gl.css'
import type { Polygon } from 'geojson'
import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapLibreMap,
  Marker,
  ScaleControl,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { basemapStyle } from '../shipped/basemap.ts'
import {
  type CreateMap,
  MAP_TIMEOUT_MS,
  type MapBox,
  type MapEngine,
  type MapSetup,
  MapUnsupported,
  type MoveCause,
} from '../engine.ts'
import { MAP_BOUNDS } from '../bounds.ts'
import { isDark, watchDark } from '../../device/dark.ts'
import { paddingOf } from '../insets.ts'
import { labelGeocoder } from '../label-geocoder.ts'
import { ACCURACY_COLOUR, ACCURACY_OPACITY, positionDot } from '../position-dot.ts'

const POSITION = 'visitor-position'

/** Names on the shipped map are drawn with the device's own fonts, without glyph files. */
const FONT = "'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', sans-serif"

export const createMapLibre: CreateMap = async (container, { view, setup, onIdle, onPress, onFallback }) => {
  if (!hasWebGL2()) throw new MapUnsupported()
  setWorkerUrl(workerUrl)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let look = await chooseStyle(setup, onFallback)
  const map = new MapLibreMap({
    container,
    style: look(isDark()),
    center: [view.lng, view.lat],
    zoom: view.zoom,
    minZoom: 5,
    maxZoom: 18,
    maxBounds: [MAP_BOUNDS.west, MAP_BOUNDS.south, MAP_BOUNDS.east, MAP_BOUNDS.north],
    localIdeographFontFamily: FONT,
    locale: { 'Map.Title': '지도' },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: still.matches ? 0 : 150,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new ScaleControl({ maxWidth: 96 }), 'bottom-left')
  if (look !== basemapStyle) map.addControl(new AttributionControl({ compact: false }), 'bottom-left')

  let cause: MoveCause = 'call'
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) cause = 'hand'
  })
  const rest = () => {
    const { lat, lng } = map.getCenter()
    onIdle({ lat, lng, zoom: map.getZoom() }, boxOf(map), cause)
    cause = 'call'
  }
  map.on('moveend', rest)
  map.on('resize', rest)
  map.on('click', ({ originalEvent }) => {
    if (originalEvent.target === map.getCanvas()) onPress()
  })

  const fallBack = () => {
    if (look === basemapStyle) return
    look = basemapStyle
    map.setStyle(look(isDark()))
    onFallback()
  }
  const patience = setTimeout(fallBack, MAP_TIMEOUT_MS)
  let styled = false
  map.once('style.load', () => {
    styled = true
    clearTimeout(patience)
  })
  // Before the style is loaded an error concerns the style; later a tile may be missing, which leaves the map usable.
  map.on('error', () => !styled && fallBack())
  // An operator's style doesn't change with the colour scheme.
  const redress = () => {
    const style = look(isDark())
    if (typeof style !== 'string') map.setStyle(style)
  }
  const unwatch = watchDark(redress)

  let accuracy: Polygon | null = null
  const drawAccuracy = () => {
    const source = map.getSource<GeoJSONSource>(POSITION)
    const data = accuracy ?? { type: 'Polygon' as const, coordinates: [] }
    if (source) return void source.setData(data)
    map.addSource(POSITION, { type: 'geojson', data })
    map.addLayer({
      id: POSITION,
      type: 'fill',
      source: POSITION,
      paint: { 'fill-color': ACCURACY_COLOUR, 'fill-opacity': ACCURACY_OPACITY },
    })
  }
  map.on('style.load', drawAccuracy)
  let dot: Marker | null = null

  await new Promise<void>((resolve) => void map.once('style.load', () => resolve()))
  queueMicrotask(rest)

  const duration = still.matches ? 0 : 400
  const engine: MapEngine = {
    setView: ({ lat, lng, zoom }) => {
      const center = map.getCenter()
      map.easeTo({ center: [lng ?? center.lng, lat ?? center.lat], zoom: zoom ?? map.getZoom(), duration })
    },
    fit: ({ south, west, north, east }, covered) => {
      const { clientWidth: width, clientHeight: height } = map.getContainer()
      const padding = paddingOf(covered, { width, height })
      map.fitBounds([west, south, east, north], { padding, maxZoom: 17, duration })
    },
    zoomBy: (levels) =>
      void map.easeTo({ zoom: map.getZoom() + levels, duration: duration / 2 }, { originalEvent: true }),
    place: (element, { lat, lng, tip, raised }) => {
      element.style.zIndex = raised ? '2' : ''
      const marker = new Marker({ element, anchor: tip ? 'bottom' : 'center' }).setLngLat([lng, lat]).addTo(map)
      return () => void marker.remove()
    },
    setPosition: (position) => {
      dot?.remove()
      dot = null
      accuracy = position?.accuracy ? circle(position, position.accuracy) : null
      if (map.isStyleLoaded()) drawAccuracy()
      else map.once('idle', drawAccuracy)
      if (!position) return
      dot = new Marker({ element: positionDot(position.accuracy) }).setLngLat([position.lng, position.lat]).addTo(map)
    },
    geocoder: labelGeocoder,
    destroy: () => {
      clearTimeout(patience)
      unwatch()
      map.remove()
    },
  }
  return engine
}

type Look = (dark: boolean) => StyleSpecification | string

/** The operator's style, as far as it can be determined before the map is created. */
async function chooseStyle({ styleUrl, tilesUrl }: MapSetup, onFallback: () => void): Promise<Look> {
  if (styleUrl) return () => styleUrl
  if (!tilesUrl) return basemapStyle
  try {
    const { openProtomaps } = await import('../protomaps/protomaps.ts')
    return await openProtomaps(tilesUrl)
  } catch (error) {
    console.warn('The archive of tiles could not be opened', error)
    onFallback()
    return basemapStyle
  }
}

function hasWebGL2(): boolean {
  const canvas = document.createElement('canvas')
  return canvas.getContext('webgl2') !== null
}

function boxOf(map: MapLibreMap): MapBox {
  const bounds = map.getBounds()
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
}

const METRES_A_DEGREE = 111_320

/** A circle of a radius in metres around a position. */
function circle({ lat, lng }: { lat: number; lng: number }, radius: number): Polygon {
  const high = radius / METRES_A_DEGREE
  const wide = high / Math.cos((lat * Math.PI) / 180)
  const ring = Array.from({ length: 49 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI
    return [lng + wide * Math.cos(angle), lat + high * Math.sin(angle)]
  })
  return { type: 'Polygon', coordinates: [ring] }
}
