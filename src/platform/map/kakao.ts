import { MAP_BOUNDS } from './bounds.ts'
import type { CreateMap, MapEngine, MoveCause } from './engine.ts'
import { paddingOf } from './insets.ts'
import { createKakaoGeocoder } from './kakao-geocoder.ts'
import { KAKAO_LEVELS, levelOf, zoomOf } from './kakao-level.ts'
import { loadKakaoScript } from './kakao-script.ts'
import { ACCURACY_COLOUR, ACCURACY_OPACITY, positionDot } from './position-dot.ts'

/** Pixels by which an arrow key moves the map. */
const STEP = 100
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const NEARER: Record<string, number> = { '+': 1, '=': 1, '-': -1 }

export const createKakao: CreateMap = async (around, { view, setup, onIdle, onPress }) => {
  await loadKakaoScript(setup.kakaoMapKey ?? '')
  const { maps } = kakao
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const position = ({ lat, lng }: { lat: number; lng: number }) => new maps.LatLng(lat, lng)
  // Kakao styles the element that it is given, including its position: an element of its own, so that the outer one keeps its layout.
  const container = document.createElement('div')
  container.dataset['mapKeys'] = ''
  container.style.cssText = 'width: 100%; height: 100%'
  around.append(container)
  const map = new maps.Map(container, {
    center: position(view),
    level: levelOf(view.zoom, view.lat),
    // Keys are handled below: Kakao's own handler listens on the whole page.
    keyboardShortcuts: false,
  })
  map.setMaxLevel(KAKAO_LEVELS.far)

  let cause: MoveCause = 'call'
  const byHand = () => {
    cause = 'hand'
  }
  const rest = () => {
    const center = map.getCenter()
    const [lat, lng] = [center.getLat(), center.getLng()]
    const inside = {
      lat: Math.min(Math.max(lat, MAP_BOUNDS.south), MAP_BOUNDS.north),
      lng: Math.min(Math.max(lng, MAP_BOUNDS.west), MAP_BOUNDS.east),
    }
    // Kakao's map is unbounded; ours has bounds, outside of which it must not stop.
    if (inside.lat !== lat || inside.lng !== lng) return map.setCenter(position(inside))
    const bounds = map.getBounds()
    const [low, high] = [bounds.getSouthWest(), bounds.getNorthEast()]
    onIdle(
      { lat, lng, zoom: zoomOf(map.getLevel(), lat) },
      { south: low.getLat(), west: low.getLng(), north: high.getLat(), east: high.getLng() },
      cause,
    )
  }
  const listeners = { idle: rest, click: onPress }
  for (const [type, listener] of Object.entries(listeners)) maps.event.addListener(map, type, listener)

  const zoomBy = (levels: number) => {
    byHand()
    const level = Math.min(Math.max(map.getLevel() - Math.round(levels), KAKAO_LEVELS.near), KAKAO_LEVELS.far)
    map.setLevel(level, { animate: !still.matches })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== container || event.ctrlKey || event.metaKey || event.altKey) return
    const step = ARROWS[event.key]
    const nearer = NEARER[event.key]
    if (!step && !nearer) return
    event.preventDefault()
    byHand()
    if (step) map.panBy(...step)
    if (nearer) zoomBy(nearer)
  }
  const hands = ['pointerdown', 'wheel'] as const
  for (const type of hands) container.addEventListener(type, byHand, { capture: true, passive: true })
  container.addEventListener('keydown', onKey)
  container.tabIndex = 0
  container.role = 'region'
  container.ariaLabel = '지도'

  let width = container.clientWidth
  let height = container.clientHeight
  const resized = new ResizeObserver(() => {
    if (width === container.clientWidth && height === container.clientHeight) return
    width = container.clientWidth
    height = container.clientHeight
    const center = map.getCenter()
    map.relayout()
    map.setCenter(center)
    rest()
  })
  resized.observe(container)

  const overlay = (content: HTMLElement, at: { lat: number; lng: number }, yAnchor: number, zIndex: number) => {
    const made = new maps.CustomOverlay({
      content,
      position: position(at),
      xAnchor: 0.5,
      yAnchor,
      zIndex,
      clickable: true,
    })
    made.setMap(map)
    return () => made.setMap(null)
  }
  let takeAway: (() => void) | null = null
  queueMicrotask(rest)

  const engine: MapEngine = {
    setView: ({ lat, lng, zoom }) => {
      cause = 'call'
      const center = map.getCenter()
      const to = { lat: lat ?? center.getLat(), lng: lng ?? center.getLng() }
      const level = zoom === undefined ? map.getLevel() : levelOf(zoom, to.lat)
      if (level === map.getLevel() && !still.matches) return map.panTo(position(to))
      map.setCenter(position(to))
      map.setLevel(level)
    },
    fit: ({ south, west, north, east }, covered) => {
      cause = 'call'
      const bounds = new maps.LatLngBounds(position({ lat: south, lng: west }), position({ lat: north, lng: east }))
      const { top, right, bottom, left } = paddingOf(covered, { width, height })
      map.setBounds(bounds, top, right, bottom, left)
    },
    zoomBy,
    place: (element, { tip, raised, ...at }) => overlay(element, at, tip ? 1 : 0.5, raised ? 3 : 2),
    setPosition: (at) => {
      takeAway?.()
      takeAway = null
      if (!at) return
      const circle = at.accuracy
        ? new maps.Circle({
            center: position(at),
            radius: at.accuracy,
            strokeWeight: 1,
            strokeColor: ACCURACY_COLOUR,
            strokeOpacity: 0.5,
            fillColor: ACCURACY_COLOUR,
            fillOpacity: ACCURACY_OPACITY,
          })
        : null
      circle?.setMap(map)
      const takeDot = overlay(positionDot(at.accuracy), at, 0.5, 1)
      takeAway = () => {
        takeDot()
        circle?.setMap(null)
      }
    },
    geocoder: createKakaoGeocoder(),
    destroy: () => {
      resized.disconnect()
      for (const [type, listener] of Object.entries(listeners)) maps.event.removeListener(map, type, listener)
      container.remove()
    },
  }
  return engine
}
