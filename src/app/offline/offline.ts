import type { QueryClient } from '@tanstack/react-query'
import { buildTag } from '../../../contract/api/build-header.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { onApiEvent } from '../../platform/api/api-events.ts'
import { getDevicePlaces, watchDevicePlaces } from '../../features/saved/state.ts'
import type { EarlyEvents } from '../../platform/updates/early-events.ts'
import { watchInput } from '../../platform/updates/in-progress.ts'
import { ownEntry } from '../../platform/updates/own-entry.ts'
import { startServiceWorker } from '../../platform/updates/service-worker.ts'
import { type Updates, watchUpdates } from '../../platform/updates/updates.ts'
import { watchMissingChunks } from './missing-chunks.ts'
import { rememberParty } from './remember-party.ts'
import { renewAnswers } from './renew-answers.ts'

/**
 * Once per page, in production only: the worker, its updates, the recovery from chunks that fail to load, and what the next start is to
 * know. Ends once the worker has them all.
 */
export async function startOffline(router: AnyRouter, queryClient: QueryClient, early: EarlyEvents): Promise<void> {
  watchInput()
  rememberParty(queryClient)
  // Absent on plain http and in some in-app browsers.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const updates = watchUpdates(container, early.controlled)
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    if (!fromLocation || !pathChanged) return
    // The router writes the address a moment later; a reload must load the new one.
    router.history.flush()
    updates.onNavigate()
  })
  watchMissingChunks(router, updates)
  const mine = buildTag(ownEntry())
  onApiEvent((event) => {
    if (import.meta.env.PROD && event.type === 'build' && event.tag !== mine) updates.onOtherBuild()
  })
  const started = container && startWorker(container, queryClient, updates)
  early.replay()
  keepWhenWanted(queryClient, started)
  await started
}

/** Its code is a part of all screens': it is fetched on its own only if the visitor saves a place earlier. */
function keepWhenWanted(queryClient: QueryClient, screens: Promise<void> | undefined): void {
  let loaded = false
  const load = () => {
    if (loaded) return
    loaded = true
    import('./keep-places.ts').then(
      ({ keepPlaces }) => keepPlaces(queryClient),
      (error: unknown) => console.warn('Places can’t be kept whole', error),
    )
  }
  const look = () => getDevicePlaces().saved.length > 0 && load()
  watchDevicePlaces(look)
  look()
  void Promise.resolve(screens).then(load)
}

async function startWorker(
  container: ServiceWorkerContainer,
  queryClient: QueryClient,
  updates: Updates,
): Promise<void> {
  const registered = await startServiceWorker(container, {
    onRenewed: (changed) => renewAnswers(queryClient, changed),
  })
  if (!registered) return
  updates.watch(registered.registration)
  void updates.onStart(registered.registration)
  await registered.screens
}
