import { useSyncExternalStore } from 'react'
import { proxy, subscribe } from 'valtio/vanilla'
import { isNumber, isOneOf, isShape } from '../../lib/guards.ts'
import { readStored, writeStored } from '../../platform/device/storage.ts'
import { DISMISSED_MS } from './model.ts'

const KEY = 'daengdaeng.install'
/** Milliseconds since 1970 until which the banner or bar isn't shown again. */
const isStored = isShape({ version: isOneOf([1]), banner: isNumber, inApp: isNumber })
interface Quiet {
  version: 1
  banner: number
  inApp: number
}
/** What can be dismissed. */
export type Dismissible = 'banner' | 'inApp'

const state = proxy<{ quiet: Quiet | null }>({ quiet: null })

function load(): Quiet {
  state.quiet ??= readStored(KEY, isStored) ?? { version: 1, banner: 0, inApp: 0 }
  return state.quiet
}

/** Dismisses it for thirty days, on this device. */
export function dismissProposal(what: Dismissible): void {
  load()[what] = Date.now() + DISMISSED_MS
  writeStored(KEY, state.quiet)
}

const listen = (changed: () => void) => subscribe(state, changed, true)

/** Whether it was dismissed within that time. */
export const useDismissed = (what: Dismissible): boolean =>
  useSyncExternalStore(
    listen,
    () => Date.now() < load()[what],
    () => true,
  )
