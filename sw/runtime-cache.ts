import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import type { OfflineKind } from '../contract/endpoint.ts'
import { OFFLINE_BOUNDS } from '../contract/offline-shape.ts'
import { kindOf } from './addresses.ts'
import { StaleWhileRevalidate } from './stale-while-revalidate.ts'
import { pinnedAnswers } from './pinned-plugins.ts'

/** Answers of the contract's public reads: the cached one at once, revalidated in the background; pages are notified of a newer one. */
export function cacheAnswers(): void {
  for (const kind of Object.keys(OFFLINE_BOUNDS) as OfflineKind[]) {
    registerRoute(
      ({ request, url, sameOrigin }) =>
        // Calls with `no-store` need the server's current answer.
        sameOrigin && request.cache !== 'no-store' && kindOf({ method: request.method, url }) === kind,
      new StaleWhileRevalidate({
        cacheName: `answers-${kind}`,
        plugins: [
          { cacheWillUpdate: async ({ response }) => (isOurs(response) ? response : null) },
          // A full disk deletes all of kind `list`, which is easily fetched again; details are kept.
          new ExpirationPlugin({ ...OFFLINE_BOUNDS[kind], purgeOnQuotaError: kind === 'list' }),
          ...(kind === 'detail' ? [pinnedAnswers()] : []),
        ],
      }),
    )
  }
}

/** The sign-in page of a hotel's network has status 200 too. */
const isOurs = ({ status, headers }: Response) =>
  status === 200 && headers.get('Content-Type')?.startsWith('application/json') === true
