/** A destination: WGS84 degrees and the name that the map app shows. */
export interface Destination {
  name: string
  lat: number
  lng: number
}

export type Device = 'android' | 'ios' | 'desktop'

/** The platform of a user agent; iPads that identify as a Mac are recognised by their touch points. */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1)) return 'ios'
  return 'desktop'
}

/** A name inside a path: commas separate its fields, so they are removed. */
const plainName = (name: string) => encodeURIComponent(name.replace(/[,/\s]+/g, ' ').trim())

/** Opens Kakao Map's app if installed, else its website. https://apis.map.kakao.com/web/guide/#routeurl */
export const kakaoDirections = ({ name, lat, lng }: Destination) =>
  `https://map.kakao.com/link/to/${plainName(name)},${lat},${lng}`

/** Naver Map on the web, by car. */
export const naverWebDirections = ({ name, lat, lng }: Destination) =>
  `https://map.naver.com/p/directions/-/${lng},${lat},${plainName(name)}/-/car`

/** Naver Map's app. https://guide.ncloud-docs.com/docs/maps-url-scheme: `appname` is the calling page's address. */
export function naverAppDirections({ name, lat, lng }: Destination, page: string, device: Device): string {
  const query = new URLSearchParams({ dlat: String(lat), dlng: String(lng), dname: name, appname: page })
  const call = `route/car?${query.toString().replaceAll('+', '%20')}`
  if (device !== 'android') return `nmap://${call}`
  const fallback = encodeURIComponent(naverWebDirections({ name, lat, lng }))
  return `intent://${call}#Intent;scheme=nmap;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;package=com.nhn.android.nmap;S.browser_fallback_url=${fallback};end`
}

/** The phone's default map app. */
export function ownMapDirections({ name, lat, lng }: Destination, device: Device): string {
  if (device === 'ios') return `https://maps.apple.com/?daddr=${lat},${lng}&q=${encodeURIComponent(name)}`
  return `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`
}
