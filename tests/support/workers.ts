import type { Page } from '@playwright/test'

/** DevTools' data on a worker. */
interface Version {
  versionId: string
  registrationId: string
  status: string
  runningStatus: string
}

/**
 * Once a page asks a newer worker to take over, the older one is stopped. A browser does so itself as soon as the older one is idle,
 * but a request that reaches it in the same moment can delay that by half a minute, and each further one by as long again
 * (docs/decisions/0106). When that happens is up to the browser; the tests are about what the page does then.
 */
export async function stopOlderWhenAsked(page: Page): Promise<void> {
  const context = page.context()
  const devTools = await context.newCDPSession(page)
  const versions = new Map<string, Version>()
  let asked = false

  const stopOlder = () => {
    const all = [...versions.values()]
    for (const { versionId, registrationId, status, runningStatus } of all) {
      const isOutlived = all.some((other) => other.registrationId === registrationId && other.status === 'installed')
      if (!isOutlived || status !== 'activated') continue
      // It may have ended meanwhile, or the page, and with it the session.
      if (runningStatus === 'running') devTools.send('ServiceWorker.stopWorker', { versionId }).catch(() => undefined)
    }
  }
  devTools.on('ServiceWorker.workerVersionUpdated', ({ versions: updated }) => {
    for (const version of updated) {
      versions.set(version.versionId, version)
      // The one that was asked to take over.
      if (version.status === 'activating') asked = false
    }
    if (asked) stopOlder()
  })
  await devTools.send('ServiceWorker.enable')
  await context.exposeBinding('newerWasAsked', () => {
    asked = true
    stopOlder()
  })
  await context.addInitScript(() => {
    const post = Reflect.get(ServiceWorker.prototype, 'postMessage') as (...message: [{ type?: unknown }]) => void
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, ...message: [{ type?: unknown }]) {
      Reflect.apply(post, this, message)
      if (message[0].type === 'SKIP_WAITING') (window as { newerWasAsked?: () => void }).newerWasAsked?.()
    }
  })
}

/** State of the newer worker, if there is one. */
export const waiting = (page: Page): Promise<ServiceWorkerState | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)

/** Runs the hourly check for updates. */
export const checkForNewer = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
