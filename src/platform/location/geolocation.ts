/** A position as the device reports it. */
export interface Location {
  /** WGS84 degrees. */
  latitude: number
  longitude: number
  /** Radius in metres; absent if the device doesn't report it. */
  accuracy?: number
  /** Milliseconds since 1970. */
  timestamp: number
}

/** Used if the visitor's own position is unknown: near 대전, the middle of the country. */
export const DEFAULT_LOCATION = { latitude: 36.3503849976553, longitude: 127.384633005948 } as const

export const LOCATION_STALE_MS = 30 * 60_000
export const isStale = (location: Location, now: number) => now - location.timestamp > LOCATION_STALE_MS

/** What a visitor reads who refused, and if something unknown went wrong; the other reasons stand in ask-device.ts. */
export const LOCATION_DENIED = '위치 권한이 거부되었습니다.'
export const LOCATION_ERROR = '위치 정보를 가져오는 중 오류가 발생했습니다.'

export type LocationMode = 'demand' | 'start'

/** Whether the browser would answer without asking the visitor; null if it doesn't reveal that. */
export async function permission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return null
  }
}
