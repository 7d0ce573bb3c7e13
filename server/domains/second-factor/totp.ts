import { Secret, TOTP } from 'otpauth'
import { encodeQR } from 'qr'
import type { Keys } from '../../lib/keys.ts'
import { seal, unseal } from '../../lib/seal.ts'

const PERIOD_SECONDS = 30
/** Codes of one step before and after are right too, for clocks that differ by half a minute. */
const WINDOW = 1

const totpOf = (secret: string, label: Partial<Label> = {}) =>
  new TOTP({ ...label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })

interface Label {
  issuer: string
  label: string
}

const keyOf = (keys: Keys) => keys.of('totp secrets')
const rowOf = (userId: number) => `totp ${userId}`

export const sealSecret = (keys: Keys, userId: number, secret: string) => seal(keyOf(keys), secret, rowOf(userId))

/** A new secret in the forms in which an app takes it. */
export function newTotp(label: Label) {
  const secret = new Secret({ size: 20 }).base32
  const address = totpOf(secret, label).toString()
  return { secret, address, qr: encodeQR(address, 'svg', { ecc: 'medium', border: 2 }) }
}

/** The time step of a right code; null if it is wrong, or the secret can't be opened with today's key. */
export function stepOfCode(keys: Keys, userId: number, sealed: string, code: string, now: Date): number | null {
  const secret = unseal(keyOf(keys), sealed, rowOf(userId))
  if (secret === null) return null
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}
