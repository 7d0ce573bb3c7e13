import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapEngine } from '../../../../platform/map/engine.ts'

interface Props {
  engine: MapEngine
  lat: number
  lng: number
  /** Its lower end, not its middle, stands at the position. */
  tip?: boolean
  /** Lies above its neighbours. */
  raised?: boolean
  /** It went away while it had the focus. */
  onFocusLost: () => void
  children: ReactNode
}

/** Something that stands on the map, whichever engine draws that. Rendered only where there is one. */
export function MapMarker({ engine, lat, lng, tip = false, raised = false, onFocusLost, children }: Props) {
  'use memo'
  const [element] = useState(() => document.createElement('div'))
  const held = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const take = engine.place(element, { lat, lng, tip, raised })
    // An element that is put elsewhere loses the focus; who held it goes on from there.
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
  // Asked before the element leaves the document: afterwards nobody has the focus.
  useLayoutEffect(
    () => () => {
      if (element.contains(document.activeElement)) lost.current()
    },
    [element],
  )
  return createPortal(children, element)
}
