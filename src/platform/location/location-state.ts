import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import {
  DEFAULT_LOCATION,
  isStale,
  type Location,
  LOCATION_DENIED,
  LOCATION_ERROR,
  type LocationMode,
  permission,
} from './geolocation.ts'
import { isBoolean, isNullOr, isNumber, isShape } from '../../lib/guards.ts'
import { readStored, writeStored } from '../device/storage.ts'

export type LocationStatus = 'unset' | 'loading' | 'granted' | 'denied' | 'error'

export interface VisitorLocation {
  status: LocationStatus
  /** The device's last position; null if there never was one. */
  location: Location | null
  /** Message on why there is none, for the user. */
  message: string | null
}

const KEY = 'daengdaeng.location'
/** `denied` outlives the page: a visitor who refused is not asked again. */
const isPlace = isShape({ latitude: isNumber, longitude: isNumber, timestamp: isNumber })
const isStored = isShape({
  denied: isBoolean,
  location: isNullOr(
    (place): place is Location => isPlace(place) && (!('accuracy' in place) || isNumber(place.accuracy)),
  ),
})

const state = proxy<VisitorLocation>({ status: 'unset', location: null, message: null })
// The snapshot itself, as an equal object would be a change: decision 0385.
const UNSET: VisitorLocation = snapshot(state)
let loaded = false
let asking: Promise<VisitorLocation> | null = null

/** Reads the stored state when first needed on the device, never while a server renders. */
function load(): void {
  if (loaded || typeof window === 'undefined') return
  loaded = true
  const stored = readStored(KEY, isStored)
  if (!stored) return
  state.location = stored.location
  if (stored.denied) Object.assign(state, { status: 'denied', message: LOCATION_DENIED })
  else if (stored.location) state.status = 'granted'
}

const save = () =>
  writeStored(KEY, { denied: state.status === 'denied', location: state.location && { ...state.location } })

function current(): VisitorLocation {
  load()
  return snapshot(state)
}

async function ask(mode: LocationMode): Promise<VisitorLocation> {
  state.status = 'loading'
  state.message = null
  // No first screen waits for that code.
  const answer = await import('./ask-device.ts').then(
    ({ askDevice }) => askDevice(mode),
    () => ({ denied: false, message: LOCATION_ERROR }),
  )
  if ('location' in answer) Object.assign(state, { status: 'granted', location: answer.location })
  else Object.assign(state, { status: answer.denied ? 'denied' : 'error', message: answer.message, location: null })
  save()
  return current()
}

/** Requests the position for somebody who waits for it; concurrent callers share one request. Never rejects. */
export async function requestLocation(mode: LocationMode = 'demand'): Promise<VisitorLocation> {
  load()
  if (asking) return asking
  // A refusal is final, unless the visitor has since allowed it in the browser's settings: then the browser doesn't ask.
  if (state.status === 'denied' && (await permission()) !== 'granted') return current()
  asking ??= ask(mode).finally(() => (asking = null))
  return asking
}

/** At start-up: renews a stale position, but only if the browser answers without asking the visitor. */
export async function refreshAtStart(): Promise<void> {
  load()
  if (state.location && !isStale(state.location, Date.now())) return
  if ((await permission()) === 'granted') await requestLocation('start')
}

const listen = (changed: () => void) => subscribe(state, changed)

export function useVisitorLocation(): VisitorLocation {
  return useSyncExternalStore(listen, current, () => UNSET)
}

/** Origin of distances: a known position that is not stale, else the default. */
export function originOf({ location }: VisitorLocation, now: number): { lat: number; lng: number; own: boolean } {
  const own = location !== null && !isStale(location, now)
  const { latitude, longitude } = own ? location : DEFAULT_LOCATION
  return { lat: latitude, lng: longitude, own }
}

/** For loaders and handlers, outside of rendering. */
export const getVisitorLocation = current
