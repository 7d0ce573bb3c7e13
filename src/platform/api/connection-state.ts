import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { type CallOutcome, outcomeOf, SLOW_MS } from '../../../contract/api/call-outcome.ts'

export interface Connection {
  /** As of the last call. The browser's opinion (`navigator.onLine`) is only a reason to make a call. */
  quality: 'online' | 'slow' | 'offline' | 'unstable'
  /** A call has been waiting for longer than `SLOW_MS`. */
  waiting: boolean
}

const state = proxy<Connection>({ quality: 'online', waiting: false })
// The snapshot itself, as an equal object would be a change: decision 0385.
const ONLINE = snapshot(state) as Connection

/** The worker tells of an answer once it has stored it: what is older than the last outcome, but not by more than this, came too late. */
const OUTDATED_MS = 60_000
let asOf = 0

/** `dropped`: aborted by its caller. `at`: when the outcome was known, if that isn't now. */
export function recordOutcome(news: CallOutcome | 'dropped', at?: number): void {
  if (at !== undefined && at < asOf && asOf - at < OUTDATED_MS) return
  asOf = at ?? Date.now()
  state.waiting = news === 'waiting'
  if (news === 'answered') state.quality = 'online'
  if (news === 'failed') state.quality = 'offline'
  if (news === 'broken') state.quality = 'unstable'
  if (news === 'late' || (news === 'waiting' && state.quality === 'online')) state.quality = 'slow'
}

/** Follows a call of the page; report its status, 0 if there was no answer, null if it is no evidence about the network. */
export function trackCall(): (status: number | null, readable?: boolean) => void {
  const began = Date.now()
  let waiting = false
  const timer = setTimeout(() => {
    waiting = true
    recordOutcome('waiting')
  }, SLOW_MS)
  return (status, readable) => {
    clearTimeout(timer)
    if (status !== null) recordOutcome(outcomeOf(status, Date.now() - began, readable))
    else if (waiting) recordOutcome('dropped')
  }
}

export const connection = () => snapshot(state) as Connection

const listen = (changed: () => void) => subscribe(state, changed, true)
export const useConnection = () => useSyncExternalStore(listen, connection, () => ONLINE)
