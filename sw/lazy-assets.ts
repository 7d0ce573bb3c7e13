import { registerRoute } from 'workbox-routing'
import { LAZY_CACHE } from './addresses.ts'
import { BuildFiles } from './build-files.ts'
import { LAZY_ASSETS } from './manifest.ts'
import { fetchScreens, isSlowLine } from './packs.ts'

declare const self: ServiceWorkerGlobalScope

/** Bytes that must be left for what the visitor saves: more than all of the engine. */
const ROOM = 3_000_000

const files = new BuildFiles(LAZY_CACHE, LAZY_ASSETS)

/** What the build marks as late, the map's engine above all: cached at its first use, with the first pinned places, or when a page is idle on a line that isn't slow. */
export function cacheLazyAssets(): void {
  registerRoute(
    ({ url }) => files.has(url.href),
    ({ url, event }) => files.answer(url.href, (work) => event.waitUntil(work)),
  )
  self.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(files.deleteOthers()))
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    if ((event.data as { type?: unknown } | null)?.type !== 'FETCH_MAP') return
    event.waitUntil(fetchScreens().then((complete) => (complete && !isSlowLine() ? fetchLazyAssets() : undefined)))
  })
}

/** Caches all of them, where there is room enough; without a network as many as possible. */
export async function fetchLazyAssets(): Promise<void> {
  if (!(await hasRoom())) return
  const missing = await files.missing()
  await Promise.allSettled(missing.map(async (url) => files.store(url, await fetch(url))))
}

/** True where a browser doesn't tell. */
async function hasRoom(): Promise<boolean> {
  const storage = self.navigator.storage as StorageManager | undefined
  const { quota = Infinity, usage = 0 } = (await storage?.estimate().catch(() => null)) ?? {}
  return quota - usage > ROOM
}
