import { isMapsScript } from '../../../contract/maps-script.ts'

import type { WorkerReport } from '../../../contract/call-outcome.ts'
import { recordOutcome } from '../api/connection-state.ts'

const SCRIPT = '/sw.js'
/** Newer answers arrive in bursts; the page refetches once for all of them. */
const SETTLE_MS = 500

interface Listeners {
  /** The cache holds newer answers than the page was given; `changed` if the content of one differs. */
  onRenewed: (changed: boolean) => void
}

/** The first view is drawn by then; on a slow phone its own work comes first. */
const IDLE_LIMIT_MS = 4000

/** Resolves once the page is loaded and has nothing to do for a moment, at the latest after a limit. */
async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  await new Promise<unknown>((idle) => {
    // Absent in Safari.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(idle, { timeout: IDLE_LIMIT_MS })
    else setTimeout(idle, 500)
  })
}

/** Registers the worker once the page has loaded and is idle. Undefined if the browser has none, or refuses. */
export async function startServiceWorker({ onRenewed }: Listeners): Promise<ServiceWorkerRegistration | undefined> {
  // Absent on plain http and in some in-app browsers.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!container) return undefined
  // At once: messages of the worker before there is a listener are lost.
  container.addEventListener('message', handleWorkerReport(onRenewed))
  // Its code is fetched before, or a release meanwhile would take it away, and a missing chunk reloads the page.
  const [{ Workbox }] = await Promise.all([import('workbox-window'), untilIdle()])
  const workbox = new Workbox(SCRIPT)

  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) sendFetchedUrls(workbox)
  })
  try {
    return await workbox.register()
  } catch (error) {
    console.warn('The service worker could not be registered', error)
    return undefined
  }
}

const isKept = (url: URL) => /^\/(api|media|assets)\//.test(url.pathname) || isMapsScript(url)

/** Handles the worker's reports on its revalidations. */
function handleWorkerReport(onRenewed: Listeners['onRenewed']) {
  let settling: ReturnType<typeof setTimeout> | undefined
  let changed = false
  return ({ data }: MessageEvent<Partial<WorkerReport> | null>) => {
    if (data?.type !== 'CALL_NEWS' || !data.news) return
    recordOutcome(data.news)
    if (!data.renewed) return
    changed ||= data.changed === true
    settling ??= setTimeout(() => {
      onRenewed(changed)
      settling = undefined
      changed = false
    }, SETTLE_MS)
  }
}

/** The first visit's answers and pictures bypassed the worker; it is sent their addresses, and caches those that it may. */
function sendFetchedUrls(workbox: { messageSW(data: object): Promise<unknown> }): void {
  const seen = new PerformanceObserver((list) => {
    const urlsToCache = (list.getEntries() as PerformanceResourceTiming[])
      .filter(({ name, workerStart }) => workerStart === 0 && isKept(new URL(name)))
      .map(({ name }) => name)
    // workbox-routing's own message: it handles each address by the matching route.
    if (urlsToCache.length > 0) void workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } })
  })
  // Requests in flight when the worker took over arrive here later.
  seen.observe({ type: 'resource', buffered: true })
}
