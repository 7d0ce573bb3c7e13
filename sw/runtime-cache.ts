import { BroadcastUpdatePlugin } from 'workbox-broadcast-update'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import type { OfflineKind } from '../contract/endpoint.ts'
import { OFFLINE_BOUNDS } from '../contract/offline.ts'
import { kindOf } from './addresses.ts'
import { pinnedAnswers } from './pinned-plugins.ts'

/** Answers of the contract's public reads: the kept one at once, a new one fetched behind it; pages hear when it differs. */
export function keepAnswers(): void {
  for (const kind of Object.keys(OFFLINE_BOUNDS) as OfflineKind[]) {
    registerRoute(
      ({ request, url, sameOrigin }) => sameOrigin && kindOf({ method: request.method, url }) === kind,
      new StaleWhileRevalidate({
        cacheName: `answers-${kind}`,
        plugins: [
          new CacheableResponsePlugin({ statuses: [200] }),
          new ExpirationPlugin({ ...OFFLINE_BOUNDS[kind], purgeOnQuotaError: true }),
          new BroadcastUpdatePlugin({ headersToCheck: ['ETag'] }),
          ...(kind === 'detail' ? [pinnedAnswers()] : []),
        ],
      }),
    )
  }
}
