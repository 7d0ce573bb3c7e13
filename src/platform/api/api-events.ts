import type { Endpoint } from '../../../contract/endpoint.ts'

/** What the call wrapper tells the shell, which decides that it is a toast, a redirect or an overlay. */
export type ApiEvent =
  | { type: 'failed'; message: string; code: string }
  | { type: 'unauthorized'; endpoint: Endpoint }
  /** `true` with the first call that wants a loading display, `false` after the last. */
  | { type: 'busy'; busy: boolean }

/** A loading display stays at least so long per call: one that flashes is worse than none. */
const MIN_BUSY_MS = 300

type Listener = (event: ApiEvent) => void
const listeners = new Set<Listener>()
let busyCalls = 0

export function onApiEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportApiEvent(event: ApiEvent): void {
  for (const listener of listeners) listener(event)
}

/** Counts a call in; the returned function counts it out, `MIN_BUSY_MS` after it began or later. */
export function countBusyCall(): () => void {
  const began = Date.now()
  if (++busyCalls === 1) reportApiEvent({ type: 'busy', busy: true })
  const end = () => {
    if (--busyCalls === 0) reportApiEvent({ type: 'busy', busy: false })
  }
  return () => setTimeout(end, Math.max(0, MIN_BUSY_MS - (Date.now() - began)))
}
