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

export const LOCATION_MESSAGES = {
  denied: '위치 권한이 거부되었습니다.',
  unsupported: '이 브라우저는 위치 서비스를 지원하지 않습니다.',
  unavailable: '위치 정보를 사용할 수 없습니다.',
  timeout: '위치 정보 요청 시간이 초과되었습니다.',
  other: '위치 정보를 가져오는 중 오류가 발생했습니다.',
} as const
type LocationFailure = keyof typeof LOCATION_MESSAGES

/** On demand the visitor waits for a precise position; at start-up a rough and quick one is sufficient. */
const LOCATION_OPTIONS = {
  demand: { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 },
  start: { enableHighAccuracy: false, timeout: 5_000, maximumAge: 10 * 60_000 },
} as const satisfies Record<string, PositionOptions>
export type LocationMode = keyof typeof LOCATION_OPTIONS

export type LocationAnswer = { location: Location } | { failure: LocationFailure }

/** `code` of a GeolocationPositionError. */
const FAILURES: Record<number, LocationFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** Requests one position from the device; the browser may ask the visitor for permission. */
export async function askDevice(mode: LocationMode): Promise<LocationAnswer> {
  if (!navigator.geolocation) return { failure: 'unsupported' }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        const { latitude, longitude, accuracy } = coords
        resolve({ location: { latitude, longitude, ...(accuracy != null && { accuracy }), timestamp } })
      },
      (error) => resolve({ failure: FAILURES[error.code] ?? 'other' }),
      LOCATION_OPTIONS[mode],
    )
  })
}

/** Whether the browser would answer without asking the visitor; null if it doesn't reveal that. */
export async function permission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return null
  }
}
