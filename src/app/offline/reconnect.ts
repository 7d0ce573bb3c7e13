import type { Query, QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { siteApi } from '../../../contract/site/site-api.ts'
import { call } from '../../platform/api/api.ts'
import { isSteady } from './renew-answers.ts'

const FIRST_TRY_MS = 1_000
const LAST_TRY_MS = 30_000

/** Sends a small request past all caches; its outcome shows how the connection is. */
export const probeConnection = () =>
  call(siteApi.getSiteConfig, { fresh: true }).then(
    () => undefined,
    () => undefined,
  )

/** Probes with growing pauses, and at once when the browser is online or the page becomes visible. Returns a stop function. */
export function retryConnection(): () => void {
  let pause = FIRST_TRY_MS
  let timer: ReturnType<typeof setTimeout>
  let ended = false
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void attempt(), pause)
    pause = Math.min(pause * 2, LAST_TRY_MS)
  }
  const attempt = async () => {
    // No probes while the page is hidden; it becoming visible triggers one.
    if (!document.hidden) await probeConnection()
    if (!ended) later()
  }
  const hope = () => {
    if (document.hidden) return
    pause = FIRST_TRY_MS
    clearTimeout(timer)
    void attempt()
  }
  addEventListener('online', hope)
  document.addEventListener('visibilitychange', hope)
  later()
  return () => {
    ended = true
    clearTimeout(timer)
    removeEventListener('online', hope)
    document.removeEventListener('visibilitychange', hope)
  }
}

/** Refetches the data of the visible screen, which stays as it is and shows what has changed. */
export async function refetchVisible(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  const predicate = (query: Query) => !isSteady(query)
  await queryClient.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false })
  // Loaders that left data to their screen (a title, say) can read it now.
  await router.invalidate({ filter: ({ loaderData }) => loaderData === null })
}
