import { createHmac, type webcrypto } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'

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

interface Verified extends Claims {
  /** Seconds since 1970. */
  issuedAt: number
  expiresAt: number
}

/**
 * Tokens whose signature was found right, by key. The library has another thread look at each signature, and a member's token comes with each
 * of their calls: looking once saves a third of the processor time of a small one.
 */
const verified = new WeakMap<Uint8Array, LRUCache<string, Verified>>()
const MOST_KEPT = 5000

function verifiedBy(key: Uint8Array): LRUCache<string, Verified> {
  const kept = verified.get(key) ?? new LRUCache({ max: MOST_KEPT })
  verified.set(key, kept)
  return kept
}

/** The claims of an access token; null if it is forged, malformed or expired. */
export async function readAccess(key: Uint8Array<ArrayBuffer>, token: string, now: Date): Promise<Claims | null> {
  const kept = verifiedBy(key)
  const claims = kept.get(token) ?? (await verify(key, token, now))
  if (!claims) return null
  kept.set(token, claims)
  // From the future only if the clock was set back: it would be valid for longer than it should.
  const begun = claims.issuedAt * 1000 <= now.getTime() + CLOCKS_DIFFER_MS
  const ended = claims.expiresAt <= Math.floor(now.getTime() / 1000)
  return begun && !ended ? { userId: claims.userId, sessionId: claims.sessionId } : null
}

async function verify(key: Uint8Array<ArrayBuffer>, token: string, now: Date): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify<{ sub: string; sid: number; iat: number; exp: number }>(
      token,
      await cryptoKey(key),
      { algorithms: [ALGORITHM], requiredClaims: ['sub', 'sid', 'iat', 'exp'], currentDate: now },
    )
    return { userId: Number(payload.sub), sessionId: payload.sid, issuedAt: payload.iat, expiresAt: payload.exp }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** Derived from token and nonce: the same predecessor yields the same successor, and neither alone reveals it. */
export const successorOf = (token: string, nonce: string) =>
  createHmac('sha256', token).update(nonce).digest('base64url')
