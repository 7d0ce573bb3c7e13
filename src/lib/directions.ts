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

export type Way = 'car' | 'transit'

/** The query of an app's call: spaces as %20, since apps don't read "+". */
const callOf = (path: string, fields: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]))
    .toString()
    .replaceAll('+', '%20')}`

interface App {
  scheme: string
  /** Of Android. */
  id: string
  call: string
  /** Where the app isn't installed. */
  otherwise: string
}

/** An address that opens the app; Android's own form says where to go without it. */
const appAddress = ({ scheme, id, call, otherwise }: App, device: Device) =>
  device === 'android'
    ? `intent://${call}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;package=${id};S.browser_fallback_url=${encodeURIComponent(otherwise)};end`
    : `${scheme}://${call}`

/** Opens Kakao Map's app if installed, else its website. https://apis.map.kakao.com/web/guide/#routeurl */
export const kakaoDirections = ({ name, lat, lng }: Destination) =>
  `https://map.kakao.com/link/to/${plainName(name)},${lat},${lng}`

/** Kakao Map's app, by public transport from where the phone is. */
export const kakaoTransit = (to: Destination, device: Device) =>
  appAddress(
    {
      scheme: 'kakaomap',
      id: 'net.daum.android.map',
      otherwise: kakaoDirections(to),
      call: callOf('route', { ep: `${to.lat},${to.lng}`, by: 'PUBLICTRANSIT' }),
    },
    device,
  )

/** Naver Map on the web. */
export const naverWebDirections = ({ name, lat, lng }: Destination, way: Way) =>
  `https://map.naver.com/p/directions/-/${lng},${lat},${plainName(name)}/-/${way}`

/** Naver Map's app. https://guide.ncloud-docs.com/docs/maps-url-scheme: `appname` is the calling page's address. */
export const naverAppDirections = (to: Destination, way: Way, page: string, device: Device) =>
  appAddress(
    {
      scheme: 'nmap',
      id: 'com.nhn.android.nmap',
      otherwise: naverWebDirections(to, way),
      call: callOf(way === 'car' ? 'route/car' : 'route/public', {
        dlat: to.lat,
        dlng: to.lng,
        dname: to.name,
        appname: page,
      }),
    },
    device,
  )

/** Where TMAP is installed from; it has no website with directions. */
export const tmapStore = (device: Device) =>
  device === 'ios'
    ? 'https://apps.apple.com/kr/app/id431589174'
    : 'https://play.google.com/store/apps/details?id=com.skt.tmap.ku'

export const tmapDirections = ({ name, lat, lng }: Destination, device: Device) =>
  appAddress(
    {
      scheme: 'tmap',
      id: 'com.skt.tmap.ku',
      otherwise: tmapStore(device),
      call: callOf('route', { goalname: name, goalx: lng, goaly: lat }),
    },
    device,
  )

/** The phone's default map app. */
export function ownMapDirections({ name, lat, lng }: Destination, device: Device): string {
  if (device === 'ios') return `https://maps.apple.com/?daddr=${lat},${lng}&q=${encodeURIComponent(name)}`
  return `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`
}
