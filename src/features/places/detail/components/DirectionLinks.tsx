import { IconMap2 } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import {
  type Destination,
  type Device,
  deviceOf,
  kakaoDirections,
  kakaoTransit,
  naverAppDirections,
  naverWebDirections,
  ownMapDirections,
  tmapDirections,
  tmapStore,
  type Way,
} from '../../../../lib/directions.ts'
import { openApp } from '../../../../platform/device/open-app.ts'
import classes from './DirectionLinks.module.css'

interface MapApp {
  key: string
  name: string
  mark: ReactNode
  /** The link where no app opens. */
  web: (to: Destination, way: Way) => string
  /** What a phone opens instead, and where it goes if the app isn't installed. */
  app?: (to: Destination, way: Way, device: Device) => { address: string; otherwise: string }
  /** An app of phones alone. */
  phone?: boolean
}

const NAVER: MapApp = {
  key: 'naver',
  name: '네이버 지도',
  mark: 'N',
  web: naverWebDirections,
  app: (to, way, device) => ({
    address: naverAppDirections(to, way, location.origin, device),
    otherwise: naverWebDirections(to, way),
  }),
}
const KAKAO: MapApp = { key: 'kakao', name: '카카오맵', mark: 'K', web: kakaoDirections }
const APPS: Record<Way, readonly MapApp[]> = {
  car: [
    KAKAO,
    NAVER,
    {
      key: 'tmap',
      name: '티맵',
      mark: 'T',
      phone: true,
      web: () => tmapStore('android'),
      app: (to, _way, device) => ({ address: tmapDirections(to, device), otherwise: tmapStore(device) }),
    },
    {
      key: 'own',
      name: '내 지도 앱',
      mark: <IconMap2 size={18} />,
      phone: true,
      web: (to) => ownMapDirections(to, 'android'),
    },
  ],
  transit: [
    {
      ...KAKAO,
      app: (to, _way, device) => ({ address: kakaoTransit(to, device), otherwise: kakaoDirections(to) }),
      // Its website begins with the way by car.
      phone: true,
    },
    NAVER,
  ],
}
const WAYS = [
  { way: 'car', name: '자동차' },
  { way: 'transit', name: '대중교통' },
] as const

/** Directions in a choice of map apps. Plain links, which a phone opens in the installed app. */
export function DirectionLinks({ destination }: { destination: Destination }) {
  const open =
    ({ key, app }: MapApp, way: Way) =>
    (event: MouseEvent<HTMLAnchorElement>) => {
      const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints)
      if (key === 'own') event.currentTarget.href = ownMapDirections(destination, device)
      if (!app || device === 'desktop') return
      event.preventDefault()
      const { address, otherwise } = app(destination, way, device)
      openApp(address, otherwise)
    }
  return WAYS.map(({ way, name }) => (
    <div key={way} className={classes.way}>
      <p>{name}</p>
      <ul className={classes.links} aria-label={`${name} 길찾기`}>
        {APPS[way].map((app) => (
          <li key={app.key} className={app.phone ? classes.phone : undefined}>
            <a
              className={classes.link}
              href={app.web(destination, way)}
              {...(app.key !== 'own' && { target: '_blank', rel: 'noopener noreferrer' })}
              onClick={open(app, way)}
            >
              <span className={classes.mark} data-map={app.key} aria-hidden>
                {app.mark}
              </span>
              {app.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ))
}
