import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { isServerPath } from './addresses.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const MANIFEST = self.__WB_MANIFEST

/** Addresses of files that are cached at first use, not at installation; `vite.config.ts` marks them. `'late'` is a released name. */
export const LAZY_ASSETS = MANIFEST.flatMap((entry) =>
  typeof entry !== 'string' && entry.revision === 'late' ? entry.url : [],
)

/** The shell and the chunks of all screens: with them every screen opens without a network, on a cold start too. */
export function precacheShell(): void {
  precacheAndRoute(MANIFEST.filter((entry) => typeof entry === 'string' || !LAZY_ASSETS.includes(entry.url)))
  cleanupOutdatedCaches()
}

/** Any address of a screen gets the shell at once; its router chooses the screen. */
export function serveShell(): void {
  const shell = createHandlerBoundToURL('/index.html')
  registerRoute(
    new NavigationRoute(async (context) => (isServerPath(context.url) ? fetch(context.request) : shell(context))),
  )
}
