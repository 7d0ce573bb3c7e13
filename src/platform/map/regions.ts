import { SIDO_KEYS, type Sido } from '../../../contract/regions/regions.ts'
import { TOWNS } from '../../../contract/regions/towns.ts'
import type { MapView } from './view.ts'
import type { Position } from './geocoder.ts'
import { PROVINCES } from './labels.ts'

/** Zooms at which a 시군구 fills a phone's screen: a 구 is narrow, a 군 wide. */
const TOWN_ZOOM = { 구: 11.6, 시: 10.4, 군: 9.8 } as const

/** The map's view for a region; that of the 시도 if its 시군구 is unknown. */
export function regionView(sido: Sido, sigungu?: string): MapView {
  // "성남시" is no 시군구 of its own if it has 구, but stands for all of them.
  const towns = sigungu ? TOWNS[sido].filter(({ name }) => name === sigungu || name.startsWith(`${sigungu} `)) : []
  if (towns.length === 0) {
    const [lng, lat, zoom] = PROVINCES[sido]
    return { lng, lat, zoom }
  }
  const mean = (of: (town: Position) => number) => towns.reduce((sum, town) => sum + of(town), 0) / towns.length
  const kind = sigungu?.endsWith('구') ? '구' : sigungu?.endsWith('군') ? '군' : '시'
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng), zoom: TOWN_ZOOM[kind] }
}

/** Maximum distance of a 시군구, degrees: further out at sea no name is better than a distant one. */
const NEAR = 0.35

/** "서울 마포구", "강원", or '': name of a view that spans so many degrees of latitude. */
export function areaName({ lat, lng }: Position, height: number): string | null {
  if (height > 3) return null
  const all = SIDO_KEYS.flatMap((sido) => TOWNS[sido].map((town) => ({ sido, ...town })))
  const off = (town: Position) => Math.hypot(town.lat - lat, (town.lng - lng) * 0.8)
  const nearest = all.reduce((best, town) => (off(town) < off(best) ? town : best))
  if (off(nearest) > NEAR) return null
  const fits = nearest.name !== '' && height <= (nearest.name.endsWith('구') ? 0.15 : 0.6)
  return fits ? `${nearest.sido} ${nearest.name}` : nearest.sido
}
