import { createHmac, hkdfSync } from 'node:crypto'

/** Keys for signing and keyed hashes, all derived from the one secret of a deployment, which is never in the database. */
export interface Keys {
  /** 256 bits, always the same for one purpose. */
  of(purpose: string): Uint8Array<ArrayBuffer>
  /** Tells secrets apart without revealing them. */
  readonly fingerprint: string
}

export function keysFrom(secret: string): Keys {
  const known = new Map<string, Uint8Array<ArrayBuffer>>()
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `daengdaengroad ${purpose}`, 32))
  const of = (purpose: string) => {
    const key = known.get(purpose) ?? derive(purpose)
    known.set(purpose, key)
    return key
  }
  const fingerprint = createHmac('sha256', of('fingerprint')).digest('base64url').slice(0, 16)
  return { of, fingerprint }
}
