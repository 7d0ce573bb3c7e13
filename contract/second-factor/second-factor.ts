import * as v from 'valibot'
import { DAY, MINUTE } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { PasskeyCreation, PasskeyRequest, PasskeyProof, PasskeyRegistration } from './passkeys.ts'
import { idText } from '../api/wire.ts'
import { Line } from '../text/plain-text.ts'

export const RECOVERY_CODES = 10
export const MOST_PASSKEYS = 10

const Passkey = v.object({
  id: v.number(),
  /** The browser and system in which it was made, or what its owner calls it. */
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
})
export type Passkey = v.InferOutput<typeof Passkey>

/** What a member has set up, and whether this session has proved it. */
export const SecondFactor = v.object({
  /** Whether this account changes nothing in the back office without one. */
  required: v.boolean(),
  /** Whether this session has proved it. */
  proved: v.boolean(),
  /** Since when an authenticator app makes codes; null: none does. */
  totpSince: v.nullable(v.string()),
  passkeys: v.array(Passkey),
  recoveryCodesLeft: v.number(),
})
export type SecondFactor = v.InferOutput<typeof SecondFactor>

/** Shown once; empty where the account has its codes already. */
const Codes = v.object({ recoveryCodes: v.array(v.string()) })
export type Codes = v.InferOutput<typeof Codes>

const spaceless = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
)
export const TotpCode = v.pipe(spaceless, v.regex(/^\d{6}$/, '앱에 보이는 숫자 6자리를 적어 주세요.'))
export const RecoveryCode = v.pipe(spaceless, v.regex(/^[2-9A-Z]{16}$/, '복구 코드 16자를 적어 주세요.'))

export const TotpBody = v.object({ code: TotpCode })

export const PasskeyName = v.pipe(Line, v.maxLength(40, '40자까지 쓸 수 있어요.'))

export const ProofBody = v.variant('by', [
  v.object({ by: v.literal('totp'), code: TotpCode }),
  v.object({ by: v.literal('recovery-code'), code: RecoveryCode }),
  v.object({ by: v.literal('passkey'), response: PasskeyProof }),
])
export type ProofBody = v.InferOutput<typeof ProofBody>

/** Wrong proofs only: a right one is not counted. */
const PROOF = [
  { name: 'proofByAccount', per: '{member}', points: 10, seconds: 15 * MINUTE },
  { name: 'proofByAccountADay', per: '{member}', points: 50, seconds: DAY },
] as const
const CHANGE = { name: 'factorByAccount', per: '{member}', points: 30, seconds: 15 * MINUTE } as const

const change = { owner: 'caller', whileSuspended: true, touches: [] } as const
/** A recent proof of identity; of the second factor, if there is one. */
const CONFIRMED = ['CONFIRM_REQUIRED', 'SECOND_FACTOR_NEEDED'] as const

export const secondFactorOperations = {
  readSecondFactor: operation({
    summary: 'The second factors of this account, and whether this session has proved one',
    data: SecondFactor,
    owner: 'caller',
  }),
  /** Until a first code is confirmed, it is no factor; another call replaces the secret. */
  beginTotp: operation({
    summary: 'A new secret for an authenticator app, shown this once',
    data: v.object({ secret: v.string(), address: v.string(), qr: v.string() }),
    errors: [...CONFIRMED, 'FACTOR_EXISTS'],
    limit: [CHANGE],
    ...change,
  }),
  finishTotp: operation({
    summary: 'Confirms the authenticator app by a first code; with the first factor come recovery codes',
    body: TotpBody,
    data: Codes,
    errors: [...CONFIRMED, 'PROOF_WRONG', 'FACTOR_EXISTS'],
    limit: PROOF,
    ...change,
  }),
  removeTotp: operation({
    summary: 'Removes the authenticator app',
    data: v.null(),
    errors: [...CONFIRMED, 'FACTOR_NOT_FOUND'],
    limit: [CHANGE],
    ...change,
  }),
  beginPasskey: operation({
    summary: 'What the browser needs to make a passkey',
    data: PasskeyCreation,
    errors: [...CONFIRMED, 'PASSKEYS_FULL'],
    limit: [CHANGE],
    ...change,
  }),
  finishPasskey: operation({
    summary: 'Adds the passkey that the browser made; with the first factor come recovery codes',
    body: v.object({ name: PasskeyName, response: PasskeyRegistration }),
    data: Codes,
    errors: [...CONFIRMED, 'PROOF_WRONG', 'PASSKEYS_FULL'],
    limit: [CHANGE],
    ...change,
  }),
  removePasskey: operation({
    summary: 'Removes a passkey',
    params: v.object({ id: idText }),
    data: v.null(),
    errors: [...CONFIRMED, 'FACTOR_NOT_FOUND'],
    limit: [CHANGE],
    ...change,
    owner: { param: 'id', missing: 'FACTOR_NOT_FOUND' },
  }),
  renewRecoveryCodes: operation({
    summary: 'Ten new recovery codes, shown this once; earlier ones no longer work',
    data: Codes,
    errors: [...CONFIRMED, 'FACTOR_NOT_FOUND'],
    limit: [CHANGE],
    ...change,
  }),
  beginProof: operation({
    summary: 'What the browser needs to ask for a passkey of this account',
    data: PasskeyRequest,
    errors: ['FACTOR_NOT_FOUND'],
    limit: [{ name: 'proofAskedByAccount', per: '{member}', points: 60, seconds: 15 * MINUTE }],
    ...change,
  }),
  /** Valid for this session; what can't be undone wants one of the last 15 minutes. */
  proveSecondFactor: operation({
    summary: 'Proves the second factor by a code of the app, a passkey or a recovery code, which then is used up',
    body: ProofBody,
    data: v.null(),
    errors: ['PROOF_WRONG'],
    limit: PROOF,
    ...change,
  }),
}
