import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { entryOf } from '../contract/api/build-header.ts'
import { isServerPath } from './addresses.ts'
import { isFileOf, isShellOf } from './intact.ts'
import { CORE } from './manifest.ts'
import { renderedScreen } from './rendered-screens.ts'

declare const self: ServiceWorkerGlobalScope

const SHELL = '/index.html'
/** The older document is at hand: nobody waits longer for the newer one. */
const NEWER_MS = 3_000

/** What every screen starts with. With the screens' code (packs.ts) every address opens without a network, on a cold start too. */
export function precacheShell(): void {
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) => ((await isOurs(request.url, response)) ? response : null),
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && isFileOf(request.url, cachedResponse) ? cachedResponse : null,
    },
  ])
  // Without a directory index, which would answer `/` with the shell before the rule of screens is asked.
  precacheAndRoute(CORE, { directoryIndex: '' })
  cleanupOutdatedCaches()
}

/** The document starts with the script of this build: neither a portal's page nor that of another build is it. */
async function isOurs(url: string, response: Response): Promise<boolean> {
  if (!isFileOf(url, response)) return false
  return new URL(url).pathname !== SHELL || isShellOf(CORE, await response.clone().text())
}

/** An address of a screen gets the server's HTML where that comes quickly, else the shell, whose router chooses the screen. */
export function serveScreens(): void {
  const shell = createHandlerBoundToURL(SHELL)
  registerRoute(
    new NavigationRoute(async (context) => {
      const { request, url, event } = context
      if (isServerPath(url)) return fetch(request)
      if (self.registration.waiting) return (await newerShell()) ?? shell(context)
      return (await renderedScreen(event as FetchEvent, url)) ?? shell(context)
    }),
  )
}

/**
 * The document of a newer build whose worker waits because this one is busy: a browser lets it, for half a minute and more. Its files are
 * on the device already. Without a network the older build goes on.
 */
async function newerShell(): Promise<Response | undefined> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), NEWER_MS)
  try {
    const url = new URL(SHELL, self.location.origin).href
    const response = await fetch(url, { cache: 'no-cache', signal: abort.signal })
    return isFileOf(url, response) && entryOf(await response.clone().text()) !== '' ? response : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
