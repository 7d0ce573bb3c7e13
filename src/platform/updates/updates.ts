import { navigationType } from '../device/navigation-type.ts'
import { holdNavigation, waitForTakeover } from './entrance.ts'
import { hasUnsavedInput, isUsed, resetInput } from './in-progress.ts'
import { isOfWorkersBuild, isPastWorker } from './own-entry.ts'
import { reloadOnce } from './reload-guard.ts'

export const UPDATE_CHECK_MS = 3_600_000

/** While several servers of two builds answer, a page looks for a newer one no more often than this. */
const OTHER_BUILD_MS = 60_000

/**
 * How long a navigation waits for the newer worker, which can't activate while the older one is handling requests: that can take half
 * a minute. Then the path is loaded through the older one, which answers with the newer build's document meanwhile (sw/precache.ts).
 */
export const TAKEOVER_WAIT_MS = 2_000

/** The message of sw/updates.ts and of Workbox's own pages. */
const TAKE_OVER = { type: 'SKIP_WAITING' }

export interface Updates {
  /** Checks for a newer build every hour from now on. */
  watch: (registration: Pick<ServiceWorkerRegistration, 'update' | 'waiting'>) => void
  /** The visitor navigates to another path within the app; the address has already changed. */
  onNavigate: () => void
  /** The app was just opened, with a worker: a build that was released meanwhile is loaded at once, unless the visitor was quicker. */
  onStart: (registration: Pick<ServiceWorkerRegistration, 'update' | 'installing' | 'waiting'>) => Promise<void>
  /** The server is of another build: looks for it now. */
  onOtherBuild: () => void
  /** A chunk of this build is unavailable, usually because the server has a newer build: loads that, if the server answers. */
  onMissingChunk: () => Promise<void>
}

/**
 * Activates newer builds. When one is ready, the next navigation activates it and loads that path in full: a visitor who leaves a
 * screen has no unsent input there. If they have started to use the next screen by then, the navigation after that does.
 * `controlled`: a worker served the page from its start. Another tab may activate a newer build at any time, and the event fires once.
 */
export function watchUpdates(container: ServiceWorkerContainer | undefined, controlled: boolean): Updates {
  let registration: Parameters<Updates['watch']>[0] | undefined
  /** The next navigation is a full load: the worker is of a newer build already, or a chunk of this one is missing. */
  let due = false
  /** The newer worker was activated by the navigation to this screen. */
  let asked = false
  /** This page is of the newer build already; its worker takes over when it can. */
  let ahead = false
  /** Another worker has taken over; whether this page is of its build is not known yet. */
  let asking = false
  let letIn = () => {}
  let checkedAt = 0

  container?.addEventListener('controllerchange', () => {
    // The first worker of a first visit is of the same build as the page.
    if (!controlled) {
      controlled = true
      return
    }
    void onTakenOver()
  })

  async function onTakenOver(): Promise<void> {
    due = true
    asking = true
    // The document came through the older worker: at its start the page may not know that yet.
    const own = await isOfWorkersBuild()
    asking = false
    if (own) {
      due = false
      ahead = false
      return letIn()
    }
    // A slow one becomes active while the visitor is using the screen: the page is not reloaded then.
    if (!asked || (!waitForTakeover() && isUsed()) || !reloadOnce()) letIn()
  }

  /** The navigation continues when it is released; after a timeout it is a full load all the same if that `may` be. */
  function hold(may: () => boolean): void {
    letIn = holdNavigation(TAKEOVER_WAIT_MS, () => may() && !hasUnsavedInput() && reloadOnce())
  }

  function enter({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>, mayLoad = () => true): void {
    if (!waiting) return
    if (!ahead) {
      asked = true
      hold(mayLoad)
    }
    waiting.postMessage(TAKE_OVER)
  }

  function check(): void {
    checkedAt = Date.now()
    // Without a network the check fails.
    registration?.update().catch(() => undefined)
  }

  return {
    watch(found) {
      registration = found
      checkedAt = Date.now()
      setInterval(check, UPDATE_CHECK_MS)
      // A suspended tab's timers stop.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && Date.now() - checkedAt >= UPDATE_CHECK_MS) check()
      })
    },
    async onStart(found) {
      if (!controlled) return
      await found.update().catch(() => undefined)
      const newer = found.installing ?? found.waiting
      if (!newer) return
      ahead = newer === found.waiting && (await isPastWorker())
      await untilInstalled(newer)
      if (!isUsed() && !hasUnsavedInput()) enter(found, () => !isUsed() && !wasReloaded())
    },
    onOtherBuild() {
      if (!registration) due = true
      else if (Date.now() - checkedAt > OTHER_BUILD_MS) check()
    },
    onNavigate() {
      resetInput()
      asked = false
      if (asking) {
        asked = true
        return hold(() => true)
      }
      if (due) {
        if (reloadOnce()) hold(() => false)
        return
      }
      if (registration) enter(registration)
      // A quick visitor navigates before this page's own registration has finished.
      else void container?.getRegistration().then((found) => found && enter(found))
    },
    async onMissingChunk() {
      if (!(await bringNewest(container))) return
      if (hasUnsavedInput()) due = true
      else reloadOnce()
    },
  }
}

/**
 * Activates the worker of the newest build, if there is one: the older one would answer with its own page again. False if
 * the server can't be reached; then a reload would lose the current page.
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

/** If that didn't bring the newer build, another reload at once wouldn't. */
const wasReloaded = () => navigationType() === 'reload'

async function untilInstalled(worker: ServiceWorker): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => void (worker.state !== 'installing' && resolve())
    worker.addEventListener('statechange', look)
    look()
  })
}

/** Resolves when the worker has taken over, or never will, or can't soon. */
async function takeOver(worker: ServiceWorker, container: ServiceWorkerContainer): Promise<void> {
  await new Promise<void>((resolve) => {
    const ask = () => {
      if (worker.state === 'installing') return
      if (worker.state !== 'installed') return resolve()
      container.addEventListener('controllerchange', () => resolve(), { once: true })
      // The older worker answers a reload with the newer document then.
      setTimeout(resolve, TAKEOVER_WAIT_MS)
      worker.postMessage(TAKE_OVER)
    }
    worker.addEventListener('statechange', ask)
    ask()
  })
}
