import { IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Place } from '../../../../../contract/places/places.ts'
import { isDark, watchDark } from '../../../../platform/device/dark.ts'
import { isMetered } from '../../../../platform/offline/line.ts'
import classes from './PlaceMap.module.css'

/** Pixels below the view at which the picture is loaded. */
const NEAR = 300

/** A small picture of where the place is, which leads to the map. Its outlines are loaded when it comes near the view. */
export function PlaceMap({ place: { id, lat, lng } }: { place: Pick<Place, 'id' | 'lat' | 'lng'> }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element || isMetered()) return
    let stop: () => void = () => {}
    const show = async () => {
      const { drawPicture } = await import('../../../../platform/map/shipped/picture.ts')
      if (!element.isConnected) return
      const draw = () =>
        drawPicture(element, {
          lat,
          lng,
          dark: isDark(),
          width: element.clientWidth,
          height: element.clientHeight,
        })
      const resized = new ResizeObserver(draw)
      resized.observe(element)
      const unwatch = watchDark(draw)
      stop = () => {
        resized.disconnect()
        unwatch()
      }
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without it the link below it is enough.
        show().catch((error: unknown) => console.warn('The small map could not be loaded', error))
      },
      { rootMargin: `${NEAR}px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [lat, lng])
  return (
    <Link to="/map" search={{ place: id }} className={classes.map}>
      <canvas ref={canvas} aria-hidden />
      <span className={classes.open}>
        <IconMap2 size={18} stroke={1.75} aria-hidden />
        지도에서 보기
      </span>
    </Link>
  )
}
