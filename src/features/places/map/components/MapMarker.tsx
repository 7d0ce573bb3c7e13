import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapEngine } from '../../../../platform/map/engine.ts'

interface Props {
  engine: MapEngine
  lat: number
  lng: number
  /** Its lower end, not its centre, is at the position. */
  tip?: boolean
  /** Drawn above its neighbours. */
  raised?: boolean
  /** Called when it is removed while it has the focus. */
  onFocusLost: () => void
  children: ReactNode
}

/** An element on the map, independent of the map engine. Rendered only once there is an engine. */
export function MapMarker({ engine, lat, lng, tip = false, raised = false, onFocusLost, children }: Props) {
  'use memo'
  const [element] = useState(() => document.createElement('div'))
  const held = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const take = engine.place(element, { lat, lng, tip, raised })
    // Moving an element in the document removes the focus from it; it is restored here.
    held.current?.focus({ preventScroll: true })
    held.current = null
    return () => {
      const active = document.activeElement
      if (active instanceof HTMLElement && element.contains(active)) held.current = active
      take()
    }
  }, [engine, element, lat, lng, tip, raised])
  const lost = useRef(onFocusLost)
  useEffect(() => {
    lost.current = onFocusLost
  }, [onFocusLost])
  // Checked before the element leaves the document: afterwards the focus is lost.
  useLayoutEffect(
    () => () => {
      if (element.contains(document.activeElement)) lost.current()
    },
    [element],
  )
  return createPortal(children, element)
}
