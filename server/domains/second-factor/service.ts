import { MOST_PASSKEYS } from '../../../contract/second-factor/second-factor.ts'
import type { PasskeyRegistration } from '../../../contract/second-factor/passkeys.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import type { FactorChange } from '../../mail/orders.ts'
import { fail } from '../../refusals/refusal.ts'
import type { Auditor } from '../audit/store.ts'
import { deviceName } from '../../lib/device-name.ts'
import { logFactor, tellOwner } from './events.ts'
import { deletePasskey, insertPasskey, listPasskeys, takeChallenge } from './passkey-store.ts'
import { registered } from './passkey.ts'
import type { SessionPorts } from './ports.ts'
import { isRightCode } from './proof.ts'
import { replaceRecoveryCodes } from './recovery-store.ts'
import { codesForFirst, dropCodesWithLast, hasFactor } from './store.ts'
import { confirmTotp, deleteTotp } from './totp-store.ts'

/** The member, in one of their sessions. */
export interface Owner extends Auditor {
  sessionId: number
}

interface FactorDeps extends Deps {
  sessions: SessionPorts
}

/** One change of the factors of an account, written into the audit log and mailed to its owner. */
const changing = <T>(deps: FactorDeps, by: Owner, change: (tx: Db) => Promise<T>): Promise<T> =>
  deps.db.transaction(async (tx) => {
    await lockMember(tx, by.userId)
    return change(tx)
  })

async function note(deps: FactorDeps, tx: Db, by: Owner, change: FactorChange, after: object): Promise<void> {
  const action = change.endsWith('-added')
    ? 'factor-add'
    : change.endsWith('-removed')
      ? 'factor-remove'
      : 'factor-codes'
  await logFactor(tx, { userId: by.userId, by }, action, { ...after }, deps.clock())
  await tellOwner({ ...deps, db: tx }, by.userId, change)
}

/** A wrong first code is neither counted as an attempt to get in nor logged: there is nothing yet to get into. */
export const addTotp = (deps: FactorDeps, by: Owner, code: string): Promise<string[]> =>
  changing(deps, by, async (tx) => {
    if (!(await isRightCode(tx, deps, by.userId, code, 'proposed')))
      fail('PROOF_WRONG', { code: '코드가 맞지 않아요.' })
    await confirmTotp(tx, by.userId, deps.clock())
    return added(deps, tx, by, 'totp-added', { by: 'totp' })
  })

export async function addPasskey(
  deps: FactorDeps,
  by: Owner,
  { name, response }: { name: string; response: PasskeyRegistration },
): Promise<string[]> {
  const { clock, db, origin } = deps
  // Outside the transaction of the change: a challenge is used up, right or wrong.
  const challenge = await takeChallenge(db, { ...by, purpose: 'creation' }, clock())
  const credential = challenge && (await registered(origin, challenge, response))
  if (!credential) return fail('PROOF_WRONG')
  return changing(deps, by, async (tx) => {
    if ((await listPasskeys(tx, by.userId)).length >= MOST_PASSKEYS) fail('PASSKEYS_FULL')
    const id = await insertPasskey(tx, {
      userId: by.userId,
      credentialId: credential.id,
      counter: credential.counter,
      createdAt: clock(),
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      transports: response.response.transports ?? [],
      name: name || deviceName(by.userAgent),
    })
    if (id === null) fail('PROOF_WRONG')
    return added(deps, tx, by, 'passkey-added', { by: 'passkey', name })
  })
}

/** Who adds a factor has it at hand: the session has proved it. */
async function added(deps: FactorDeps, tx: Db, by: Owner, change: FactorChange, after: object): Promise<string[]> {
  const codes = await codesForFirst(tx, by.userId)
  await deps.sessions.markProved(tx, by.sessionId, deps.clock())
  await note(deps, tx, by, change, after)
  return codes
}

export const removeTotp = (deps: FactorDeps, by: Owner): Promise<void> =>
  changing(deps, by, async (tx) => {
    if (!(await deleteTotp(tx, by.userId))) fail('FACTOR_NOT_FOUND')
    await removed(deps, tx, by, 'totp-removed', { by: 'totp' })
  })

export const removePasskey = (deps: FactorDeps, by: Owner, id: number): Promise<void> =>
  changing(deps, by, async (tx) => {
    const { name } = (await deletePasskey(tx, by.userId, id)) ?? fail('FACTOR_NOT_FOUND')
    await removed(deps, tx, by, 'passkey-removed', { by: 'passkey', name })
  })

async function removed(deps: FactorDeps, tx: Db, by: Owner, change: FactorChange, after: object): Promise<void> {
  // A factor that is set up later was proved by no session that is open now.
  if (!(await dropCodesWithLast(tx, by.userId))) await deps.sessions.forgetProofs(tx, by.userId)
  await note(deps, tx, by, change, after)
}

export const renewCodes = (deps: FactorDeps, by: Owner): Promise<string[]> =>
  changing(deps, by, async (tx) => {
    if (!(await hasFactor(tx, by.userId))) fail('FACTOR_NOT_FOUND')
    const codes = await replaceRecoveryCodes(tx, by.userId)
    await note(deps, tx, by, 'codes-renewed', {})
    return codes
  })
