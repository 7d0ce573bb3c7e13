import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { PasskeyCreation } from '../../contract/second-factor/passkeys.ts'
import type { Codes } from '../../contract/second-factor/second-factor.ts'
import type { accountsOnTestDatabase } from './accounts.ts'
import { authenticator } from './authenticator.ts'
import type { Browser } from './browser.ts'
import { PASSWORD } from './members.ts'

export const codeOf = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

export const prove = (browser: Browser, body: object) => browser.post('/auth/second-factor/proof', body)

/** Members and admins with second factors. */
export const factorsOf = (accounts: ReturnType<typeof accountsOnTestDatabase>) => ({
  signed: async (role: 'admin' | 'mentor' | 'member' = 'admin') => {
    const one = await accounts.member()
    await accounts.database.pool.query('update users set role = $1 where id = $2', [role, one.id])
    return one
  },

  /** Connects an authenticator app. */
  withApp: async (browser: Browser) => {
    const { secret } = (await browser.post('/auth/second-factor/totp')).data as { secret: string }
    const code = (seconds = 0) => codeOf(secret, new Date(accounts.deps().clock().getTime() + seconds * 1000))
    const { status, data } = await browser.put('/auth/second-factor/totp', { code: code() })
    expect(status).toBe(200)
    return { code, codes: (data as Codes).recoveryCodes, secret }
  },

  /** Registers a passkey. */
  withPasskey: async (browser: Browser, name = '') => {
    const key = authenticator()
    const { data } = await browser.post('/auth/second-factor/passkeys/challenge')
    const response = key.create((data as PasskeyCreation).challenge)
    const made = await browser.post('/auth/second-factor/passkeys', { name, response })
    expect(made.status).toBe(200)
    return { key, response, codes: (made.data as Codes).recoveryCodes }
  },

  /** The same member in another browser. */
  elsewhere: async ({ email }: { email: string }) => {
    const browser = accounts.browser()
    await browser.post('/auth/login', { email, password: PASSWORD })
    return browser
  },
})
