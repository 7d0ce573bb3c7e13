import type { QueryClient } from '@tanstack/react-query'
import {
  changePassword,
  completePasswordReset,
  registerUser,
  setMyPhoto,
  updateMe,
  type User,
} from '../../../contract/accounts.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { confirmIdentity, endSession, withdraw } from '../../../contract/session.ts'
import { call } from '../../platform/api/api.ts'
import { memberKey } from '../session/model.ts'
import { admit, dismiss, forget } from '../session/mutations.ts'
import { meQuery } from '../session/queries.ts'

/** Registers, and is logged in by it. */
export async function signUp(queryClient: QueryClient, body: BodyOf<typeof registerUser>): Promise<User> {
  const user = await call(registerUser, { body, quiet: true })
  admit(queryClient, user)
  return user
}

/** Ends all sessions, so the one of this device as well. */
export async function setNewPassword(queryClient: QueryClient, body: BodyOf<typeof completePasswordReset>) {
  await call(completePasswordReset, { body, quiet: true })
  dismiss(queryClient)
}

export async function saveProfile(queryClient: QueryClient, body: BodyOf<typeof updateMe>): Promise<User> {
  const user = await call(updateMe, { body, quiet: true })
  queryClient.setQueryData(meQuery(user.id).queryKey, user)
  return user
}

/** A photo that was sent, or none. */
export async function saveMyPhoto(queryClient: QueryClient, photoId: string | null): Promise<void> {
  const user = await call(setMyPhoto, { body: { photoId } })
  queryClient.setQueryData(meQuery(user.id).queryKey, user)
}

export const savePassword = (body: BodyOf<typeof changePassword>) => call(changePassword, { body, quiet: true })

export async function endDevice(queryClient: QueryClient, userId: number | null, id: number): Promise<void> {
  await call(endSession, { params: { id } })
  await queryClient.invalidateQueries({ queryKey: memberKey(userId, 'sessions') })
}

/**
 * The password is asked for again, unless a provider has just said who it is (null); the account can be restored until the instant
 * that is given back.
 */
export async function leave(queryClient: QueryClient, password: string | null): Promise<string> {
  if (password !== null) await call(confirmIdentity, { body: { password }, quiet: true })
  const { erasedAt } = await call(withdraw, { quiet: password !== null })
  await forget(queryClient)
  return erasedAt
}
