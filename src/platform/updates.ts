import { reloadOnce } from './reload-guard.ts'

export const UPDATE_CHECK_MS = 3_600_000
/** A newer worker that takes over later than this finds the visitor busy with the screen: then the navigation after it loads. */
export const TAKE_OVER_MS = 3_000

export interface Updates {
  /** The visitor goes to another path within the app; the address has already changed. */
  onNavigate: () => void
}

/**
 * Looks for a newer build every hour. When one is there, the next navigation activates it and loads that path in full: whoever
 * leaves a screen has nothing half-typed there any more.
 */
export function watchUpdates(
  registration: Pick<ServiceWorkerRegistration, 'update' | 'waiting'>,
  container: ServiceWorkerContainer,
): Updates {
  let controlled = container.controller !== null
  /** `taken`: this tab or another has activated it, and no further controllerchange will come. */
  let newer: 'none' | 'taken' = 'none'
  let askedAt = Number.NEGATIVE_INFINITY

  container.addEventListener('controllerchange', () => {
    // The first worker of a first visit takes over what it already fits.
    if (!controlled) {
      controlled = true
      return
    }
    newer = 'taken'
    if (Date.now() - askedAt <= TAKE_OVER_MS) reloadOnce()
  })
  setInterval(() => {
    // Without a network there is nothing to hear.
    registration.update().catch(() => undefined)
  }, UPDATE_CHECK_MS)

  return {
    onNavigate() {
      if (newer === 'taken') reloadOnce()
      else if (registration.waiting) {
        askedAt = Date.now()
        // As sw/updates.ts and Workbox's own pages understand it.
        registration.waiting.postMessage({ type: 'SKIP_WAITING' })
      }
    },
  }
}

/** A chunk that can't be had is one of an older build, most often: the page in full brings the newer. */
export function reloadOnChunkFailure(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    leaveItToTheGuard(payload)
    reloadOnce()
  })
}

/** The router would load the page anew by itself, past our guard, unless it finds its own note that it has done so. */
function leaveItToTheGuard({ message }: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    // Then nothing is remembered, and the router's note wouldn't be either.
  }
}
