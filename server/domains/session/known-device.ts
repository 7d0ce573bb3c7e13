import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/index.ts'
import type { SessionCookies } from '../../http/request/session-cookies.ts'
import { newToken } from '../../lib/opaque-token.ts'
import { deleteDevices, findDevice, insertDevice, touchDevice } from './device-store.ts'
import { deleteSessions } from './store.ts'

/** Finds the caller's browser among those known to the account with an address. */
export const deviceFinder =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (email: string, secrets: readonly string[]): Promise<string | null> =>
    findDevice(db, email, secrets, clock())

/**
 * Makes the browser known to the account whose member has just been authenticated in it. An unknown secret is never adopted: another person
 * may have put it there. @returns whether it was known before
 */
export async function rememberDevice(db: Db, cookies: SessionCookies, userId: number, now: Date): Promise<boolean> {
  const given = cookies.deviceSecret(userId)
  const known = given !== undefined && (await touchDevice(db, userId, given, now))
  const secret = known ? given : newToken()
  if (!known) await insertDevice(db, userId, secret, now)
  cookies.rememberDevice(userId, secret)
  return known
}

/** After a new password: ends all sessions except `but`, and no browser except this one is known any more. */
export async function renewTrust(
  tx: Db,
  { userId, cookies, but }: { userId: number; cookies: SessionCookies; but?: number },
  now: Date,
): Promise<void> {
  await deleteSessions(tx, userId, but === undefined ? {} : { but })
  await deleteDevices(tx, [userId])
  await rememberDevice(tx, cookies, userId, now)
}
