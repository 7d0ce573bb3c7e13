import type { PasskeyProof } from '../../../contract/second-factor/passkeys.ts'
import type { ProofBody } from '../../../contract/second-factor/second-factor.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../http/request/actor.ts'
import { listPasskeys, notePasskeyUse, takeChallenge } from './passkey-store.ts'
import { provenCounter } from './passkey.ts'
import { useRecoveryCode } from './recovery-store.ts'
import { findTotp, takeStep } from './totp-store.ts'
import { stepOfCode } from './totp.ts'

type ProofDeps = Pick<Deps, 'clock' | 'keys' | 'origin'>
type Prover = Pick<Actor, 'userId' | 'sessionId'>

/** Whether it is a right proof; a code or challenge that was right is used up. */
export function isRight(tx: Db, deps: ProofDeps, prover: Prover, proof: ProofBody): Promise<boolean> {
  switch (proof.by) {
    case 'totp':
      return isRightCode(tx, deps, prover.userId, proof.code, 'confirmed')
    case 'recovery-code':
      return useRecoveryCode(tx, prover.userId, proof.code)
    case 'passkey':
      return isRightPasskey(tx, deps, prover, proof.response)
  }
}

export async function isRightCode(
  tx: Db,
  { clock, keys }: Pick<ProofDeps, 'clock' | 'keys'>,
  userId: number,
  code: string,
  state: 'proposed' | 'confirmed',
): Promise<boolean> {
  const totp = await findTotp(tx, userId)
  const step = totp && stepOfCode(keys, userId, totp.sealed, code, clock())
  return step !== null && takeStep(tx, userId, step, state)
}

async function isRightPasskey(tx: Db, { clock, origin }: ProofDeps, prover: Prover, response: PasskeyProof) {
  const challenge = await takeChallenge(tx, { ...prover, purpose: 'proof' }, clock())
  const passkey = (await listPasskeys(tx, prover.userId)).find(({ credentialId }) => credentialId === response.id)
  if (challenge === null || !passkey) return false
  const counter = await provenCounter(origin, challenge, response, passkey)
  if (counter === null) return false
  await notePasskeyUse(tx, passkey.id, counter, clock())
  return true
}
