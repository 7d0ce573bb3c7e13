import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import type { OfflineKind } from '../contract/endpoint.ts'
import { OFFLINE_BOUNDS } from '../contract/offline-shape.ts'
import { kindOf } from './addresses.ts'
import { StaleWhileRevalidate } from './kept-first.ts'
import { pinnedAnswers } from './pinned-plugins.ts'

/** Answers of the contract's public reads: the kept one at once, a new one fetched behind it; pages hear when there is one. */
export function cacheAnswers(): void {
  for (const kind of Object.keys(OFFLINE_BOUNDS) as OfflineKind[]) {
    registerRoute(
      ({ request, url, sameOrigin }) =>
        // A call that wants the server's own word says so.
        sameOrigin && request.cache !== 'no-store' && kindOf({ method: request.method, url }) === kind,
      new StaleWhileRevalidate({
        cacheName: `answers-${kind}`,
        plugins: [
          { cacheWillUpdate: async ({ response }) => (isOurs(response) ? response : null) },
          // A full disk drops all of a kind: lists can be asked again, what was opened is not given up for them.
          new ExpirationPlugin({ ...OFFLINE_BOUNDS[kind], purgeOnQuotaError: kind === 'list' }),
          ...(kind === 'detail' ? [pinnedAnswers()] : []),
        ],
      }),
    )
  }
}

/** The sign-in page of a hotel's network answers 200 too. */
const isOurs = ({ status, headers }: Response) =>
  status === 200 && headers.get('Content-Type')?.startsWith('application/json') === true
