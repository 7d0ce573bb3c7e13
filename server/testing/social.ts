import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { SocialAuthorize, SocialUnregistered } from '../../contract/social/social.ts'
import type { Env } from '../env.ts'
import { accountsOnTestDatabase } from './accounts.ts'
import type { Browser } from './browser.ts'
import { REDIRECT, startFakeProviders } from './fake-providers.ts'
import { startOidcServer } from './oidc-server.ts'

let made = 0
export const kakaoUser = (account: object = {}) => ({ id: (made += 1), kakao_account: account })
/** What Kakao says of an address that it vouches for. */
export const VOUCHED = { is_email_valid: true, is_email_verified: true }
export const newEmail = () => `social${(made += 1)}@dog.example`
/** A form of registration that is filled in. */
export const form = (socialTicket: string, more: object = {}) => ({
  socialTicket,
  nickname: `새콩이${(made += 1)}`,
  terms: true,
  privacy: true,
  age14: true,
  marketing: false,
  ...more,
})
export const ticketOf = ({ data }: { data: unknown }) => (data as SocialUnregistered).socialTicket

/** The app on a test database, with stand-ins for the providers; no account is linked when a test begins. */
export function socialOnTestDatabase() {
  const accounts = accountsOnTestDatabase()
  let providers: Awaited<ReturnType<typeof startFakeProviders>>
  let oidc: Awaited<ReturnType<typeof startOidcServer>>
  const configure = (changes: Partial<Env>) => Object.assign(accounts.deps().env, changes)

  beforeAll(async () => {
    providers = await startFakeProviders()
    oidc = await startOidcServer()
  })
  beforeEach(async () => {
    configure({ ...providers.env, ...oidc.env })
    providers.breakDown(false)
    await accounts.database.pool.query('delete from social_accounts')
    await accounts.database.pool.query(`update users set email = null`)
  })
  afterAll(async () => {
    await providers.stop()
    await oidc.stop()
  })

  const byKakao = (browser: Browser, user: object) =>
    browser.post('/snsauth/callback', {
      provider: 'kakao',
      code: providers.agree('kakao', user),
      redirectUri: REDIRECT,
    })

  async function byGoogle(browser: Browser, login: string, changes: object = {}) {
    const offered = (await browser.get('/auth/social-providers')).data as SocialAuthorize[]
    const google = offered.find(({ provider }) => provider === 'google') as SocialAuthorize
    const codeVerifier = randomBytes(32).toString('base64url')
    const back = await oidc.agree(login, google.authorizeUrl, {
      client_id: google.clientId,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: google.scope ?? '',
      state: 'random',
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    expect(back.get('state')).toBe('random')
    const code = back.get('code')
    return browser.post('/snsauth/callback', {
      provider: 'google',
      code,
      codeVerifier,
      redirectUri: REDIRECT,
      ...changes,
    })
  }
  return { accounts, configure, standIns: () => providers, oidc: () => oidc, byKakao, byGoogle }
}
