import type { QueryClient } from '@tanstack/react-query'
import { loadGroups } from '../features/groups/queries.ts'
import { listenForOffers } from '../features/install/state.ts'
import { loadSettings } from '../features/site/queries.ts'
import { type ApiEvent, onApiEvent } from '../platform/api/api-events.ts'
import { recordOutcome } from '../platform/api/connection-state.ts'
import { refreshAtStart } from '../platform/location/location-state.ts'
import { setLoading, showToast } from '../ui/overlays/state.ts'

/** How events of the call wrapper are displayed. */
function showApiEvent(event: ApiEvent): void {
  if (event.type === 'failed') showToast({ message: event.message, color: 'error' })
  if (event.type === 'busy') setLoading(event.busy)
}

async function settle(queryClient: QueryClient): Promise<void> {
  const settings = await loadSettings(queryClient)
  if (!settings.success) console.warn(settings.message)
}

/** Once per page: subscribes to the browser and the call wrapper, loads what every screen needs, renews the position. */
export function boot(queryClient: QueryClient): void {
  listenForOffers()
  onApiEvent(showApiEvent)
  void settle(queryClient)
  void loadGroups(queryClient)
  // The browser's own online state is only a reason to probe the connection.
  addEventListener(
    'offline',
    () =>
      void import('./offline/reconnect.ts').then(
        ({ probeConnection }) => probeConnection(),
        // On a first visit its code may not be here yet: that it doesn't come is evidence as well.
        () => recordOutcome('failed'),
      ),
  )
  void refreshAtStart()
}
