import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { boot } from './app/boot.ts'
import { onCaughtError } from './app/errors/caught-errors.ts'
import { startWith } from './app/first-view.ts'
import { createAppRouter } from './app/router.tsx'
import { syncSession } from './app/session/session.ts'
import { stopCollectingPresses } from './app/early-press.ts'
import { storedMember } from './features/session/state.ts'
import { isBot } from './lib/is-bot.ts'
import { createQueryClient } from './platform/api/query-client.ts'
import { collectEarlyEvents } from './platform/updates/early-events.ts'
import { expectScreens } from './platform/updates/screens.ts'
import { loadJudge } from './features/dogs/verdict/hooks.ts'
import { createLatePersister } from './platform/offline/late-persister.ts'

type Router = ReturnType<typeof createAppRouter>

/** Ends the task: a touch is answered before the next step. In one piece the start is a task of 150 ms and more on a phone. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function start(): Promise<void> {
  // The task until here has run all modules.
  await nextTask()
  const device = createLatePersister({ member: () => storedMember()?.id ?? null })
  const queryClient = createQueryClient(device.persisterFn)
  device.follow(queryClient)
  const rendered = document.getElementById('state')
  // Before anything asks for data.
  if (rendered) startWith(queryClient, rendered)
  else void device.load()
  // Set by the page itself, before any code (index.html): then cards are to show verdicts at once.
  const judge = 'dogs' in document.documentElement.dataset ? loadJudge() : undefined
  await nextTask()
  const router = createAppRouter({ queryClient, bot: isBot(navigator.userAgent) })
  await nextTask()
  syncSession(router, queryClient)
  boot(queryClient)
  // In development a worker would answer with yesterday's code.
  if (import.meta.env.PROD) startOffline(router, queryClient)
  // Long after the first screen stands.
  setTimeout(() => void device.load().then((persister) => persister?.tidy()), 10_000)

  const root = document.getElementById('root')!
  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  )
  if (!rendered) {
    await judge
    stopCollectingPresses()
    return createRoot(root, { onCaughtError }).render(app)
  }
  // Without it the first render differs from the server's HTML (a Suspense boundary of the router).
  router.ssr = { manifest: undefined }
  await nextTask()
  await router.load()
  // As a transition, which React does in slices of 5 ms and interrupts for a touch; else it is one task of 200 ms and more on a phone.
  startTransition(() => {
    hydrateRoot(root, app, { onCaughtError })
    stopCollectingPresses()
  })
  // Absent in Safari.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void device.load())
  else setTimeout(() => void device.load(), 500)
}

/** No first screen waits for that code, which the worker keeps from its installation on. */
function startOffline(router: Router, queryClient: QueryClient): void {
  const early = collectEarlyEvents()
  const started = import('./app/offline/offline.ts').then((code) => code.startOffline(router, queryClient, early))
  expectScreens(started.catch((error: unknown) => console.warn('Nothing can be kept for use without a network', error)))
}

void start()
