import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { Moment } from '../../../contract/days.ts'
import { Dog } from '../../../contract/dogs.ts'
import { momentInKorea } from '../../../contract/korea-time.ts'

/** The visitor's dog stays on his device; members' dogs are the server's. */
const KEY = 'daengdaeng.dog'
/** Of the stored shape: raise it when `Dog` changes so that older ones no longer read. */
const VERSION = 1
const Stored = v.object({ version: v.literal(VERSION), dog: Dog })

interface State {
  dog: Dog | null
  sheetOpen: boolean
  loaded: boolean
}
const state = proxy<State>({ dog: null, sheetOpen: false, loaded: false })

function read(text: string | null): Dog | null {
  if (text === null) return null
  try {
    const stored = v.safeParse(Stored, JSON.parse(text))
    if (stored.success) return stored.output.dog
  } catch {
    // Not JSON: dropped below like any other shape that is not ours.
  }
  console.warn(`${KEY}: unreadable, dropped`)
  attempt(() => localStorage.removeItem(KEY))
  return null
}

/** Storage can be refused (private windows, quota): the dog then lasts as long as the page. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    console.warn(`${KEY}: the browser refuses storage`)
    return null
  }
}

/** Reads the store at first need on the device, never while a server renders. */
function load() {
  if (state.loaded || typeof window === 'undefined') return
  state.loaded = true
  state.dog = read(attempt(() => localStorage.getItem(KEY)))
  window.addEventListener('storage', (event) => {
    // A null key: another tab cleared everything.
    if (event.key === KEY || event.key === null) state.dog = read(event.key === null ? null : event.newValue)
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

/** Null forgets the dog. */
export function setVisitorDog(dog: Dog | null): void {
  load()
  state.dog = dog
  attempt(() =>
    dog ? localStorage.setItem(KEY, JSON.stringify({ version: VERSION, dog })) : localStorage.removeItem(KEY),
  )
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
/** Korea is nine hours ahead of UTC all year. */
const dateInKorea = (date: Date) => new Date(date.getTime() + 9 * 60 * MINUTE).toISOString().slice(0, 10)
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
    clock.now = { moment: momentInKorea(date), today: dateInKorea(date) }
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
