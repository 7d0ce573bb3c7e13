import type { WorkerReport } from '../../../contract/api/call-outcome.ts'
import { recordOutcome } from '../api/connection-state.ts'
import { loadInlinedFiles } from './inlined-files.ts'
import { type Registered, registerWorker } from './register-worker.ts'

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

/** Registers the worker once the page has loaded and is idle. Undefined if the browser refuses. Listens to the worker at once. */
export async function startServiceWorker(
  container: ServiceWorkerContainer,
  { onRenewed }: Listeners,
): Promise<Registered | undefined> {
  container.addEventListener('message', handleWorkerReport(onRenewed))
  await untilIdle()
  loadInlinedFiles(container)
  return registerWorker()
}

/** Handles the worker's reports on its revalidations. */
function handleWorkerReport(onRenewed: Listeners['onRenewed']) {
  let settling: ReturnType<typeof setTimeout> | undefined
  let changed = false
  return ({ data }: MessageEvent<Partial<WorkerReport> | null>) => {
    if (data?.type !== 'CALL_NEWS' || !data.news) return
    recordOutcome(data.news, data.at)
    if (!data.renewed) return
    changed ||= data.changed === true
    settling ??= setTimeout(() => {
      onRenewed(changed)
      settling = undefined
      changed = false
    }, SETTLE_MS)
  }
}
