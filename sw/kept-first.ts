import { Strategy, type StrategyHandler } from 'workbox-strategies'
import {
  type CallOutcome,
  GIVE_UP_MS,
  CACHED_HEADER,
  newsOf,
  SLOW_MS,
  type WorkerReport,
} from '../contract/call-news.ts'

declare const self: ServiceWorkerGlobalScope

/** An answer that was renewed so lately for a page is not renewed again for it: reading the new one must not set that off in turn. */
const FRESH_MS = 3_000
/** Page and address → when it was last renewed; infinite while that is under way. Forgotten with the worker, which costs a call each. */
const renewals = new Map<string, number>()
const MAX_RENEWALS = 500

/** The page is absent where a message, not a page, asked. */
const nameOf = ({ url }: Request, { event }: StrategyHandler) => `${(event as Partial<FetchEvent>).clientId} ${url}`

async function notifyPages(news: CallOutcome, { renewed = false, changed = false } = {}): Promise<void> {
  const message: WorkerReport = { type: 'CALL_NEWS', news, renewed, changed }
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message, {})
}

/**
 * The kept answer at once, marked, and a new one fetched behind it. As the page can't see that call, it is told how it went: by
 * that it knows how the connection is, and that there is something newer to read.
 */
export class StaleWhileRevalidate extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request)
    if (!kept) return this.renew(request, handler)
    if (Date.now() - (renewals.get(nameOf(request, handler)) ?? 0) > FRESH_MS)
      void handler.waitUntil(this.renew(request, handler, kept).catch(() => undefined))
    const headers = new Headers(kept.headers)
    headers.set(CACHED_HEADER, '1')
    return new Response(kept.body, { status: kept.status, statusText: kept.statusText, headers })
  }

  private async renew(request: Request, handler: StrategyHandler, kept?: Response): Promise<Response> {
    const before = kept?.headers.get('ETag')
    const began = Date.now()
    const abort = new AbortController()
    const late = setTimeout(() => void notifyPages('waiting'), SLOW_MS)
    const enough = setTimeout(() => abort.abort(), GIVE_UP_MS)
    const name = nameOf(request, handler)
    if (renewals.size >= MAX_RENEWALS) renewals.clear()
    renewals.set(name, Number.POSITIVE_INFINITY)
    let status = 0
    let response: Response
    try {
      // Asked of the server each time (which costs a 304): an answer of the browser's cache would be no news of the network.
      response = await handler.fetch(new Request(request, { cache: 'no-cache', signal: abort.signal }))
      status = response.status
    } finally {
      clearTimeout(late)
      clearTimeout(enough)
      if (status === 200) renewals.set(name, Date.now())
      else renewals.delete(name)
      if (status !== 200) void notifyPages(newsOf(status, Date.now() - began))
    }
    if (status === 200) {
      const stored = handler.cachePut(request, response.clone())
      void handler.waitUntil(
        stored.then((renewed) =>
          notifyPages(newsOf(status, Date.now() - began), {
            renewed: renewed && kept !== undefined,
            changed: before !== undefined && before !== response.headers.get('ETag'),
          }),
        ),
      )
    }
    return response
  }
}
