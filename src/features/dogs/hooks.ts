import { useSyncExternalStore } from 'react'
import { watchClock } from './state.ts'

const MINUTE = 60_000
const startOfMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE

/** The start of the present minute in ms, for ages in words; null in HTML from the server. */
export const useMinute = (): number | null => useSyncExternalStore(watchClock, startOfMinute, () => null)
