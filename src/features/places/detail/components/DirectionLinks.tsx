import { IconMap2 } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import {
  type Destination,
  deviceOf,
  kakaoDirections,
  naverAppDirections,
  naverWebDirections,
  ownMapDirections,
} from '../../../../lib/directions.ts'
import { openApp } from '../../../../platform/device/open-app.ts'
import classes from './DirectionLinks.module.css'

const device = () => deviceOf(navigator.userAgent, navigator.maxTouchPoints)

/** Directions in a choice of map apps. Plain links, which a phone opens in the installed app. */
export function DirectionLinks({ destination }: { destination: Destination }) {
  function openNaver(event: MouseEvent) {
    const on = device()
    if (on === 'desktop') return
    event.preventDefault()
    openApp(naverAppDirections(destination, location.origin, on), naverWebDirections(destination))
  }
  function openOwn(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.href = ownMapDirections(destination, device())
  }
  return (
    <ul className={classes.links}>
      <li>
        <a className={classes.link} href={kakaoDirections(destination)} target="_blank" rel="noopener noreferrer">
          <span className={classes.mark} data-map="kakao" aria-hidden>
            K
          </span>
          카카오맵
        </a>
      </li>
      <li>
        <a
          className={classes.link}
          href={naverWebDirections(destination)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={openNaver}
        >
          <span className={classes.mark} data-map="naver" aria-hidden>
            N
          </span>
          네이버 지도
        </a>
      </li>
      <li className={classes.own}>
        <a className={classes.link} href={ownMapDirections(destination, 'android')} onClick={openOwn}>
          <span className={classes.mark} data-map="own" aria-hidden>
            <IconMap2 size={18} />
          </span>
          내 지도 앱
        </a>
      </li>
    </ul>
  )
}
