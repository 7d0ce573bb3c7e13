import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { watchInput } from '../../platform/updates/in-progress.ts'
import { startServiceWorker } from '../../platform/updates/service-worker.ts'
import { type Updates, watchUpdates } from '../../platform/updates/updates.ts'

/** Once per page, in production alone: the worker, its updates, and what happens when a part of the page can't be had. */
export async function startOffline(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  watchInput()
  // Absent on plain http and in some in-app browsers.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const updates = watchUpdates(container)
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    if (!fromLocation || !pathChanged) return
    // The router writes the address a moment later; what is loaded in full is the new one.
    router.history.flush()
    updates.onNavigate()
  })
  watchMissingChunks(router, updates)
  if (container) await startWorker(queryClient, updates)
  import('./keep-places.ts').then(
    ({ keepPlaces }) => keepPlaces(queryClient),
    (error: unknown) => console.warn('Places can’t be kept whole', error),
  )
}

async function startWorker(queryClient: QueryClient, updates: Updates): Promise<void> {
  const registration = await startServiceWorker({
    onRenewed: (changed) => {
      // A list that is just being read on is not torn from its next page.
      const gently = { cancelRefetch: false }
      if (changed) void queryClient.invalidateQueries({ type: 'active' }, gently)
      // The same words, but younger: screens learn how old they are.
      else void queryClient.refetchQueries({ type: 'active', stale: true }, gently)
    },
  })
  if (registration) updates.watch(registration)
}

/** What was only fetched ahead, because the pointer rests on a link, is nothing to load the page anew for. */
function watchMissingChunks(router: AnyRouter, updates: Updates): void {
  let ahead = 0
  const preload = router.preloadRoute
  router.preloadRoute = ((target) => {
    ahead += 1
    return preload(target).finally(() => (ahead -= 1))
  }) as typeof preload
  addEventListener('vite:preloadError', ({ payload }) => {
    skipRouterReload(payload)
    if (ahead === 0 || router.state.status === 'pending') void updates.onMissingChunk()
  })
}

/** The router would load the page anew by itself, past our guard, unless it finds its own note that it has done so. */
function skipRouterReload({ message }: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    // Then nothing is remembered, and the router's note wouldn't be either.
  }
}
