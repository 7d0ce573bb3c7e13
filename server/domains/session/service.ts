import { parse } from 'hono/utils/cookie'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { ACCESS_COOKIE, type SessionCookies } from '../../http/session-cookies.ts'
import { secretOf } from '../secrets/store.ts'
import { deviceName } from './device.ts'
import type { RotatedToken } from './refresh-store.ts'
import { deleteSessionOfToken, findActor, insertSession } from './store.ts'
import { ACCESS_SECONDS, readAccess, REFRESH_SECONDS, signAccess } from './tokens.ts'

type SessionDeps = Pick<Deps, 'db' | 'clock'>

/** The calling browser. */
export interface Browser {
  cookies: SessionCookies
  userAgent: string
}

const accessKey = (db: Deps['db']) => secretOf(db, 'access-tokens')

/** Authenticates a caller by headers. Forged tokens are refused by signature, without a query; the row tells whether the session is valid. */
export const authenticator =
  ({ db, clock }: SessionDeps) =>
  async (headers: Headers): Promise<Actor | null> => {
    const token = parse(headers.get('cookie') ?? '', ACCESS_COOKIE)[ACCESS_COOKIE]
    if (!token) return null
    const claims = await readAccess(await accessKey(db), token, clock())
    return claims && findActor(db, claims, clock())
  }

/** Creates a session for a member who has just been authenticated; the browser's previous session ends. */
export async function openSession(deps: SessionDeps, { cookies, userAgent }: Browser, userId: number): Promise<void> {
  const before = cookies.refreshToken()
  if (before) await deleteSessionOfToken(deps.db, before)
  await setTokens(deps, cookies, await insertSession(deps.db, userId, deviceName(userAgent), deps.clock()))
}

export async function setTokens(
  { db, clock }: SessionDeps,
  cookies: SessionCookies,
  given: RotatedToken,
): Promise<void> {
  const access = await signAccess(await accessKey(db), given, clock())
  cookies.set({ access, accessSeconds: ACCESS_SECONDS, refresh: given.refresh, refreshSeconds: REFRESH_SECONDS })
}
