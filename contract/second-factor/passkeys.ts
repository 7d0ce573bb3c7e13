import * as v from 'valibot'

/** Shapes of WebAuthn on the wire, in base64url; only what either side reads. */
const bytes = v.pipe(v.string(), v.regex(/^[\w-]{1,20000}$/))
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/))

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const transports = v.array(v.picklist(TRANSPORTS))
export type Transport = (typeof TRANSPORTS)[number]

const key = v.literal('public-key')
const descriptor = v.object({ id: v.string(), type: key, transports })
const verification = v.literal('required')

export const PasskeyCreation = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: key })),
  timeout: v.number(),
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.object({ residentKey: v.literal('preferred'), userVerification: verification }),
  attestation: v.literal('none'),
})
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>

export const PasskeyRequest = v.object({
  challenge: v.string(),
  rpId: v.string(),
  allowCredentials: v.array(descriptor),
  timeout: v.number(),
  userVerification: verification,
})
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>

export const PasskeyRegistration = v.object({
  id,
  rawId: id,
  type: key,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    /** What a browser names and this list doesn't is left out. */
    transports: v.exactOptional(
      v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(40))),
        v.maxLength(20),
        v.transform((all) => TRANSPORTS.filter((one) => all.includes(one))),
      ),
    ),
  }),
})
export type PasskeyRegistration = v.InferOutput<typeof PasskeyRegistration>

export const PasskeyProof = v.object({
  id,
  rawId: id,
  type: key,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.exactOptional(bytes),
  }),
})
export type PasskeyProof = v.InferOutput<typeof PasskeyProof>
