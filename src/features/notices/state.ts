import { useSyncExternalStore } from 'react'
import { proxy, ref, subscribe } from 'valtio/vanilla'
import { isListOf, isNumber } from '../../lib/guards.ts'
import { readStored, writeStored } from '../../platform/device/storage.ts'
import { withRead } from './model.ts'

/** Which notices were read on this device. */
const KEY = 'daengdaeng.notices'
const NONE: readonly number[] = []
const state = proxy({ read: ref(NONE) })
let loaded = false

/** Reads the store at first use on the device, never while a server renders. */
function load(): void {
  if (loaded) return
  loaded = true
  state.read = ref(readStored(KEY, isListOf(isNumber)) ?? NONE)
}

export function markRead(id: number): void {
  load()
  const next = withRead(state.read, id)
  if (next === state.read) return
  state.read = ref(next)
  writeStored(KEY, next)
}

const listen = (changed: () => void) => subscribe(state, changed, true)
const snapshot = () => {
  load()
  return state.read
}
export const useReadNotices = () => useSyncExternalStore(listen, snapshot, () => NONE)
