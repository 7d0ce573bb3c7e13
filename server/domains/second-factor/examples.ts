import { Secret, TOTP } from 'otpauth'
import type { secondFactorApi } from '../../../contract/second-factor/second-factor-api.ts'
import { authenticator } from '../../testing/authenticator.ts'
import type { Examples, World } from '../../testing/example.ts'
import type { Member } from '../../testing/members.ts'
import { markProved } from '../session/store.ts'
import { insertPasskey, storeChallenge } from './passkey-store.ts'
import { replaceRecoveryCodes } from './recovery-store.ts'
import { confirmTotp, proposeTotp } from './totp-store.ts'
import { sealSecret } from './totp.ts'

const CHALLENGE = 'Q2hhbGxlbmdl'

/** A passkey that this session has proved. */
async function passkeyOf({ id, sessionId }: Member, { deps: { db, clock }, next }: World): Promise<string> {
  const now = clock()
  const key = await insertPasskey(db, {
    userId: id,
    credentialId: `key-${id}-${next()}`,
    publicKey: 'AA',
    counter: 0,
    transports: [],
    name: '열쇠',
    createdAt: now,
  })
  await markProved(db, sessionId, now)
  return String(key)
}

async function totpOf({ id }: Member, { deps: { db, clock, keys } }: World): Promise<string> {
  const secret = new Secret({ size: 20 })
  await proposeTotp(db, id, sealSecret(keys, id, secret.base32))
  return new TOTP({ secret }).generate({ timestamp: clock().getTime() })
}

const challenged = async ({ id, sessionId }: Member, { deps: { db, clock } }: World): Promise<string> => {
  await storeChallenge(db, { userId: id, sessionId, purpose: 'creation' }, `${CHALLENGE}${id}`, clock())
  return `${CHALLENGE}${id}`
}

export const secondFactorExamples: Examples<typeof secondFactorApi> = {
  readSecondFactor: {},
  beginTotp: {},
  finishTotp: async (caller, world) => ({ body: { code: await totpOf(caller, world) } }),
  removeTotp: async (caller, world) => {
    const { db, clock } = world.deps
    await totpOf(caller, world)
    await confirmTotp(db, caller.id, clock())
    await markProved(db, caller.sessionId, clock())
    return {}
  },
  beginPasskey: {},
  finishPasskey: async (caller, world) => ({
    body: { name: '내 노트북', response: authenticator().create(await challenged(caller, world)) },
  }),
  removePasskey: async (caller, world) => ({ params: { id: await passkeyOf(caller, world) } }),
  renewRecoveryCodes: async (caller, world) => {
    await passkeyOf(caller, world)
    return {}
  },
  beginProof: async (caller, world) => {
    await passkeyOf(caller, world)
    return {}
  },
  proveSecondFactor: async (caller, { deps: { db } }) => {
    const [code] = await replaceRecoveryCodes(db, caller.id)
    return { body: { by: 'recovery-code', code } }
  },
}
