import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { isListOf, isNumber, isOneOf, isShape } from '../../../lib/guards.ts'
import { readStored, writeStored } from '../../../platform/device/storage.ts'

/** Which of a member's dogs stay at home: stored on this device only, deleted by a logout. */
const KEY = 'daengdaeng.travel'
const isChoice = (home: unknown): home is number[] => isListOf(isNumber)(home) && home.length <= 100
const isStored = isShape({ version: isOneOf([1]), userId: isNumber, home: isChoice })
interface Choice {
  userId: number
  home: number[]
}

const NONE: readonly number[] = []
const state = proxy<{ choice: Choice | null; loaded: boolean }>({ choice: null, loaded: false })

const read = () => readStored(KEY, isStored)

function load() {
  if (state.loaded || typeof window === 'undefined') return
  state.loaded = true
  state.choice = read()
  // Another tab wrote; a null key means that everything was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) state.choice = read()
  })
}

const listen = (changed: () => void) => subscribe(state, changed, true)

/** Ids of this member's dogs that don't travel today. */
export function getDogsAtHome(userId: number | null): readonly number[] {
  load()
  const { choice } = snapshot(state)
  return choice && choice.userId === userId ? choice.home : NONE
}

export const useDogsAtHome = (userId: number | null) =>
  useSyncExternalStore(
    listen,
    () => getDogsAtHome(userId),
    () => NONE,
  )

export function setDogsAtHome(userId: number, home: number[]): void {
  load()
  state.choice = { userId, home }
  writeStored(KEY, { version: 1, userId, home })
}
