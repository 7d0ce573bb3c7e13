import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { startServiceWorker } from '../platform/service-worker.ts'
import { reloadOnChunkFailure } from '../platform/updates.ts'

/** Once per page, in production alone: the worker, its updates, and what happens when a chunk can't be had. */
export async function goOffline(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  reloadOnChunkFailure()
  const updates = await startServiceWorker({
    onAnswersChanged: () => void queryClient.invalidateQueries({ type: 'active' }),
  })
  import('./keep-places.ts').then(
    ({ keepPlaces }) => keepPlaces(queryClient),
    (error: unknown) => console.warn('Places can’t be kept whole', error),
  )
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    if (fromLocation && pathChanged) updates?.onNavigate()
  })
}
