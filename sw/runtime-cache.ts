import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import type { OfflineKind } from '../contract/api/endpoint.ts'
import { OFFLINE_BOUNDS } from '../contract/api/offline-shape.ts'
import { ANSWERS, answersCache, kindOf } from './addresses.ts'
import { intact, isOurAnswer } from './answers.ts'
import { pinnedAnswers } from './pinned-plugins.ts'
import { StaleWhileRevalidate } from './stale-while-revalidate.ts'

declare const self: ServiceWorkerGlobalScope

const KINDS = Object.keys(OFFLINE_BOUNDS) as OfflineKind[]

const strategyFor = (kind: OfflineKind) =>
  new StaleWhileRevalidate({
    cacheName: answersCache(kind),
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          (await isOurAnswer(request.url, response)) ? response : null,
        cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) =>
          (await intact(cacheName, request.url, cachedResponse)) ?? null,
      },
      // A full disk deletes all of kind `list`, which is easily fetched again; details are kept.
      new ExpirationPlugin({ ...OFFLINE_BOUNDS[kind], purgeOnQuotaError: kind === 'list' }),
      ...(kind === 'detail' ? [pinnedAnswers()] : []),
    ],
  })

const STRATEGIES = new Map(KINDS.map((kind) => [kind, strategyFor(kind)]))

/** Answers of the contract's public reads: the cached one at once, revalidated in the background; pages are notified of a newer one. */
export function cacheAnswers(): void {
  for (const [kind, strategy] of STRATEGIES)
    registerRoute(({ request, url, sameOrigin }) => sameOrigin && isCached(request, url, kind), strategy)
  self.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(deleteOtherShapes()))
}

/** Asks the server for an answer, as a call of the event's page would, and caches it if it may be. Rejects if none arrives. */
export async function revalidateAnswer(address: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(new URL(address, self.location.origin))
  const kind = kindOf({ method: 'GET', url: new URL(request.url) })
  await Promise.all((kind && STRATEGIES.get(kind)?.handleAll({ request, event })) ?? [])
}

/** Calls with `no-store` need the server's current answer. */
export const isCached = ({ cache, method }: Pick<Request, 'cache' | 'method'>, url: URL, kind: OfflineKind): boolean =>
  cache !== 'no-store' && kindOf({ method, url }) === kind

/** What an older worker cached is never read: its names are others. Exported for its test. */
export async function deleteOtherShapes(): Promise<void> {
  const mine = new Set(KINDS.map((kind) => answersCache(kind)))
  const others = (await caches.keys()).filter((name) => name.startsWith(ANSWERS) && !mine.has(name))
  for (const name of others) await caches.delete(name)
  if (others.length > 0) console.warn('Cached answers of another shape are dropped', others)
}
