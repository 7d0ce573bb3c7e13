import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router'
import { limitConcurrency } from '../lib/limit-concurrency.ts'
import { canonicalQuery, parseQuery } from '../lib/query-string.ts'
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
    // Addresses read as the API's do: plain text, sorted, lists joined by commas.
    parseSearch: parseQuery,
    stringifySearch: (search) => {
      const query = canonicalQuery(search)
      return query && `?${query}`
    },
    InnerWrap: Root,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Freshness is the query cache's business, not the router's.
    defaultPreloadStaleTime: 0,
  })
  limitPreloads(router)
  return router
}

/** Every link preloads through `router.preloadRoute`: a list full of them must not take the line from what was pressed. */
export function limitPreloads(router: AnyRouter): void {
  router.preloadRoute = limitConcurrency(MAX_PRELOADS, router.preloadRoute)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
