import { searchApi } from '../../../contract/search/search-api.ts'
import { placesApi } from '../../../contract/places/places-api.ts'
import { SIDO_KEYS } from '../../../contract/regions/regions.ts'
import type { Autocomplete } from '../../../contract/search/search.ts'
import { call } from '../api/api.ts'
import type { MapView } from './view.ts'
import { type Geocoder, type Spot, MAX_SPOTS } from './geocoder.ts'
import { areaName, regionView } from './regions.ts'

const PLACE_ZOOM = 15.5
/** Degrees of latitude of the view: at this size only the 시군구 is a fitting name. */
const CLOSE = 0.05

/** Geocoding by our own server and the map's own names: places and regions, but no streets. */
export const labelGeocoder: Geocoder = {
  search: async (words) => {
    const found = await call(searchApi.listAutocomplete, { query: { q: words } })
    return found
      .filter(({ kind }) => kind !== 'group')
      .slice(0, MAX_SPOTS)
      .map(spotOf)
  },
  positionOf: async (address) => viewOf(address),
  addressOf: async (position) => areaName(position, CLOSE),
}

const spotOf = ({ kind, text, detail, placeId, sido, sigungu }: Autocomplete): Spot => ({
  key: `${kind} ${placeId ?? text}`,
  name: text,
  detail,
  placeId,
  find: async () => {
    if (placeId === null) return viewOf([sido, sigungu].filter(Boolean).join(' '))
    const { lat, lng } = await call(placesApi.getPlace, { params: { id: placeId } })
    return { lat, lng, zoom: PLACE_ZOOM }
  },
})

/** Position of "강원 강릉시 …", as precisely as it is known. */
function viewOf(address: string): MapView | null {
  const [first, ...rest] = address.split(' ')
  const sido = SIDO_KEYS.find((key) => key === first)
  return sido ? regionView(sido, rest.join(' ') || undefined) : null
}
