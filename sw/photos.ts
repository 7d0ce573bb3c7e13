import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { MEDIA_BASE } from './addresses.ts'

const DAY_SECONDS = 86_400

/** Our own pictures never change below an address, so the kept one is right for good. */
export function keepPhotos(): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.method === 'GET' && url.pathname.startsWith(`${MEDIA_BASE}/`),
    new CacheFirst({
      cacheName: 'photos',
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * DAY_SECONDS, purgeOnQuotaError: true }),
      ],
    }),
  )
}
