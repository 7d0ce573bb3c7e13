import { within } from '../../lib/within.ts'
import { type Geocoder, type Position, type Spot, MAX_SPOTS } from './geocoder.ts'
import { MAP_TIMEOUT_MS } from './engine.ts'

type Ask<T> = (answer: (result: T[], status: kakao.maps.services.Status) => void) => void

/** Kakao's addresses and places: x is the longitude, y the latitude, both as text. */
export function createKakaoGeocoder(): Geocoder {
  const { Geocoder: Addresses, Places, Status } = kakao.maps.services
  const addresses = new Addresses()
  const places = new Places()

  /** No result is a valid answer; anything else but success is a failure. */
  const ask = <T>(question: Ask<T>): Promise<T[]> =>
    within(
      MAP_TIMEOUT_MS,
      new Promise<T[]>((resolve, reject) => {
        question((result, status) => {
          if (status === Status.OK) resolve(result)
          else if (status === Status.ZERO_RESULT) resolve([])
          else reject(new Error(`Kakao's search failed: ${status}`))
        })
      }),
    )

  const findAddresses = (words: string) =>
    ask((answer: Parameters<typeof addresses.addressSearch>[1]) => addresses.addressSearch(words, answer))

  return {
    search: async (words, near) => {
      const location = new kakao.maps.LatLng(near.lat, near.lng)
      const [named, addressed] = await Promise.all([
        ask<kakao.maps.services.PlacesSearchResultItem>((answer) =>
          places.keywordSearch(words, answer, { location, size: MAX_SPOTS }),
        ),
        findAddresses(words),
      ])
      return [
        ...addressed.map(({ address_name, address_type, x, y }) =>
          spot(`address ${address_name}`, address_name, '주소', { x, y }, address_type === 'REGION' ? 13 : 16),
        ),
        ...named.map(({ id, place_name, road_address_name, address_name, x, y }) =>
          spot(`place ${id}`, place_name, road_address_name || address_name, { x, y }, 16),
        ),
      ].slice(0, MAX_SPOTS)
    },
    positionOf: async (address) => {
      const [first] = await findAddresses(address)
      return first ? positionIn(first) : null
    },
    addressOf: async ({ lat, lng }) => {
      const [first] = await ask<{ address: { address_name: string }; road_address: { address_name: string } | null }>(
        (answer) => addresses.coord2Address(lng, lat, answer),
      )
      return first ? (first.road_address ?? first.address).address_name : null
    },
  }
}

const positionIn = ({ x, y }: { x: string; y: string }): Position => ({ lat: Number(y), lng: Number(x) })

const spot = (key: string, name: string, detail: string, at: { x: string; y: string }, zoom: number): Spot => ({
  key,
  name,
  detail,
  placeId: null,
  find: async () => ({ ...positionIn(at), zoom }),
})
