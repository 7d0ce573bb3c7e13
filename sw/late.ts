import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { LATE } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

const CACHE = 'late-files'
const addresses = () => new Set(LATE.map((url) => new URL(url, self.location.origin).href))

/** The map's engine: kept once it was used, or is needed for places that are kept whole. Names hold a digest of their content. */
export function cacheLazyAssets(): void {
  const late = addresses()
  registerRoute(({ url }) => late.has(url.href), new CacheFirst({ cacheName: CACHE }))
  self.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(deleteOlder(late)))
}

/** Those of older builds. */
async function deleteOlder(late: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const request of await cache.keys()) if (!late.has(request.url)) await cache.delete(request)
}

/** Has them all; without a network, those that there are. */
export async function fetchLazyAssets(): Promise<void> {
  const cache = await caches.open(CACHE)
  const missing: string[] = []
  for (const url of addresses()) if (!(await cache.match(url, { ignoreVary: true }))) missing.push(url)
  await Promise.allSettled(missing.map((url) => cache.add(url)))
}
