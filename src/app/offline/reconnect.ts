import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { siteApi } from '../../../contract/site-api.ts'
import { call } from '../../platform/api/api.ts'

const FIRST_TRY_MS = 1_000
const LAST_TRY_MS = 30_000

/** Asks the server itself for a small thing; what comes of it says how the connection is. */
export const probeConnection = () =>
  call(siteApi.getSiteConfig, { fresh: true }).then(
    () => undefined,
    () => undefined,
  )

/** Tries again and again, ever more seldom, and at once when the browser has hope or the visitor looks. Gives what ends it. */
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
    // Nobody looks: it is tried when somebody does.
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

/** Reads what is shown anew: the screen stays as it is, and takes over what has changed. */
export async function refetchVisible(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  await queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false })
  // What a loader had left to its screen (a title, say) is known now.
  await router.invalidate({ filter: ({ loaderData }) => loaderData === null })
}
