import { type Location, LOCATION_DENIED, LOCATION_ERROR, type LocationMode } from './geolocation.ts'

export const LOCATION_MESSAGES = {
  denied: LOCATION_DENIED,
  unsupported: '이 브라우저는 위치 서비스를 지원하지 않습니다.',
  unavailable: '위치 정보를 사용할 수 없습니다.',
  timeout: '위치 정보 요청 시간이 초과되었습니다.',
  other: LOCATION_ERROR,
} as const
type LocationFailure = keyof typeof LOCATION_MESSAGES

/** On demand the visitor waits for a precise position; at start-up a rough and quick one is sufficient. */
const LOCATION_OPTIONS = {
  demand: { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 },
  start: { enableHighAccuracy: false, timeout: 5_000, maximumAge: 10 * 60_000 },
} as const satisfies Record<LocationMode, PositionOptions>

export type LocationAnswer = { location: Location } | { denied: boolean; message: string }

/** `code` of a GeolocationPositionError. */
const FAILURES: Record<number, LocationFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** Requests one position from the device; the browser may ask the visitor for permission. */
export async function askDevice(mode: LocationMode): Promise<LocationAnswer> {
  const failed = (failure: LocationFailure) => ({
    denied: failure === 'denied',
    message: LOCATION_MESSAGES[failure],
  })
  if (!navigator.geolocation) return failed('unsupported')
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        const { latitude, longitude, accuracy } = coords
        resolve({ location: { latitude, longitude, ...(accuracy != null && { accuracy }), timestamp } })
      },
      (error) => resolve(failed(FAILURES[error.code] ?? 'other')),
      LOCATION_OPTIONS[mode],
    )
  })
}
