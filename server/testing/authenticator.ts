import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyProof, PasskeyRegistration } from '../../contract/second-factor/passkeys.ts'

/** A security key in software: signs as WebAuthn wants it, for tests of the server. */
export function authenticator(origin = 'http://localhost:3000') {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (flags: number, attested = Buffer.alloc(0)) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(Buffer.from(new URL(origin).hostname)), Buffer.from([flags]), count, attested])
  }

  return {
    id: id.toString('base64url'),

    create(challenge: string): PasskeyRegistration {
      // COSE: EC2, ES256, P-256, x and y.
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const data = authenticatorData(PRESENT | VERIFIED | ATTESTED, attested)
      // CBOR: { fmt: 'none', attStmt: {}, authData: bytes of one byte's length }
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      }
      return { id: this.id, rawId: this.id, type: 'public-key', response }
    },

    prove(challenge: string, { verified = true } = {}): PasskeyProof {
      const data = authenticatorData(PRESENT | (verified ? VERIFIED : 0))
      const client = clientData('webauthn.get', challenge)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      }
      return { id: this.id, rawId: this.id, type: 'public-key', response }
    },

    /** As a copy made earlier would. */
    setBack() {
      counter = 0
    },
  }
}

const PRESENT = 1
const VERIFIED = 4
const ATTESTED = 64

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
