import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { isMapsScript } from '../contract/regions/maps-script.ts'

/** The script itself, its engine and two libraries. */
const PARTS = 4
const MONTH_SECONDS = 30 * 86_400

/** Answers from the cache at once, revalidates in the background. */
class StaleWithCors extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const renewed = this.renew(request, handler)
    void handler.waitUntil(renewed.catch(() => undefined))
    return (await handler.cacheMatch(request)) ?? renewed
  }

  /** With CORS if the host allows it: an opaque answer costs some 2 MB of quota, and may be an error page. */
  private async renew(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler
      .fetch(new Request(request, { mode: 'cors', credentials: 'omit' }))
      .catch(() => handler.fetch(new Request(request, { mode: 'no-cors' })))
    void handler.waitUntil(handler.cachePut(request, response.clone()))
    return response
  }
}

/** The operator's maps script is on another host; cached, the map works while that is unreachable. */
export function cacheMapsScript(): void {
  registerRoute(
    ({ url }) => isMapsScript(url),
    new StaleWithCors({
      cacheName: 'maps-script',
      plugins: [
        new CacheableResponsePlugin({ statuses: [0, 200] }),
        new ExpirationPlugin({ maxEntries: PARTS, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
      ],
    }),
  )
}
