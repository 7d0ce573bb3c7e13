import { getPlace } from '../../../contract/places.ts'
import { listSuggestions, type Suggestion } from '../../../contract/search.ts'
import { call } from '../api.ts'
import type { MapView } from './engine.ts'
import { type Geocoder, type Position, type Spot, SPOTS_AT_MOST } from './geocoder.ts'
import { LABELS, type MapLabel, PROVINCES } from './labels.ts'

const ZOOM = { place: 15.5, town: 11 }

/** What our own server and the map's own names know: places, regions and cities, but no streets. */
export const labelGeocoder: Geocoder = {
  search: async (words) => {
    const found = await call(listSuggestions, { query: { q: words.slice(0, 60) } })
    return found
      .filter(({ kind }) => kind !== 'group')
      .slice(0, SPOTS_AT_MOST)
      .map(spotOf)
  },
  positionOf: async (address) => viewOf(address.split(' ')),
  addressOf: async (position) => nameOf(position),
}

function spotOf({ kind, text, detail, placeId, sido, sigungu }: Suggestion): Spot {
  return {
    key: `${kind} ${placeId ?? text}`,
    name: text,
    detail,
    find: async () => {
      if (placeId === null) return viewOf([sido, sigungu].filter((part) => part !== null))
      const { lat, lng } = await call(getPlace, { params: { id: placeId } })
      return { lat, lng, zoom: ZOOM.place }
    },
  }
}

/** Of the smallest region of "강원 강릉시 …" whose name stands on the map. */
function viewOf([sido, sigungu]: string[]): MapView | null {
  const city = sigungu?.replace(/[시군구]$/, '')
  const label = LABELS.find(({ name }) => name === city)
  if (label) return { lat: label.lat, lng: label.lng, zoom: ZOOM.town }
  const province = sido && Object.entries(PROVINCES).find(([name]) => name === sido)?.[1]
  return province ? { lng: province[0], lat: province[1], zoom: province[2] } : null
}

const NEAR_KM = 40

/** "강릉 근처": the nearest name on the map, unless that is too far for a word of help. */
export function nameOf(position: Position): string | null {
  const [nearest] = LABELS.filter(({ kind }) => kind !== 'province')
    .map((label) => ({ label, away: kmBetween(position, label) }))
    .sort((a, b) => a.away - b.away)
  return nearest && nearest.away <= NEAR_KM ? `${nearest.label.name} 근처` : null
}

/** On a flat earth, which is good enough for which of two names is nearer. */
function kmBetween(a: Position, b: Pick<MapLabel, 'lat' | 'lng'>): number {
  const wide = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(wide, a.lat - b.lat) * 111.32
}
