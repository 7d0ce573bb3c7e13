import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { BUILD_HEADER } from '../contract/api/build-header.ts'
import {
  type CallOutcome,
  GIVE_UP_MS,
  CACHED_HEADER,
  isGoneStatus,
  outcomeOf,
  SLOW_MS,
  type WorkerReport,
} from '../contract/api/call-outcome.ts'
import { PINNED_ANSWERS } from '../contract/offline/pinning.ts'

declare const self: ServiceWorkerGlobalScope

/** After a revalidation for a page none follows for this long: reading the new answer must not start another one. */
const FRESH_MS = 3_000
/** Page and address → time of the last revalidation; infinite while one is running. Lost with the worker, which costs one call each. */
const revalidations = new Map<string, number>()
const MAX_REVALIDATIONS = 500

/** The page that asks, or that a navigation opens; absent if the request came from a message. */
const pageOf = ({ resultingClientId, clientId }: Partial<FetchEvent>) => resultingClientId || clientId

const nameOf = ({ url }: Request, { event }: StrategyHandler) => `${pageOf(event)} ${url}`

const isReport = ({ event }: StrategyHandler) => event.type === 'message'

async function notifyPages(
  news: CallOutcome,
  { at = Date.now(), renewed = false, changed = false } = {},
): Promise<void> {
  const message: WorkerReport = { type: 'CALL_NEWS', news, at, renewed, changed }
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message, {})
}

/** Our server says that there is nothing any more: it was deleted, hidden or taken away. A portal's refusal has no build. */
const isGone = ({ status, headers }: Response) => isGoneStatus(status) && headers.has(BUILD_HEADER)

/**
 * Answers from the cache at once, with `CACHED_HEADER`, and revalidates in the background. The page can't see that call, so it is sent
 * the outcome: it updates the state of the connection, and reads again if there is a newer answer.
 */
export class StaleWhileRevalidate extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await handler.cacheMatch(request)
    if (!cached) return this.revalidate(request, handler)
    if (Date.now() - (revalidations.get(nameOf(request, handler)) ?? 0) > FRESH_MS)
      void handler.waitUntil(this.revalidate(request, handler, cached).catch(() => undefined))
    const headers = new Headers(cached.headers)
    headers.set(CACHED_HEADER, '1')
    return new Response(cached.body, { status: cached.status, statusText: cached.statusText, headers })
  }

  /** Also the pinned copy, which would be found next. False if neither was there. */
  private async forget({ url }: Request): Promise<boolean> {
    const opened = await Promise.all([this.cacheName, PINNED_ANSWERS].map((name) => caches.open(name)))
    const deleted = await Promise.all(opened.map((cache) => cache.delete(url, { ignoreVary: true })))
    return deleted.includes(true)
  }

  private async revalidate(request: Request, handler: StrategyHandler, cached?: Response): Promise<Response> {
    const oldTag = cached?.headers.get('ETag')
    const startedAt = Date.now()
    const abort = new AbortController()
    const slow = setTimeout(() => void notifyPages('waiting'), SLOW_MS)
    const timeout = setTimeout(() => abort.abort(), GIVE_UP_MS)
    const name = nameOf(request, handler)
    if (revalidations.size >= MAX_REVALIDATIONS) revalidations.clear()
    revalidations.set(name, Number.POSITIVE_INFINITY)
    let status = 0
    let answeredAt = 0
    let response: Response
    try {
      // Always from the server (which costs a 304): an answer of the browser's HTTP cache would be no evidence about the network. Only what
      // a page reports to have just read, before there was a worker, is there already.
      const cache = isReport(handler) ? 'force-cache' : 'no-cache'
      response = await handler.fetch(new Request(request, { cache, signal: abort.signal }))
      status = response.status
      answeredAt = Date.now()
    } finally {
      clearTimeout(slow)
      clearTimeout(timeout)
      if (status === 200) revalidations.set(name, Date.now())
      else revalidations.delete(name)
      if (status !== 200) void notifyPages(outcomeOf(status, Date.now() - startedAt))
    }
    // A page that is told reads again, and gets the refusal itself.
    if (cached && isGone(response) && (await this.forget(request)))
      void notifyPages('answered', { renewed: true, changed: true })
    if (status === 200) {
      const stored = handler.cachePut(request, response.clone())
      void handler.waitUntil(
        stored.then((renewed) =>
          // What can't be stored is a portal's page. Storing takes a while, in which the network may be lost.
          notifyPages(outcomeOf(status, answeredAt - startedAt, renewed), {
            at: answeredAt,
            renewed: renewed && cached !== undefined,
            changed: renewed && oldTag !== undefined && oldTag !== response.headers.get('ETag'),
          }),
        ),
      )
    }
    return response
  }
}
