import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { isServerPath } from './addresses.ts'
import { isFileOf, isShellOf } from './intact.ts'
import { CORE } from './manifest.ts'

const SHELL = '/index.html'

/** What every screen starts with. With the screens' code (packs.ts) every address opens without a network, on a cold start too. */
export function precacheShell(): void {
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) => ((await isOurs(request.url, response)) ? response : null),
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && isFileOf(request.url, cachedResponse) ? cachedResponse : null,
    },
  ])
  precacheAndRoute(CORE)
  cleanupOutdatedCaches()
}

/** The document starts with the script of this build: neither a portal's page nor that of another build is it. */
async function isOurs(url: string, response: Response): Promise<boolean> {
  if (!isFileOf(url, response)) return false
  return new URL(url).pathname !== SHELL || isShellOf(CORE, await response.clone().text())
}

/** Any address of a screen gets the shell at once; its router chooses the screen. */
export function serveShell(): void {
  const shell = createHandlerBoundToURL(SHELL)
  registerRoute(
    new NavigationRoute(async (context) => (isServerPath(context.url) ? fetch(context.request) : shell(context))),
  )
}
