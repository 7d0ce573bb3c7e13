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

/** Addresses of files that are kept when they are wanted, not before; `vite.config.ts` marks them. */
export const LATE = MANIFEST.flatMap((entry) =>
  typeof entry !== 'string' && entry.revision === 'late' ? entry.url : [],
)

/** The shell and the chunks of all screens: with them every screen opens without a network, on a cold start too. */
export function precacheShell(): void {
  precacheAndRoute(MANIFEST.filter((entry) => typeof entry === 'string' || !LATE.includes(entry.url)))
  cleanupOutdatedCaches()
}

/** Whatever address a visitor opens, the shell answers at once and its router knows the screen. */
export function serveShell(): void {
  const shell = createHandlerBoundToURL('/index.html')
  registerRoute(
    new NavigationRoute(async (context) => (isServerPath(context.url) ? fetch(context.request) : shell(context))),
  )
}
