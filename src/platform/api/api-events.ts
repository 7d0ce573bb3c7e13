import type { Endpoint } from '../../../contract/api/endpoint.ts'

/** What the call wrapper reports to the shell, which shows a toast, redirects or shows an overlay. */
export type ApiEvent =
  /** The server's build, as in `BUILD_HEADER`. */
  | { type: 'build'; tag: string }
  | { type: 'failed'; message: string; code: string }
  | { type: 'unauthorized'; endpoint: Endpoint }
  /** `true` when the first call with a loading display starts, `false` after the last has ended. */
  | { type: 'busy'; busy: boolean }

/** Minimum duration of a loading display per call: a flash is worse than none. */
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

/** Starts counting a call; the returned function ends it, no earlier than `MIN_BUSY_MS` after its start. */
export function trackBusyCall(): () => void {
  const began = Date.now()
  if (++busyCalls === 1) reportApiEvent({ type: 'busy', busy: true })
  const end = () => {
    if (--busyCalls === 0) reportApiEvent({ type: 'busy', busy: false })
  }
  return () => setTimeout(end, Math.max(0, MIN_BUSY_MS - (Date.now() - began)))
}
