import type { WorkerReport } from '../../../contract/call-outcome.ts'
import { recordOutcome } from '../api/connection-state.ts'

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
  const [{ registerWorker }] = await Promise.all([import('./register-worker.ts'), untilIdle()])
  return registerWorker()
}

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
