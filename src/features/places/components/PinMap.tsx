import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type MapBox, type MapEngine, type MapSetup, openMap } from '../../../platform/map/engine.ts'
import type { Position } from '../../../platform/map/geocoder.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { positionIn } from '../pin-model.ts'
import classes from './PinMap.module.css'

interface Props {
  /** Undefined while it isn't known. */
  setup: MapSetup | undefined
  /** Null: the place has no position yet. */
  at: Position | null
  start: Position
  onEngine: (engine: MapEngine | null) => void
  onMove: (to: Position) => void
}

/** Degrees of one press of an arrow key, about 5 m. */
const STEP = 0.000_05
const ARROWS: Readonly<Record<string, [lat: number, lng: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The map's own listeners, below those of React, would drag the map along with the pin. */
function pinElement(): HTMLElement {
  const pin = document.createElement('div')
  for (const press of ['mousedown', 'touchstart'])
    pin.addEventListener(press, (event) => event.stopPropagation(), { passive: true })
  return pin
}

/** A map with a pin that is dragged, or moved by arrow keys. */
export function PinMap({ setup, at, start, onEngine, onMove }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const [pin] = useState(pinElement)
  const [engine, setEngine] = useState<MapEngine | null>(null)
  const [failed, setFailed] = useState(false)
  const [box, setBox] = useState<MapBox | null>(null)
  /** Where a drag began, and how far from the pin's tip. */
  const held = useRef<{ x: number; y: number; dx: number; dy: number } | null>(null)
  const first = useEffectEvent(() => ({ ...start, zoom: at ? 16 : 6.5 }))
  const tell = useEffectEvent(onEngine)

  const { kakaoMapKey, styleUrl, tilesUrl } = setup ?? {}
  useEffect(() => {
    const element = container.current
    if (kakaoMapKey === undefined || styleUrl === undefined || tilesUrl === undefined || !element) return
    let gone = false
    let made: MapEngine | null = null
    const open = async (): Promise<void> => {
      const opened = await openMap(element, {
        view: first(),
        setup: { kakaoMapKey, styleUrl, tilesUrl },
        onIdle: (_view, shown) => !gone && setBox(shown),
        onPress: () => undefined,
        onFallback: () => undefined,
      })
      if (gone) return opened.destroy()
      made = opened
      setEngine(opened)
      tell(opened)
    }
    open().catch((error: unknown) => {
      console.warn('The map of the editor could not be drawn', error)
      if (!gone) setFailed(true)
    })
    return () => {
      gone = true
      made?.destroy()
      setEngine(null)
      tell(null)
    }
  }, [kakaoMapKey, styleUrl, tilesUrl])

  const [lat, lng] = [at?.lat, at?.lng]
  useEffect(() => {
    if (!engine || lat === undefined || lng === undefined) return
    return engine.place(pin, { lat, lng, tip: true, raised: true })
  }, [engine, pin, lat, lng])

  /** Where the tip would be dropped. */
  const pointed = (event: PointerEvent, { dx, dy }: { dx: number; dy: number }): Position | null => {
    const frame = container.current?.getBoundingClientRect()
    if (!frame || !box) return null
    return positionIn(
      box,
      (event.clientX + dx - frame.left) / frame.width,
      (event.clientY + dy - frame.top) / frame.height,
    )
  }
  const grip = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const { left, width, bottom } = pin.getBoundingClientRect()
      const [x, y] = [event.clientX, event.clientY]
      held.current = { x, y, dx: left + width / 2 - x, dy: bottom - y }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = held.current
      if (from) event.currentTarget.style.translate = `${event.clientX - from.x}px ${event.clientY - from.y}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = held.current
      held.current = null
      event.currentTarget.style.translate = ''
      const moved = from && (from.x !== event.clientX || from.y !== event.clientY)
      const to = moved ? pointed(event, from) : null
      if (to) onMove(to)
    },
    // A gesture of the system took the finger.
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      held.current = null
      event.currentTarget.style.translate = ''
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = ARROWS[event.key]
      if (!step || !at) return
      event.preventDefault()
      event.stopPropagation()
      onMove({ lat: at.lat + step[0] * STEP, lng: at.lng + step[1] * STEP })
    },
  }

  if (failed) return <Text tone="quiet">지도를 그릴 수 없어요. 주소로 찾아 주세요.</Text>
  return (
    <>
      <div className={classes.map}>
        <div ref={container} className={classes.fill} />
      </div>
      {createPortal(
        <button type="button" className={classes.pin} aria-label="장소의 핀: 끌거나 화살표 키로 옮겨요" {...grip} />,
        pin,
      )}
      <Text size="sm" tone="quiet">
        {at
          ? `${at.lat.toFixed(6)}, ${at.lng.toFixed(6)} · 핀을 끌거나, 핀에서 화살표 키를 눌러 옮겨요.`
          : '아직 핀이 없어요.'}{' '}
        <Button type="button" variant="subtle" disabled={!box} onClick={() => box && onMove(positionIn(box, 0.5, 0.5))}>
          지도 가운데로 핀 옮기기
        </Button>
      </Text>
    </>
  )
}
