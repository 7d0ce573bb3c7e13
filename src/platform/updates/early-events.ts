/** What the worker told before the code that handles it was loaded (src/app/offline/offline.ts): each event is dispatched once. */
export interface EarlyEvents {
  /** A worker served this page from its start. */
  controlled: boolean
  /** Dispatches what came so far, to listeners that are there by now. */
  replay: () => void
}

export function collectEarlyEvents(): EarlyEvents {
  // Absent on plain http and in some in-app browsers.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const early: Event[] = []
  const collect = (event: Event) => void early.push(event)
  for (const type of ['message', 'controllerchange']) container?.addEventListener(type, collect)
  return {
    controlled: container?.controller != null,
    replay() {
      for (const type of ['message', 'controllerchange']) container?.removeEventListener(type, collect)
      for (const event of early.splice(0)) container?.dispatchEvent(event)
    },
  }
}
