import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { isListOf, isString } from '../../lib/guards.ts'
import { readStored, writeStored } from '../../platform/device/storage.ts'
import { forget, MAX_RECENT, remember, normalizeWord } from './model.ts'

/** Searched words stay on the visitor's device. */
const KEY = 'daengdaeng.words'
const read = () => (readStored(KEY, isListOf(isString)) ?? []).map(normalizeWord).filter(Boolean).slice(0, MAX_RECENT)

const state = proxy({ words: [] as string[] })
let loaded = false

/** Reads the store at first use on the device, never while a server renders. */
function load() {
  if (loaded || typeof window === 'undefined') return
  loaded = true
  const words = read()
  if (words.length > 0) state.words = words
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) state.words = read()
  })
}

function set(change: (words: readonly string[]) => string[]) {
  load()
  const words = change(state.words)
  state.words = words
  writeStored(KEY, words)
}

export const rememberWord = (word: string) => set((words) => remember(words, word))
export const forgetWord = (word: string) => set((words) => forget(words, word))
export const forgetAllWords = () => set(() => [])

// The snapshot itself, as an equal object would be a change: decision 0385.
const NONE: readonly string[] = snapshot(state).words
const listen = (changed: () => void) => subscribe(state, changed, true)

function current(): readonly string[] {
  load()
  return snapshot(state).words
}

/** The visitor's recent searches, newest first; none in HTML from the server. */
export const useRecentWords = () => useSyncExternalStore(listen, current, () => NONE)
