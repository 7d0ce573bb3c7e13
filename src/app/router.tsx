import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router'
import { limitConcurrency } from '../lib/limit-concurrency.ts'
import { canonicalQuery, parseQuery } from '../lib/query-string.ts'
import { navigationType } from '../platform/device/navigation-type.ts'
import { routeTree } from '../routeTree.gen.ts'
import { Root } from './Root.tsx'
import type { RouterContext } from './router-context.ts'

export const MAX_PRELOADS = 4

/** One per page (and one per request where the server renders). */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    ...(history && { history }),
    // Search parameters are written as the API's are: plain text, sorted, lists joined by commas.
    parseSearch: parseQuery,
    stringifySearch: (search) => {
      const query = canonicalQuery(search)
      return query && `?${query}`
    },
    InnerWrap: Root,
    // On the server it would write an inline script, which the policy for scripts refuses.
    scrollRestoration: typeof document !== 'undefined' && restoresScroll(),
    defaultPreload: 'intent',
    // The query cache decides about freshness, not the router.
    defaultPreloadStaleTime: 0,
    // A quick answer shows no skeleton, and one that is shown can be seen.
    defaultPendingMs: 150,
    defaultPendingMinMs: 250,
  })
  limitPreloads(router)
  return router
}

/**
 * Whether to scroll after a rendering: not when the page takes over HTML from the server, as its reader may be further down by then. After a
 * reload it is known where they were.
 */
function restoresScroll(): () => boolean {
  let reading = document.getElementById('state') !== null && navigationType() === 'navigate'
  const { href } = location
  return () => {
    // More than one rendering may follow before the first navigation.
    reading &&= location.href === href
    // The router stores the positions of what it has seen scroll.
    if (reading) document.dispatchEvent(new Event('scroll'))
    return !reading
  }
}

/** Every link preloads through `router.preloadRoute`: a list full of links must not take bandwidth from the pressed one. */
export function limitPreloads(router: AnyRouter): void {
  router.preloadRoute = limitConcurrency(MAX_PRELOADS, router.preloadRoute)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
