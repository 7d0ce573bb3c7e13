import type { QueryClient } from '@tanstack/react-query'
import { sessionApi } from '../../../contract/session/session-api.ts'
import { call } from '../../platform/api/api.ts'
import { admit, dismiss, isRefusal } from './mutations.ts'
import { askMe } from './queries.ts'
import { markRenewed, storedMember } from './state.ts'

/** Asks the server for the current user. Without an answer (no network) the stored hints are trusted. */
export async function checkSession(queryClient: QueryClient): Promise<void> {
  try {
    admit(queryClient, await askMe())
  } catch (error) {
    if (isRefusal(error)) dismiss(queryClient)
  }
}

/*
 * The one write that is no command: nobody intends it, and commands depend on it. A command that is refused with 401 waits for the
 * renewal, which therefore can't wait for commands; it has neither author nor key, and is neither stored nor resumed.
 */
let renewing: Promise<boolean> | null = null

/**
 * One renewal for all calls that were sent before it and refused, also those of other tabs.
 *
 * @param sentAt when the refused call was sent, in ms since 1970
 * @returns false: the session is over
 */
export function renewSession(sentAt: number): Promise<boolean> {
  renewing ??= withLock(renewOnce(sentAt)).finally(() => {
    renewing = null
  })
  return renewing
}

const withLock = async (renew: () => Promise<boolean>): Promise<boolean> =>
  // `navigator.locks` is absent on plain http; the server's grace period for concurrent renewals must then do.
  navigator.locks ? await navigator.locks.request('daengdaeng.renew', renew) : await renew()

const renewOnce = (sentAt: number) => async (): Promise<boolean> => {
  // Renewed since that call was sent, here or in another tab: the cookies are shared.
  if ((storedMember()?.renewedAt ?? 0) > sentAt) return true
  try {
    await call(sessionApi.refresh, { quiet: true })
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
  markRenewed(Date.now())
  return true
}
