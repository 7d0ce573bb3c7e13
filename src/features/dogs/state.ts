import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { Moment } from '../../../contract/days.ts'
import { type Dog, DOG_WEIGHT_KG, SIZES } from '../../../contract/dogs.ts'
import { momentInKorea, todayInKorea } from '../../../contract/korea-time.ts'
import { isBoolean, isNullOr, isNumber, isOneOf, isShape, isString } from '../../lib/guards.ts'
import { readStored, writeStored } from '../../platform/device/storage.ts'

/** The visitor's dog stays on his device; members' dogs are the server's. */
const KEY = 'daengdaeng.dog'
/** Of the stored shape: raise it when `Dog` changes so that older ones no longer read. */
const VERSION = 1
const isDog = isShape({
  name: isNullOr(isString),
  weightKg: (kg): kg is number => isNumber(kg) && kg >= DOG_WEIGHT_KG.min && kg <= DOG_WEIGHT_KG.max,
  size: isOneOf(SIZES),
  breed: isNullOr(isString),
  restricted: isBoolean,
  guide: isBoolean,
  count: (count): count is number => isNumber(count) && Number.isInteger(count) && count >= 1 && count <= 20,
})
const isStored = isShape({ version: isOneOf([VERSION]), dog: isNullOr(isDog) })

interface State {
  dog: Dog | null
  sheetOpen: boolean
  loaded: boolean
}
const state = proxy<State>({ dog: null, sheetOpen: false, loaded: false })

const read = (): Dog | null => readStored(KEY, isStored)?.dog ?? null

/** Reads the store at first need on the device, never while a server renders. */
function load() {
  if (state.loaded || typeof window === 'undefined') return
  state.loaded = true
  state.dog = read()
  // Another tab wrote; a null key means that it cleared everything.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) state.dog = read()
  })
}

/** Every reader loads first, so that nothing changes under a reader that is already there. */
const listen = (changed: () => void) => subscribe(state, changed, true)

function currentDog(): Dog | null {
  load()
  return snapshot(state).dog
}

/** The dog for which everything is judged; null when none was described (and in HTML from the server). */
export function useVisitorDog(): Dog | null {
  return useSyncExternalStore(listen, currentDog, () => null)
}

/** For loaders and handlers, outside of rendering. */
export const getVisitorDog = currentDog

/** The same, should another tab have changed it just now. */
export function rereadVisitorDog(): Dog | null {
  load()
  // Where the browser refuses to keep anything, what this page holds is all there is.
  const stored = readStored(KEY, isStored)
  if (stored) state.dog = stored.dog
  return currentDog()
}

/** Null forgets the dog. */
export function setVisitorDog(dog: Dog | null): void {
  load()
  state.dog = dog
  writeStored(KEY, { version: VERSION, dog })
}

export function openDogSheet(): void {
  state.sheetOpen = true
}

export function closeDogSheet(): void {
  state.sheetOpen = false
}

function isSheetOpen(): boolean {
  load()
  return state.sheetOpen
}

export function useDogSheetOpen(): boolean {
  return useSyncExternalStore(listen, isSheetOpen, () => false)
}

const MINUTE = 60_000
const clock = { minute: Number.NaN, now: null as Now | null }
const watchers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

export interface Now {
  moment: Moment
  /** ISO date in Korea. */
  today: string
}

/** The same object within a minute, as a store's snapshot must be. */
function currentNow(): Now {
  const minute = Math.floor(Date.now() / MINUTE)
  if (clock.now === null || minute !== clock.minute) {
    const date = new Date(minute * MINUTE)
    clock.minute = minute
    clock.now = { moment: momentInKorea(date), today: todayInKorea(date) }
  }
  return clock.now
}

/** One timer for all, on the full minute, and only while somebody looks. */
function watchClock(changed: () => void): () => void {
  watchers.add(changed)
  timer ??= setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  return () => {
    watchers.delete(changed)
    if (watchers.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

function tick() {
  timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  for (const changed of watchers) changed()
}

/** The present minute and date in Korea; null in HTML from the server, which may be read at any other time. */
export function useNow(): Now | null {
  return useSyncExternalStore(watchClock, currentNow, () => null)
}

/** The present moment in Korea, by which verdicts and opening hours go. */
export const useMoment = (): Moment | null => useNow()?.moment ?? null
