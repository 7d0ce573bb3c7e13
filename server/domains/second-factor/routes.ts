import { secondFactorApi } from '../../../contract/second-factor/second-factor-api.ts'
import { MOST_PASSKEYS, secondFactorOperations } from '../../../contract/second-factor/second-factor.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/request/actor.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { fail } from '../../refusals/refusal.ts'
import { findById } from '../accounts/store.ts'
import { readSettings } from '../site/store.ts'
import { logFactor, tellOwner } from './events.ts'
import { listPasskeys, storeChallenge } from './passkey-store.ts'
import { creationOptions, proofOptions } from './passkey.ts'
import { isRequired } from './policy.ts'
import type { SessionPorts } from './ports.ts'
import { isRight } from './proof.ts'
import { addPasskey, addTotp, type Owner, removePasskey, removeTotp, renewCodes } from './service.ts'
import { readFactors } from './store.ts'
import { proposeTotp } from './totp-store.ts'
import { newTotp, sealSecret } from './totp.ts'

interface Caller {
  actor: Actor
  ip: string
  userAgent: string
}

const ownerOf = ({ actor: { userId, sessionId }, ip, userAgent }: Caller): Owner => ({
  userId,
  sessionId,
  ip,
  userAgent,
})

export function secondFactorRoutes(given: Deps, sessions: SessionPorts): Route[] {
  const deps = { ...given, sessions }
  const { db, clock, keys, origin } = deps
  /** The member, who has proved in the last minutes that it is them. */
  const confirmed = async (caller: Caller) => {
    await sessions.requireConfirmed(db, caller.actor.sessionId, clock())
    return ownerOf(caller)
  }
  const labelOf = async (userId: number) => {
    const { brand } = await readSettings(db)
    const account = (await findById(db, userId)) ?? fail('UNAUTHENTICATED')
    return { brand, nickname: account.nickname, label: account.email ?? account.nickname }
  }

  return serve(secondFactorApi, secondFactorOperations, {
    readSecondFactor: async ({ actor }) => ({
      required: await isRequired(deps, actor.role),
      proved: actor.secondFactor === 'proved',
      ...(await readFactors(db, actor.userId)),
    }),

    async beginTotp(call) {
      const { userId } = await confirmed(call)
      const { brand, label } = await labelOf(userId)
      const made = newTotp({ issuer: brand, label })
      if (!(await proposeTotp(db, userId, sealSecret(keys, userId, made.secret)))) fail('FACTOR_EXISTS')
      return made
    },
    async finishTotp(call) {
      const codes = await addTotp(deps, await confirmed(call), call.body.code)
      await call.refund()
      return { recoveryCodes: codes }
    },
    async removeTotp(call) {
      await removeTotp(deps, await confirmed(call))
      return null
    },

    async beginPasskey(call) {
      const { userId, sessionId } = await confirmed(call)
      const known = await listPasskeys(db, userId)
      if (known.length >= MOST_PASSKEYS) fail('PASSKEYS_FULL')
      const options = await creationOptions(origin, { userId, ...(await labelOf(userId)) }, known)
      await storeChallenge(db, { userId, sessionId, purpose: 'creation' }, options.challenge, clock())
      return options
    },
    finishPasskey: async (call) => ({ recoveryCodes: await addPasskey(deps, await confirmed(call), call.body) }),
    async removePasskey(call) {
      await removePasskey(deps, await confirmed(call), call.params.id)
      return null
    },

    renewRecoveryCodes: async (call) => ({ recoveryCodes: await renewCodes(deps, await confirmed(call)) }),

    async beginProof({ actor: { userId, sessionId } }) {
      const known = await listPasskeys(db, userId)
      if (known.length === 0) fail('FACTOR_NOT_FOUND')
      const options = await proofOptions(origin, known)
      await storeChallenge(db, { userId, sessionId, purpose: 'proof' }, options.challenge, clock())
      return options
    },

    async proveSecondFactor(call) {
      const { body, actor } = call
      const by = ownerOf(call)
      const about = { userId: actor.userId, by }
      const right = await db.transaction(async (tx) => {
        if (!(await isRight(tx, deps, actor, body))) return false
        await sessions.markProved(tx, actor.sessionId, clock())
        if (body.by === 'recovery-code') {
          await logFactor(tx, about, 'factor-recover', {}, clock())
          await tellOwner({ ...deps, db: tx }, actor.userId, 'code-used')
        }
        return true
      })
      if (!right) {
        await logFactor(db, about, 'factor-fail', { by: body.by }, clock())
        fail('PROOF_WRONG')
      }
      await call.refund()
      return null
    },
  })
}
