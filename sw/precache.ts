import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { isServersOwn } from './addresses.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

/** The shell and the chunks of all screens: with them every screen opens without a network, on a cold start too. */
export function precacheShell(): void {
  precacheAndRoute(self.__WB_MANIFEST)
  cleanupOutdatedCaches()
}

/** Whatever address a visitor opens, the shell answers at once and its router knows the screen. */
export function answerNavigations(): void {
  const shell = createHandlerBoundToURL('/index.html')
  registerRoute(
    new NavigationRoute(async (context) => (isServersOwn(context.url) ? fetch(context.request) : shell(context))),
  )
}
