import type { RefusalReason } from '../rows/candidate.ts'

/** Bounds of a number that can be a latitude or longitude in Korea at all; the outline decides the rest. */
const BOX = { lat: [32.9, 38.7], lng: [124.5, 132.0] } as const

export type Position =
  | { lat: number; lng: number; reason?: undefined }
  | { reason: RefusalReason; detail: string; lat?: undefined; lng?: undefined }

const inBox = (lat: number, lng: number) =>
  lat >= BOX.lat[0] && lat <= BOX.lat[1] && lng >= BOX.lng[0] && lng <= BOX.lng[1]

/** Degrees from two texts. */
export function readPosition(latText: string, lngText: string): Position {
  const [lat, lng] = [latText, lngText].map((text) =>
    /^\s*[+-]?\d+(?:\.\d*)?\s*$/.test(text) ? Number(text) : Number.NaN,
  ) as [number, number]
  const detail = `${latText.trim()}, ${lngText.trim()}`
  if (Number.isNaN(lat) || Number.isNaN(lng) || (lat === 0 && lng === 0)) return { reason: 'no-position', detail }
  if (inBox(lng, lat)) return { reason: 'swapped-position', detail }
  return inBox(lat, lng) ? { lat, lng } : { reason: 'position-outside-korea', detail }
}
