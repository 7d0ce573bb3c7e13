import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { type CallOutcome, newsOf, SLOW_MS } from '../../../contract/call-news.ts'

export interface Connection {
  /** As the last call found it. What the browser believes (`navigator.onLine`) is no more than a reason to call. */
  quality: 'online' | 'slow' | 'offline'
  /** A call has been on its way for longer than an answer may take. */
  waiting: boolean
}

const ONLINE: Connection = { quality: 'online', waiting: false }
const state = proxy<Connection>({ ...ONLINE })

/** `dropped`: whoever called no longer wants to know. */
export function noteCall(news: CallOutcome | 'dropped'): void {
  state.waiting = news === 'waiting'
  if (news === 'answered') state.quality = 'online'
  if (news === 'failed') state.quality = 'offline'
  if (news === 'late' || (news === 'waiting' && state.quality === 'online')) state.quality = 'slow'
}

/** Follows a call of the page; to be told its status, 0 where no answer came, null where that says nothing of the network. */
export function followCall(): (status: number | null) => void {
  const began = Date.now()
  let waiting = false
  const timer = setTimeout(() => {
    waiting = true
    noteCall('waiting')
  }, SLOW_MS)
  return (status) => {
    clearTimeout(timer)
    if (status !== null) noteCall(newsOf(status, Date.now() - began))
    else if (waiting) noteCall('dropped')
  }
}

export const connection = () => snapshot(state) as Connection

const listen = (changed: () => void) => subscribe(state, changed, true)
export const useConnection = () => useSyncExternalStore(listen, connection, () => ONLINE)
