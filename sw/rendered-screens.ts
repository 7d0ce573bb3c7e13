import { buildTag, BUILD_HEADER } from '../contract/api/build-header.ts'
import { isRenderedPath } from '../contract/offline/rendered-screens.ts'
import { hasType } from './intact.ts'
import { CORE } from './manifest.ts'
import { revalidateAnswer } from './runtime-cache.ts'

declare const self: ServiceWorkerGlobalScope

/** The shell is at hand, and takes about this much longer to draw a screen on a fast phone, several times as long on a slow one. */
const PATIENCE_MS = 800
/** After HTML that came too late or not at all, the shell is answered at once for this long. */
const NO_RETRY_MS = 60_000
/** The page is drawn by then; only what it shows is worth the line before. */
const ANSWERS_AFTER_MS = 1000

let missedAt = Number.NEGATIVE_INFINITY

/**
 * The server's HTML of a screen, which is seen in less than half of the time that the shell takes (0702); undefined where the shell is to be
 * answered. Its answers are cached as if the page had asked for them.
 */
export async function renderedScreen(event: FetchEvent, { pathname, href }: URL): Promise<Response | undefined> {
  if (!isRenderedPath(pathname) || !isFresh(event.request) || isSlow()) return undefined
  const response = await fetchSoon(href)
  if (!response || !isOfThisBuild(response)) return undefined
  event.waitUntil(cacheAnswersOf(response.clone(), event))
  return response
}

/** A reload, or a way back, is to show lists as long as they were: the page knows that, not the server. */
const isFresh = ({ cache, method }: Request) => cache === 'default' && method === 'GET'

/** `connection` is absent in Safari and Firefox, which leaves the bound of time. */
function isSlow(): boolean {
  const { onLine, connection } = self.navigator as WorkerNavigator & {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  const isWeak = connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
  return !onLine || isWeak || Date.now() - missedAt < NO_RETRY_MS
}

async function fetchSoon(address: string): Promise<Response | undefined> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS)
  try {
    // A request of a navigation can't be given a signal. What leads elsewhere is followed by the page's router.
    return await fetch(address, { headers: { Accept: 'text/html' }, redirect: 'manual', signal: abort.signal })
  } catch {
    missedAt = Date.now()
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Neither a portal's page nor that of another build, whose files aren't on the device. */
function isOfThisBuild(response: Response): boolean {
  const tag = response.headers.get(BUILD_HEADER)
  return (
    response.status === 200 &&
    hasType(response, 'text/html') &&
    CORE.some(({ url }) => tag === buildTag(/([\w-]+)\.js$/.exec(url)?.[1] ?? ''))
  )
}

/** The HTML names the addresses of the answers in it (server/http/page/rendered-pages.ts). */
async function cacheAnswersOf(page: Response, event: FetchEvent): Promise<void> {
  const [, names = ''] = /<script [^>]*id="state" data-addresses="([^"]*)"/.exec(await page.text()) ?? []
  await new Promise((resolve) => setTimeout(resolve, ANSWERS_AFTER_MS))
  const addresses = names.replaceAll('&quot;', '"').replaceAll('&amp;', '&').split(' ').filter(Boolean)
  await Promise.allSettled(addresses.map((address) => revalidateAnswer(address, event)))
}
