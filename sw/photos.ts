import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { MEDIA_BASE, sizeClassOf } from './addresses.ts'
import { hasType, isPicture, PICTURE } from './intact.ts'
import { pinnedPhotos } from './pinned-plugins.ts'

const DAY_SECONDS = 86_400

/** Many small ones, so that screens seen before look complete; few large ones, which are ten times as heavy. */
const BOUNDS = {
  small: { maxEntries: 600, maxAgeSeconds: 90 * DAY_SECONDS },
  large: { maxEntries: 60, maxAgeSeconds: 30 * DAY_SECONDS },
} as const

/** Pictures on our own server never change below an address, so a cached one stays valid. */
export function cachePhotos(): void {
  for (const sizeClass of Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]) {
    registerRoute(
      ({ request, url, sameOrigin }) =>
        sameOrigin &&
        request.method === 'GET' &&
        url.pathname.startsWith(`${MEDIA_BASE}/`) &&
        // A file that is saved, not shown.
        !url.pathname.startsWith(`${MEDIA_BASE}/attachment-`) &&
        sizeClassOf(url.pathname) === sizeClass,
      new CacheFirst({
        cacheName: `photos-${sizeClass}`,
        plugins: [
          {
            cacheWillUpdate: async ({ response }) => ((await isPicture(response)) ? response : null),
            // An older worker may have kept a portal's page.
            cachedResponseWillBeUsed: async ({ cachedResponse }) =>
              cachedResponse && hasType(cachedResponse, PICTURE) ? cachedResponse : null,
          },
          new ExpirationPlugin({ ...BOUNDS[sizeClass], purgeOnQuotaError: true }),
          pinnedPhotos(),
        ],
      }),
    )
  }
}
