/** Kakao numbers its levels from near to far, 1 to 14; at level 3 a pixel is a metre, and each further level doubles that. */
export const KAKAO_LEVELS = { near: 1, far: 13 } as const

const EARTH_METRES = 40_075_016.686

/** MapLibre's zoom at which a pixel is a metre, at that latitude. */
const metreZoom = (lat: number) => Math.log2((EARTH_METRES * Math.cos((lat * Math.PI) / 180)) / 512)

/** The zoom, as used everywhere else here, that shows as much as a level of Kakao's. */
export const zoomOf = (level: number, lat: number) => metreZoom(lat) - (level - 3)

/** The nearest level to a zoom; levels are integers. */
export function levelOf(zoom: number, lat: number): number {
  const level = Math.round(metreZoom(lat) - zoom + 3)
  return Math.min(Math.max(level, KAKAO_LEVELS.near), KAKAO_LEVELS.far)
}
