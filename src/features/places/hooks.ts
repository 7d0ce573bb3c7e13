import { startTransition, useEffect, useSyncExternalStore } from 'react'
import { useDeviceValue } from '../../platform/device/device-value.ts'
import { LOCATION_STALE_MS } from '../../platform/location/geolocation.ts'
import {
  getVisitorLocation,
  refreshAtStart,
  originOf,
  useVisitorLocation,
  type VisitorLocation,
} from '../../platform/location/location-state.ts'
import type { Hours } from '../../../contract/time/hours.ts'
import { useNow } from '../dogs/state.ts'
import type { Position } from './model.ts'
import type { OpenNow } from './opening-model.ts'

/** Where distances are measured from; `own` if it is the visitor's own position. */
export interface Origin extends Position {
  own: boolean
}

const NO_ORIGIN: Origin = originOf({ status: 'unset', location: null, message: null }, 0)
let known: { visitor: VisitorLocation; origin: Origin; since: number } | null = null

/** The same object while nothing changes, so that a visible list is not sorted again as time passes. */
function originFor(visitor: VisitorLocation): Origin {
  if (!visitor.location) return NO_ORIGIN
  const now = Date.now()
  if (known?.visitor !== visitor || now - known.since > LOCATION_STALE_MS) {
    known = { visitor, origin: originOf(visitor, now), since: now }
  }
  return known.origin
}

const never = () => () => undefined

export function useOrigin(): Origin {
  const visitor = useVisitorLocation()
  // Renews a stale position if the browser gives it without a prompt.
  useEffect(() => void refreshAtStart(), [])
  return useSyncExternalStore(
    never,
    () => originFor(visitor),
    () => NO_ORIGIN,
  )
}

/** For loaders and handlers, outside of rendering. */
export const currentOrigin = () => originFor(getVisitorLocation())

/** False in HTML from the server and in the hydrating render: what needs measurements is rendered afterwards. */
export const usePlacesOnDevice = () => useDeviceValue(never, onDevice, false)

const onDevice = () => true
let openNow: OpenNow | null = null
const waiting = new Set<() => void>()

async function loadOpening() {
  openNow = (await import('./opening-model.ts')).openNow
  // As a transition: it concerns every card in sight.
  startTransition(() => waiting.forEach((tell) => tell()))
}

/** Opening hours are evaluated after the first paint: no first screen loads their code. */
function watchOpening(changed: () => void): () => void {
  waiting.add(changed)
  if (!openNow) void loadOpening()
  return () => waiting.delete(changed)
}

const judgeOpening = () => openNow

/** Whether it is open now, and the words for it; null until it can be told. */
export function useOpenNow(hours: Hours): ReturnType<OpenNow> | null {
  const judge = useDeviceValue(watchOpening, judgeOpening, null)
  const now = useNow()
  return judge && now && judge(hours, { date: now.today, minute: now.moment.minute })
}
