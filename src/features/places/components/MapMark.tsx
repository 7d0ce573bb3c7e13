import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapEngine } from '../../../platform/map/engine.ts'

interface Props {
  engine: MapEngine
  lat: number
  lng: number
  /** Its lower end, not its middle, stands at the position. */
  tip?: boolean
  /** Lies above its neighbours. */
  raised?: boolean
  children: ReactNode
}

/** Something that stands on the map, whichever engine draws that. Rendered only where there is one. */
export function MapMark({ engine, lat, lng, tip = false, raised = false, children }: Props) {
  const [element] = useState(() => document.createElement('div'))
  useEffect(() => engine.place(element, { lat, lng, tip, raised }), [engine, element, lat, lng, tip, raised])
  return createPortal(children, element)
}
