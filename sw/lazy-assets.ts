import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { LAZY_ASSETS } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

const CACHE = 'late-files'
const addresses = () => new Set(LAZY_ASSETS.map((url) => new URL(url, self.location.origin).href))

/** The map's engine: cached at its first use, or with the first pinned places. File names contain a digest of their content. */
export function cacheLazyAssets(): void {
  const urls = addresses()
  registerRoute(({ url }) => urls.has(url.href), new CacheFirst({ cacheName: CACHE }))
  self.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(deleteOlder(urls)))
}

/** Deletes the files of older builds. */
async function deleteOlder(urls: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const request of await cache.keys()) if (!urls.has(request.url)) await cache.delete(request)
}

/** Caches all of them; without a network, as many as possible. */
export async function fetchLazyAssets(): Promise<void> {
  const cache = await caches.open(CACHE)
  const missing: string[] = []
  for (const url of addresses()) if (!(await cache.match(url, { ignoreVary: true }))) missing.push(url)
  await Promise.allSettled(missing.map((url) => cache.add(url)))
}
