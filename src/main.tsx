import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { boot } from './app/boot.ts'
import { onCaughtError } from './app/errors/caught-errors.ts'
import { createAppRouter } from './app/router.tsx'
import { syncSession } from './app/session/session.ts'
import { storedMember } from './features/session/state.ts'
import { isBot } from './lib/is-bot.ts'
import { createQueryClient } from './platform/api/query-client.ts'
import { collectEarlyEvents } from './platform/updates/early-events.ts'
import { expectScreens } from './platform/updates/screens.ts'
import { createDevicePersister } from './platform/offline/query-persister.ts'

const device = createDevicePersister({ member: () => storedMember()?.id ?? null })
const queryClient = createQueryClient(device.persisterFn)
device.follow(queryClient)
const router = createAppRouter({ queryClient, bot: isBot(navigator.userAgent) })
syncSession(router, queryClient)
boot(queryClient)
// In development a worker would answer with yesterday's code.
if (import.meta.env.PROD) startOffline()
// Long after the first screen stands.
setTimeout(() => void device.tidy(), 10_000)

createRoot(document.getElementById('root')!, { onCaughtError }).render(
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>,
)

/** No first screen waits for that code, which the worker keeps from its installation on. */
function startOffline(): void {
  const early = collectEarlyEvents()
  const started = import('./app/offline/offline.ts').then((code) => code.startOffline(router, queryClient, early))
  expectScreens(started.catch((error: unknown) => console.warn('Nothing can be kept for use without a network', error)))
}
