import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { startServiceWorker } from '../platform/service-worker.ts'
import { reloadOnChunkFailure } from '../platform/updates.ts'

/** Once per page, in production alone: the worker, its updates, and what happens when a chunk can't be had. */
export async function goOffline(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  reloadOnChunkFailure()
  const updates = await startServiceWorker({
    onRenewed: (changed) => {
      // A list that is just being read on is not torn from its next page.
      const gently = { cancelRefetch: false }
      if (changed) void queryClient.invalidateQueries({ type: 'active' }, gently)
      // The same words, but younger: screens learn how old they are.
      else void queryClient.refetchQueries({ type: 'active', stale: true }, gently)
    },
  })
  import('./keep-places.ts').then(
    ({ keepPlaces }) => keepPlaces(queryClient),
    (error: unknown) => console.warn('Places can’t be kept whole', error),
  )
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    if (fromLocation && pathChanged) updates?.onNavigate()
  })
}
