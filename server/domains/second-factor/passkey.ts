import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type {
  PasskeyCreation,
  PasskeyProof,
  PasskeyRegistration,
  PasskeyRequest,
} from '../../../contract/second-factor/passkeys.ts'
import { CHALLENGE_SECONDS, type StoredPasskey } from './passkey-store.ts'

/** Loaded when the first passkey is used: a start need not wait for a sixth of the server's code. */
const library = () => import('@simplewebauthn/server')

/** A passkey belongs to a host: the one at which this server is reached. No address may be one, so on this machine it is `localhost`. */
function siteOf(origin: string): { id: string; origin: string } {
  const url = new URL(origin)
  if (/^(127\.|\[::1\])/.test(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}
const timeout = CHALLENGE_SECONDS * 1000
const descriptor = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
})

interface Owner {
  userId: number
  nickname: string
  brand: string
}

export async function creationOptions(
  origin: string,
  { userId, nickname, brand }: Owner,
  known: readonly StoredPasskey[],
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await library()
  const made = await generateRegistrationOptions({
    rpName: brand,
    rpID: siteOf(origin).id,
    userID: new TextEncoder().encode(String(userId)),
    userName: nickname,
  })
  return {
    challenge: made.challenge,
    rp: { id: siteOf(origin).id, name: brand },
    timeout,
    attestation: 'none',
    user: { id: made.user.id, name: nickname, displayName: nickname },
    pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  }
}

export async function proofOptions(origin: string, known: readonly StoredPasskey[]): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library()
  const { id: rpId } = siteOf(origin)
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  return {
    challenge,
    rpId,
    timeout,
    userVerification: 'required',
    allowCredentials: known.map(descriptor),
  }
}

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential']

/** The new credential; null if the answer isn't one to this challenge, at this host. */
export async function registered(
  origin: string,
  challenge: string,
  response: PasskeyRegistration,
): Promise<Registered | null> {
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: siteOf(origin).origin,
      expectedRPID: siteOf(origin).id,
    })
    return registrationInfo?.credential ?? null
  } catch {
    // Malformed, or signed for something else: the library tells both by an error.
    return null
  }
}

/** The new counter of the passkey; null if it hasn't signed this challenge, or has been copied (a counter that goes back). */
export async function provenCounter(
  origin: string,
  challenge: string,
  response: PasskeyProof,
  { credentialId, publicKey, counter, transports }: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: siteOf(origin).origin,
      expectedRPID: siteOf(origin).id,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        transports,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
