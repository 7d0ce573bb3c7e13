import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { forget, MAX_RECENT, remember, tidyWord } from './model.ts'

/** Searched words stay on the visitor's device. */
const KEY = 'daengdaeng.words'
const Stored = v.pipe(v.array(v.string()), v.transform((words) => words.map(tidyWord).filter(Boolean).slice(0, MAX_RECENT)))

const state = proxy({ words: [] as string[], loaded: false })

function read(text: string | null): string[] {
  try {
    const stored = v.safeParse(Stored, JSON.parse(text ?? '[]'))
    return stored.success ? stored.output : []
  } catch {
    return []
  }
}

/** Storage can be refused (private windows, quota): the words then last as long as the page. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** Reads the store at first need on the device, never while a server renders. */
function load() {
  if (state.loaded || typeof window === 'undefined') return
  state.loaded = true
  state.words = read(attempt(() => localStorage.getItem(KEY)))
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) state.words = read(event.key === null ? null : event.newValue)
  })
}

function set(words: string[]) {
  state.words = words
  attempt(() => (words.length > 0 ? localStorage.setItem(KEY, JSON.stringify(words)) : localStorage.removeItem(KEY)))
}

export function rememberWord(word: string): void {
  load()
  set(remember(state.words, word))
}

export function forgetWord(word: string): void {
  load()
  set(forget(state.words, word))
}

export function forgetAllWords(): void {
  load()
  set([])
}

const NONE: readonly string[] = []

function currentWords(): readonly string[] {
  load()
  return snapshot(state).words
}

/** The words that this visitor searched last, newest first; none in HTML from the server. */
export function useRecentWords(): readonly string[] {
  return useSyncExternalStore(
    (changed) => subscribe(state, changed, true),
    currentWords,
    () => NONE,
  )
}
