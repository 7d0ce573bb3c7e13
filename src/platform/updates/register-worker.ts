import { Workbox } from 'workbox-window'
import { isMapsScript } from '../../../contract/regions/maps-script.ts'
import { within } from '../../lib/within.ts'
import { askWorker } from '../offline/ask-worker.ts'
import { isMetered, isSlow } from '../offline/line.ts'

const SCRIPT = '/sw.js'
/** The first screen and the screens' code have arrived by then on any line that is worth fetching the map's engine on. */
const MAP_AFTER_MS = 8_000

/** The code of the screens may take half a minute on a weak line; a worker that can't be installed never fetches it. */
const SCREENS_MS = 60_000

export interface Registered {
  registration: ServiceWorkerRegistration
  /** Settled once the worker has tried to fetch the code of all screens. */
  screens: Promise<unknown>
}

/** Registers the worker, and has it fetch what the app needs without a network. Undefined if the browser refuses. */
export async function registerWorker(): Promise<Registered | undefined> {
  const workbox = new Workbox(SCRIPT)
  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) sendFetchedUrls(workbox)
  })
  try {
    const registration = await workbox.register()
    return registration && { registration, screens: within(SCREENS_MS, fetchFiles()).catch(() => undefined) }
  } catch (error) {
    console.warn('The service worker could not be registered', error)
    return undefined
  }
}

/** The open screen comes first (`sendFetchedUrls`), then the code of the others, then the map's engine. */
async function fetchFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  setTimeout(() => {
    if (!isMetered() && !isSlow()) whenIdle(() => active.postMessage({ type: 'FETCH_MAP' }, {}))
  }, MAP_AFTER_MS)
  await askWorker(active, { type: 'FETCH_SCREENS' }, SCREENS_MS)
}

/** Absent in Safari. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 0)

const isKept = (url: URL) => /^\/(api|media|assets)\//.test(url.pathname) || isMapsScript(url)

/** The first visit's answers and pictures bypassed the worker; it is sent their addresses, and caches those that it may. */
function sendFetchedUrls(workbox: Workbox): void {
  const send = (urlsToCache: readonly string[] = []) => {
    // workbox-routing's own message: it handles each address by the matching route.
    if (urlsToCache.length > 0) void workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } })
  }
  // Answers that came with the server's HTML were never fetched.
  send(document.getElementById('state')?.dataset['addresses']?.split(' '))
  const seen = new PerformanceObserver((list) =>
    send(
      (list.getEntries() as PerformanceResourceTiming[])
        .filter(({ name, workerStart }) => workerStart === 0 && isKept(new URL(name)))
        .map(({ name }) => name),
    ),
  )
  // Requests in flight when the worker took over arrive here later.
  seen.observe({ type: 'resource', buffered: true })
}
