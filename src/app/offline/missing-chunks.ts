import type { AnyRouter } from '@tanstack/react-router'
import type { Updates } from '../../platform/updates/updates.ts'

/** A chunk that failed during a mere preload (hovering over a link) is no reason to reload the page. */
export function watchMissingChunks(router: AnyRouter, updates: Pick<Updates, 'onMissingChunk'>): void {
  let ahead = 0
  const preload = router.preloadRoute
  router.preloadRoute = ((target) => {
    ahead += 1
    return preload(target).finally(() => (ahead -= 1))
  }) as typeof preload
  addEventListener('vite:preloadError', ({ payload }) => {
    skipRouterReload(payload)
    if (ahead === 0 || isLeaving(router)) void updates.onMissingChunk()
  })
}

/** The router is pending also while it renews the data of the open screen, which needs no chunk that it doesn't have. */
const isLeaving = ({ state }: AnyRouter) =>
  state.status === 'pending' &&
  state.resolvedLocation !== undefined &&
  state.resolvedLocation.href !== state.location.href

/** The router would reload the page itself, without our guard, unless it finds its own marker that it has done so. */
function skipRouterReload({ message }: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    // Storage refused: then the router's own marker can't be stored either.
  }
}
