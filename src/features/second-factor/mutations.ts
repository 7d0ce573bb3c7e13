import type { DataOf } from '../../../contract/api/endpoint.ts'
import { secondFactorApi } from '../../../contract/second-factor/second-factor-api.ts'
import type { Codes, ProofBody } from '../../../contract/second-factor/second-factor.ts'
import type { Command } from '../../platform/commands/command.ts'
import { factorKey } from './queries.ts'

// Inputs and answers are secrets: none of these may be resumed.
const shows = { waiting: 'screen', failure: 'screen' } as const
const touches = (author: number | null) => [factorKey(author)]

export type AppSecret = DataOf<typeof secondFactorApi.beginTotp>

export const beginApp: Command<null, AppSecret> = {
  name: 'second-factor.begin-app',
  shows,
  send: (call) => call(secondFactorApi.beginTotp),
}

export const finishApp: Command<{ code: string }, Codes> = {
  name: 'second-factor.finish-app',
  shows,
  touches,
  send: (call, body) => call(secondFactorApi.finishTotp, { body }),
}

export const removeApp: Command<null, null> = {
  name: 'second-factor.remove-app',
  shows,
  touches,
  send: (call) => call(secondFactorApi.removeTotp),
  words: { done: () => ({ text: '인증 앱 연결을 끊었어요.', tone: 'success' }) },
}

/** Asks the server, then the browser, then the server again: one press. */
export const addPasskey: Command<{ name: string }, Codes> = {
  name: 'second-factor.add-passkey',
  shows,
  touches,
  send: async (call, { name }) => {
    const optionsJSON = await call(secondFactorApi.beginPasskey)
    const { create } = await import('../../platform/device/passkeys.ts')
    return call(secondFactorApi.finishPasskey, { body: { name, response: await create(optionsJSON) } })
  },
}

export const removePasskey: Command<{ id: number }, null> = {
  name: 'second-factor.remove-passkey',
  shows,
  touches,
  send: (call, { id }) => call(secondFactorApi.removePasskey, { params: { id } }),
  words: { done: () => ({ text: '패스키를 없앴어요.', tone: 'success' }) },
}

export const renewCodes: Command<null, Codes> = {
  name: 'second-factor.renew-codes',
  shows,
  touches,
  send: (call) => call(secondFactorApi.renewRecoveryCodes),
}

export const prove: Command<Exclude<ProofBody, { by: 'passkey' }>, null> = {
  name: 'second-factor.prove',
  shows,
  touches,
  send: (call, body) => call(secondFactorApi.proveSecondFactor, { body }),
}

export const provePasskey: Command<null, null> = {
  name: 'second-factor.prove-passkey',
  shows,
  touches,
  send: async (call) => {
    const optionsJSON = await call(secondFactorApi.beginProof)
    const { get } = await import('../../platform/device/passkeys.ts')
    return call(secondFactorApi.proveSecondFactor, { body: { by: 'passkey', response: await get(optionsJSON) } })
  },
}
