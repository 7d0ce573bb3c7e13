import { api, del, get, post, put } from '../api/endpoint.ts'
import type { secondFactorOperations } from './second-factor.ts'

export const secondFactorApi = api<typeof secondFactorOperations>()({
  readSecondFactor: get('/auth/second-factor', { access: 'member' }),
  beginTotp: post('/auth/second-factor/totp', { access: 'member', idempotent: 'never' }),
  finishTotp: put('/auth/second-factor/totp', { access: 'member', idempotent: 'never' }),
  removeTotp: del('/auth/second-factor/totp', { access: 'member', idempotent: 'never' }),
  beginPasskey: post('/auth/second-factor/passkeys/challenge', { access: 'member', idempotent: 'never' }),
  finishPasskey: post('/auth/second-factor/passkeys', { access: 'member', idempotent: 'never' }),
  removePasskey: del('/auth/second-factor/passkeys/:id', { access: 'member', idempotent: 'natural' }),
  renewRecoveryCodes: post('/auth/second-factor/recovery-codes', { access: 'member', idempotent: 'never' }),
  beginProof: post('/auth/second-factor/proof/challenge', { access: 'member', idempotent: 'never' }),
  proveSecondFactor: post('/auth/second-factor/proof', { access: 'member', idempotent: 'never' }),
})
