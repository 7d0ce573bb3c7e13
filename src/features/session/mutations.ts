import type { User } from '../../../contract/accounts.ts'
import { sessionApi } from '../../../contract/session-api.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { BodyOf, DataOf } from '../../../contract/endpoint.ts'
import type { Command } from '../../platform/commands/command.ts'
import { submitCommand } from '../../platform/commands/run-command.ts'
import { wipeDevice, wipeMembers } from '../../platform/offline/wipe.ts'
import { showToast } from '../../ui/overlays/state.ts'
import { SESSION_MESSAGES } from './model.ts'
import { meQuery } from './queries.ts'
import { markLoggedIn, markLoggedOut } from './state.ts'

/** Marks the member as logged in: the screen and the caches are theirs from now on. */
export function admit(queryClient: QueryClient, user: User): void {
  const { queryKey, meta } = meQuery(user.id)
  // Says that it is persisted even where no screen uses it: without a network they open with their name.
  queryClient.setQueryDefaults(queryKey, { meta: meta! })
  queryClient.setQueryData(queryKey, user)
  markLoggedIn(user)
  void wipeMembers(user.id)
}

/** Removes the member's data from the screen and the device; their drafts stay, under their id. */
export function dismiss(queryClient: QueryClient): void {
  markLoggedOut()
  queryClient.removeQueries({ queryKey: ['member'] })
  void wipeMembers(null)
}

/** The input holds the password: it must not be persisted. */
export const logIn: Command<BodyOf<typeof sessionApi.login>, DataOf<typeof sessionApi.login>> = {
  name: 'session.log-in',
  public: true,
  send: (call, body) => call(sessionApi.login, { body }),
  settle: ({ queryClient }, _, answer) => {
    if (!answer) return
    const { restored: _restored, ...user } = answer
    admit(queryClient, user)
  },
}

const endSession: Command<{ everywhere: boolean }, unknown> = {
  name: 'session.log-out',
  public: true,
  send: (call, { everywhere }) => call(everywhere ? sessionApi.logoutEverywhere : sessionApi.logout),
}

/** Whatever the server answers, the member's data is removed from this device afterwards. */
export async function logOut(queryClient: QueryClient, { everywhere = false } = {}): Promise<void> {
  try {
    await submitCommand(queryClient, endSession, { everywhere })
  } catch {
    showToast({ message: SESSION_MESSAGES.logoutFailed, color: 'error' })
  }
  await forget(queryClient)
}

/** Removes the member's data and everything else that the app stored on the device. */
export async function forget(queryClient: QueryClient): Promise<void> {
  dismiss(queryClient)
  await wipeDevice()
}
