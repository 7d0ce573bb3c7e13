import { parse } from 'hono/utils/cookie'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/request/actor.ts'
import { ACCESS_COOKIE, type SessionCookies } from '../../http/request/session-cookies.ts'
import { enqueueMail } from '../accounts/service.ts'
import { deviceName } from '../../lib/device-name.ts'
import { isRequired } from '../second-factor/policy.ts'
import { rememberDevice } from './known-device.ts'
import type { RotatedToken } from './refresh-store.ts'
import { deleteSessionOfToken, findActor, insertSession, type RequireProof } from './store.ts'
import { ACCESS_SECONDS, readAccess, REFRESH_SECONDS, signAccess } from './tokens.ts'

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'keys'>
type AuthenticatingDeps = SessionDeps & Pick<Deps, 'env'>
type OpeningDeps = SessionDeps & Pick<Deps, 'mails'>

/** The calling browser. */
export interface Browser {
  cookies: SessionCookies
  userAgent: string
}

const accessKey = ({ keys }: Pick<Deps, 'keys'>) => keys.of('access-tokens')

/** Authenticates a caller by headers. Forged tokens are refused by signature, without a query; the row tells whether the session is valid. */
export const authenticator =
  (deps: AuthenticatingDeps) =>
  async (headers: Headers): Promise<Actor | null> => {
    const token = parse(headers.get('cookie') ?? '', ACCESS_COOKIE)[ACCESS_COOKIE]
    if (!token) return null
    const { db, clock } = deps
    const claims = await readAccess(accessKey(deps), token, clock())
    const found = claims && (await findActor(db, claims, clock()))
    if (!found) return null
    const { hasFactor, provedAt, ...actor } = found
    if (hasFactor) return { ...actor, secondFactor: provedAt ? 'proved' : 'unproved' }
    return { ...actor, secondFactor: (await isRequired(deps, actor.role)) ? 'missing' : 'waived' }
  }

/**
 * Creates a session for a member who has just been authenticated; the browser's previous session ends. The member is told by mail of a
 * browser that wasn't known to the account, unless they have `justRegistered` in it.
 */
export async function openSession(
  deps: OpeningDeps,
  { cookies, userAgent }: Browser,
  userId: number,
  { justRegistered = false, requireProof }: { justRegistered?: boolean; requireProof?: RequireProof } = {},
): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  const device = deviceName(userAgent)
  const before = cookies.refreshToken()
  if (before) await deleteSessionOfToken(db, before)
  await setTokens(deps, cookies, await insertSession(db, userId, device, now, requireProof))
  const known = await rememberDevice(db, cookies, userId, now)
  if (known || justRegistered) return
  await enqueueMail(deps, { kind: 'new-device', userId, device, at: now.toISOString() })
}

export async function setTokens(
  { keys, clock }: Pick<SessionDeps, 'keys' | 'clock'>,
  cookies: SessionCookies,
  given: RotatedToken,
): Promise<void> {
  const access = await signAccess(accessKey({ keys }), given, clock())
  cookies.set({ access, accessSeconds: ACCESS_SECONDS, refresh: given.refresh, refreshSeconds: REFRESH_SECONDS })
}
