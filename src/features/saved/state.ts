import { useSyncExternalStore } from 'react'
import { proxy, ref, subscribe } from 'valtio/vanilla'
import type { PinResult } from '../../../contract/offline/pinning.ts'
import { isBoolean, isListOf, isNumber, isOneOf, isShape, isString } from '../../lib/guards.ts'
import { readStored, writeStored } from '../../platform/device/storage.ts'
import {
  holds,
  type Kept,
  toDevicePlace,
  MAX_RECENT,
  MAX_SAVED,
  type PlacePoint,
  type DevicePlaces,
  withMerged,
  withPlace,
  without,
} from './model.ts'

/** A visitor's bookmarks and recent places stay on their device; a member's likes are stored on the server. */
const KEY = 'daengdaeng.saved'
const VERSION = 1
const isList = isListOf(isShape({ id: isNumber, name: isString, lat: isNumber, lng: isNumber, at: isNumber }))
const isStored = isShape({ version: isOneOf([VERSION]), saved: isList, recent: isList })

const EMPTY: DevicePlaces = { saved: [], recent: [] }
const state = proxy({ shelf: ref(EMPTY), keeping: null as PinResult | null, moveFailed: false })
let loaded = false

const read = (): DevicePlaces => readStored(KEY, isStored) ?? EMPTY

/** Reads the store at first use on the device, never while a server renders. */
function load() {
  if (loaded || typeof window === 'undefined') return
  loaded = true
  state.shelf = ref(read())
  // Another tab wrote; a null key means that it cleared everything.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) state.shelf = ref(read())
  })
}

/** Changes what the device stores now, even if another tab wrote last; false if the browser refuses storage. */
function change(next: (shelf: DevicePlaces) => DevicePlaces): boolean {
  load()
  const shelf = next(read())
  if (!writeStored(KEY, { version: VERSION, ...shelf })) return false
  state.shelf = ref(shelf)
  return true
}

export type SaveResult = 'done' | 'full' | 'refused'

/** Bookmarks a place, or restores a removed bookmark to its position: `at` says when it was saved. */
export function savePlace(place: Kept): SaveResult {
  const { saved } = getDevicePlaces()
  if (saved.length >= MAX_SAVED && !holds(saved, place.id)) return 'full'
  return change((shelf) => ({ ...shelf, saved: withPlace(shelf.saved, place, MAX_SAVED) })) ? 'done' : 'refused'
}

export const unsavePlaces = (ids: readonly number[]) =>
  change((shelf) => ({ ...shelf, saved: shelf.saved.filter(({ id }) => !ids.includes(id)) }))
export const unsavePlace = (id: number) => unsavePlaces([id])
export const recordOpened = (place: PlacePoint) =>
  change((shelf) => ({ ...shelf, recent: withPlace(shelf.recent, toDevicePlace(place, Date.now()), MAX_RECENT) }))
export const forgetOpened = (id: number) => change((shelf) => ({ ...shelf, recent: without(shelf.recent, id) }))
export const followMerged = (id: number, into: PlacePoint) =>
  change(({ saved, recent }) => ({
    saved: withMerged(saved, id, into, MAX_SAVED),
    recent: withMerged(recent, id, into, MAX_RECENT),
  }))
export const forgetAll = (list: keyof DevicePlaces) => change((shelf) => ({ ...shelf, [list]: [] }))

export function getDevicePlaces(): DevicePlaces {
  load()
  return state.shelf
}

export const watchDevicePlaces = (changed: () => void) => subscribe(state, changed, true)

/** Empty in HTML from the server. */
export const useDevicePlaces = () => useSyncExternalStore(watchDevicePlaces, getDevicePlaces, () => EMPTY)

export const useIsSaved = (id: number) =>
  useSyncExternalStore(
    watchDevicePlaces,
    () => holds(getDevicePlaces().saved, id),
    () => false,
  )

/** Which of the device's places are pinned, once the worker has reported it. */
export const usePinStatus = () =>
  useSyncExternalStore(
    watchDevicePlaces,
    () => state.keeping,
    () => null,
  )

/** Listeners for the next reports of the worker, with what was asked of it; null if there is none that answers. */
const reports = new Set<(saved: readonly number[], result: PinResult | null) => void>()

export function setPinStatus(saved: readonly number[], result: PinResult | null): void {
  if (result) state.keeping = ref(result)
  for (const listener of reports) listener(saved, result)
}

/** Whether a place that was just saved is on the device; `full`: that one or another isn't, for lack of room; `pending`: not known yet. */
export function whenPinned(id: number, milliseconds: number): Promise<'kept' | 'missing' | 'full' | 'pending'> {
  return new Promise((resolve) => {
    const end = (outcome: 'kept' | 'missing' | 'full' | 'pending') => {
      clearTimeout(timer)
      reports.delete(listen)
      resolve(outcome)
    }
    const timer = setTimeout(end, milliseconds, 'pending')
    const listen = (saved: readonly number[], result: PinResult | null) => {
      if (!saved.includes(id)) return
      if (result?.full) end('full')
      else end(result?.missing.includes(id) ? 'missing' : 'kept')
    }
    reports.add(listen)
  })
}

const ASKED_KEY = 'daengdaeng.login-asked'

/** Whether this device's visitor was asked to log in when they used the heart. */
export const loginAsked = () => readStored(ASKED_KEY, isBoolean) ?? false
export const rememberLoginAsked = () => void writeStored(ASKED_KEY, true)

const OFFER_KEY = 'daengdaeng.move-later'

/** The bookmarks stay on this device; later ones are moved, or offered, again. */
export function postponeMove(): void {
  writeStored(OFFER_KEY, Math.max(0, ...getDevicePlaces().saved.map(({ at }) => at)))
  // A new object, so that subscribers evaluate the offer again.
  state.shelf = ref({ ...getDevicePlaces() })
}

function toMove(): number {
  const { saved } = getDevicePlaces()
  const putOff = saved.length > 0 ? (readStored(OFFER_KEY, isNumber) ?? 0) : 0
  return saved.some(({ at }) => at > putOff) ? saved.length : 0
}

/** How many bookmarks are to be moved into a member's account; 0 after they declined. */
export const useBookmarksToMove = () => useSyncExternalStore(watchDevicePlaces, toMove, () => 0)

/** Whether moving them failed, so that the member is offered to try again. */
export const setMoveFailed = (failed: boolean) => void (state.moveFailed = failed)
export const useMoveFailed = () =>
  useSyncExternalStore(
    watchDevicePlaces,
    () => state.moveFailed,
    () => false,
  )
