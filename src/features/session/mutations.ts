import type { User } from '../../../contract/users/users.ts'
import { sessionApi } from '../../../contract/session/session-api.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { BodyOf, DataOf, Endpoint } from '../../../contract/api/endpoint.ts'
import { ApiError, isNoAnswer } from '../../platform/api/api.ts'
import type { Command } from '../../platform/commands/command.ts'
import { submitCommand } from '../../platform/commands/run-command.ts'
import { wipeDevice, wipeMembers } from '../../platform/offline/wipe.ts'
import { showToast } from '../../ui/overlays/state.ts'
import { OWED_LOGOUT_KEY, SESSION_MESSAGES } from './model.ts'
import { meQuery } from './queries.ts'
import { markLoggedIn, markLoggedOut, owedLogout, oweLogout } from './state.ts'

/** A refusal, unlike a missing answer or a server error: only a refusal ends a session. */
export const isRefusal = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403)

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
  shows: { waiting: 'screen', failure: 'screen' },
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
  shows: { waiting: 'screen', failure: 'screen' },
  public: true,
  send: (call, { everywhere }) => call(everywhere ? sessionApi.logoutEverywhere : sessionApi.logout),
}

const LOGOUT_OWED = '이 기기에서는 로그아웃했어요. 연결되면 서버에서도 마저 로그아웃할게요.'

/**
 * Whatever the server answers, the member's data is removed from this device afterwards. The logout is owed from the first moment, so that
 * the app may be closed at any time.
 */
export async function logOut(queryClient: QueryClient, { everywhere = false } = {}): Promise<void> {
  oweLogout({ everywhere })
  try {
    await settleLogout(queryClient)
  } catch (error) {
    showToast({ message: SESSION_MESSAGES.logoutFailed, color: 'error' })
    if (isNoAnswer(error)) showToast({ message: LOGOUT_OWED, color: 'info' })
  }
  await forget(queryClient)
}

let settling: Promise<unknown> | null = null

/** Sends the logout that is owed. A refusal means that there is no session any more. */
function settleLogout(queryClient: QueryClient): Promise<unknown> {
  const owed = owedLogout()
  if (!owed) return Promise.resolve()
  settling ??= submitCommand(queryClient, endSession, owed)
    .catch((error: unknown) => {
      if (!isRefusal(error)) throw error
    })
    .then(() => oweLogout(null))
    .finally(() => (settling = null))
  return settling
}

/** Calls that belong to the logout itself. */
const OF_LOGOUT: ReadonlySet<string> = new Set([
  sessionApi.logout.id,
  sessionApi.logoutEverywhere.id,
  sessionApi.refresh.id,
])

/**
 * While a logout is owed it is sent before anything else that would carry its session's cookies: public reads go without them at
 * once, all else waits, and fails as the logout does.
 */
export async function credentialsFor(queryClient: QueryClient, { access, id, method }: Endpoint) {
  if (OF_LOGOUT.has(id)) return 'include'
  const settled = settleLogout(queryClient)
  if (access === 'public' && method === 'GET') {
    settled.catch(() => undefined)
    return 'omit'
  }
  await settled
  return 'include'
}

/** Removes the member's data and everything else that the app stored on the device. */
export async function forget(queryClient: QueryClient): Promise<void> {
  dismiss(queryClient)
  await wipeDevice(OWED_LOGOUT_KEY)
}

/** At the start of a page: ends the logout that an earlier page began. Without an answer, the next call tries again. */
export async function resumeLogout(queryClient: QueryClient): Promise<void> {
  await Promise.all([forget(queryClient), settleLogout(queryClient).catch(() => undefined)])
}
