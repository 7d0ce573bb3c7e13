import { isInProgress, isUsed, startScreen } from './in-progress.ts'
import { reloadOnce } from './reload-guard.ts'

export const UPDATE_CHECK_MS = 3_600_000

/**
 * So long a navigation waits for the newer worker, which needs the older one to have nothing to do: requests in the same moment can keep
 * that in its place for half a minute, whatever is asked. Then the navigation goes on without.
 */
export const HOLD_MS = 2_000

/** As sw/updates.ts and Workbox's own pages understand it. */
const TAKE_OVER = { type: 'SKIP_WAITING' }

let entrance: Promise<void> | undefined
/** Where a navigation is to be loaded in full in a moment, nothing is fetched for it from the older build: waits a moment. */
export const untilTakenOver = (): Promise<void> | undefined => entrance

export interface Updates {
  /** Looks for a newer build every hour from now on. */
  watch: (registration: Pick<ServiceWorkerRegistration, 'update' | 'waiting'>) => void
  /** The visitor goes to another path within the app; the address has already changed. */
  onNavigate: () => void
  /** A part of this build can't be had, most often because the server has a newer one: loads that, if the server answers. */
  onMissingPart: () => Promise<void>
}

/**
 * Brings newer builds in. When one is there, the next navigation activates it and loads that path in full: whoever leaves a screen
 * has nothing half-typed there any more. Who has begun to use the next by then loads with the navigation after that.
 * To be called before anything is awaited: another tab may activate a newer build at any time, and says so once.
 */
export function watchUpdates(container: ServiceWorkerContainer | undefined): Updates {
  let controlled = container?.controller != null
  let registration: Parameters<Updates['watch']>[0] | undefined
  /** The next navigation loads in full: the worker is of a newer build already, or a part of this one is missing. */
  let due = false
  /** The newer worker was asked for by the navigation to this screen. */
  let asked = false
  let letIn: (() => void) | undefined
  let checkedAt = Date.now()

  container?.addEventListener('controllerchange', () => {
    // The first worker of a first visit takes over what it already fits.
    if (!controlled) {
      controlled = true
      return
    }
    due = true
    // A slow one finds the visitor at work already: nothing is pulled from under his hands.
    if (!asked || (!letIn && isUsed()) || !reloadOnce()) letIn?.()
  })

  /** The navigation goes on when it is let in, or after a while by itself. */
  function hold(): void {
    entrance = new Promise<void>((resolve) => {
      letIn = () => {
        letIn = undefined
        entrance = undefined
        resolve()
      }
      setTimeout(letIn, HOLD_MS)
    })
  }

  function enter({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>): void {
    if (!waiting) return
    asked = true
    hold()
    waiting.postMessage(TAKE_OVER)
  }

  function check(): void {
    checkedAt = Date.now()
    // Without a network there is nothing to hear.
    registration?.update().catch(() => undefined)
  }

  return {
    watch(found) {
      registration = found
      setInterval(check, UPDATE_CHECK_MS)
      // A sleeping tab's clock stands still.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && Date.now() - checkedAt >= UPDATE_CHECK_MS) check()
      })
    },
    onNavigate() {
      startScreen()
      asked = false
      if (due) {
        if (reloadOnce()) hold()
        return
      }
      if (registration) enter(registration)
      // Whoever is quick navigates before this page's own registration is through.
      else void container?.getRegistration().then((found) => found && enter(found))
    },
    async onMissingPart() {
      if (!(await bringNewest(container))) return
      if (isInProgress()) due = true
      else reloadOnce()
    },
  }
}

/**
 * Has the worker of the newest build take over, if there is one: the older one would answer with its own page again. False where
 * the server can't be reached; then loading anew would lose the page that there is.
 */
async function bringNewest(container: ServiceWorkerContainer | undefined): Promise<boolean> {
  try {
    const registration = container?.controller && (await container.getRegistration())
    if (!container || !registration) return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
    await registration.update()
    const newer = registration.installing ?? registration.waiting
    if (newer) await takeOver(newer, container)
    return true
  } catch {
    return false
  }
}

/** Resolves when the worker has taken over, or never will. */
async function takeOver(worker: ServiceWorker, container: ServiceWorkerContainer): Promise<void> {
  await new Promise<void>((resolve) => {
    const ask = () => {
      if (worker.state === 'installing') return
      if (worker.state !== 'installed') return resolve()
      container.addEventListener('controllerchange', () => resolve(), { once: true })
      worker.postMessage(TAKE_OVER)
    }
    worker.addEventListener('statechange', ask)
    ask()
  })
}
