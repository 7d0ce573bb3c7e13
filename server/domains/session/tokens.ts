import { createHmac, type webcrypto } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'

export const ACCESS_SECONDS = 15 * 60
export const REFRESH_SECONDS = 30 * 86_400
/** Grace period in which two tabs, or a retry after a lost answer, may use the same refresh token. */
export const GRACE_MS = 10_000

/** How far the clocks of two nodes may be apart. */
export const CLOCKS_DIFFER_MS = 60_000

const ALGORITHM = 'HS256'

/** The library imports plain bytes anew for each token. */
const imported = new WeakMap<Uint8Array, Promise<webcrypto.CryptoKey>>()

function cryptoKey(bytes: Uint8Array<ArrayBuffer>): Promise<webcrypto.CryptoKey> {
  const key =
    imported.get(bytes) ??
    crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  imported.set(bytes, key)
  return key
}

export interface Claims {
  userId: number
  sessionId: number
}

export async function signAccess(
  key: Uint8Array<ArrayBuffer>,
  { userId, sessionId }: Claims,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(userId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_SECONDS)
    .sign(await cryptoKey(key))
}

/** The claims of an access token; null if it is forged, malformed or expired. */
export async function readAccess(key: Uint8Array<ArrayBuffer>, token: string, now: Date): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, await cryptoKey(key), {
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: now,
    })
    // From the future only if the clock was set back: it would be valid for longer than it should.
    if ((payload.iat ?? 0) * 1000 > now.getTime() + CLOCKS_DIFFER_MS) return null
    return { userId: Number(payload.sub), sessionId: Number(payload['sid']) }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** Derived from token and nonce: the same predecessor yields the same successor, and neither alone reveals it. */
export const successorOf = (token: string, nonce: string) =>
  createHmac('sha256', token).update(nonce).digest('base64url')
