import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { Moment } from '../../../contract/time/days.ts'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import { DOG_TEXT_LENGTH, DOG_WEIGHT_KG, SIZES } from '../../../contract/dogs/dog-sizes.ts'
import { momentInKorea, todayInKorea } from '../../../contract/time/korea-time.ts'
import { isBoolean, isNullOr, isNumber, isOneOf, isShape, isTextUpTo } from '../../lib/guards.ts'
import { useDeviceValue } from '../../platform/device/device-value.ts'
import { readStored, writeStored } from '../../platform/device/storage.ts'

/** A visitor's dog is stored only on their device; members' dogs are on the server. */
const KEY = 'daengdaeng.dog'
/** Version of the stored shape: raise it when `Dog` changes so that older values can't be parsed. */
const VERSION = 1
const isDog = isShape({
  name: isNullOr(isTextUpTo(DOG_TEXT_LENGTH.name)),
  weightKg: (kg): kg is number => isNumber(kg) && kg >= DOG_WEIGHT_KG.min && kg <= DOG_WEIGHT_KG.max,
  size: isOneOf(SIZES),
  breed: isNullOr(isTextUpTo(DOG_TEXT_LENGTH.breed)),
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

/** Loads the store on first use on the device, never during server rendering. */
function load() {
  if (state.loaded || typeof window === 'undefined') return
  state.loaded = true
  state.dog = read()
  // Another tab wrote; a null key means that it cleared everything.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) state.dog = read()
  })
}

/** Every reader loads first, so that the value doesn't change under an earlier reader. */
const listen = (changed: () => void) => subscribe(state, changed, true)

function currentDog(): Dog | null {
  load()
  return snapshot(state).dog
}

/** The dog for which verdicts are given; null if none was described (and in HTML from the server). */
export function useVisitorDog(): Dog | null {
  return useDeviceValue(listen, currentDog, null)
}

/** For loaders and handlers, outside of rendering. */
export const getVisitorDog = currentDog

/** The same, read again in case another tab has just changed it. */
export function rereadVisitorDog(): Dog | null {
  load()
  // If the browser refuses storage, the value in memory is the only one.
  const stored = readStored(KEY, isStored)
  if (stored) state.dog = stored.dog
  return currentDog()
}

/** Null deletes the dog. */
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

/** Returns the same object within a minute, as a store's snapshot must. */
function currentNow(): Now {
  const minute = Math.floor(Date.now() / MINUTE)
  if (clock.now === null || minute !== clock.minute) {
    const date = new Date(minute * MINUTE)
    clock.minute = minute
    clock.now = { moment: momentInKorea(date), today: todayInKorea(date) }
  }
  return clock.now
}

/** One timer for all subscribers, at the full minute, and only while there are subscribers. */
export function watchClock(changed: () => void): () => void {
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

/** The present minute and date in Korea; null in HTML from the server, which may be read at any later time. */
export function useNow(): Now | null {
  return useDeviceValue<Now | null>(watchClock, currentNow, null)
}

/** The present moment in Korea, used for verdicts and opening hours. */
export const useMoment = (): Moment | null => useNow()?.moment ?? null
