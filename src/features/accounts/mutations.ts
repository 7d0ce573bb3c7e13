import type { QueryClient } from '@tanstack/react-query'
import { sessionApi } from '../../../contract/session-api.ts'
import { accountsApi } from '../../../contract/accounts-api.ts'
import type { User } from '../../../contract/accounts.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api/api.ts'
import { memberKey } from '../session/model.ts'
import { admit, dismiss, forget } from '../session/mutations.ts'
import { meQuery } from '../session/queries.ts'

/** Registers, and is logged in by it. */
export async function signUp(queryClient: QueryClient, body: BodyOf<typeof accountsApi.registerUser>): Promise<User> {
  const user = await call(accountsApi.registerUser, { body, quiet: true })
  admit(queryClient, user)
  return user
}

/** Ends all sessions, so the one of this device as well. */
export async function setNewPassword(queryClient: QueryClient, body: BodyOf<typeof accountsApi.completePasswordReset>) {
  await call(accountsApi.completePasswordReset, { body, quiet: true })
  dismiss(queryClient)
}

export async function saveProfile(queryClient: QueryClient, body: BodyOf<typeof accountsApi.updateMe>): Promise<User> {
  const user = await call(accountsApi.updateMe, { body, quiet: true })
  queryClient.setQueryData(meQuery(user.id).queryKey, user)
  return user
}

/** A photo that was sent, or none. */
export async function saveMyPhoto(queryClient: QueryClient, photoId: string | null): Promise<void> {
  const user = await call(accountsApi.setMyPhoto, { body: { photoId } })
  queryClient.setQueryData(meQuery(user.id).queryKey, user)
}

export const savePassword = (body: BodyOf<typeof accountsApi.changePassword>) =>
  call(accountsApi.changePassword, { body, quiet: true })

export async function endDevice(queryClient: QueryClient, userId: number | null, id: number): Promise<void> {
  await call(sessionApi.endSession, { params: { id } })
  await queryClient.invalidateQueries({ queryKey: memberKey(userId, 'sessions') })
}

/**
 * The password is asked for again, unless a provider has just said who it is (null); the account can be restored until the instant
 * that is given back.
 */
export async function leave(queryClient: QueryClient, password: string | null): Promise<string> {
  if (password !== null) await call(sessionApi.confirmIdentity, { body: { password }, quiet: true })
  const { erasedAt } = await call(sessionApi.withdraw, { quiet: password !== null })
  await forget(queryClient)
  return erasedAt
}
