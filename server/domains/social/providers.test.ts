import { expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { authorizeOf, PROVIDERS, settingsOf } from './providers.ts'

const env = readEnv({
  DATA_DIR: '/nowhere',
  KAKAO_CLIENT_ID: 'kakao-id',
  NAVER_CLIENT_ID: 'naver-id',
  GOOGLE_CLIENT_ID: 'google-id',
  NAVER_CLIENT_SECRET: 'naver-secret',
  GOOGLE_CLIENT_SECRET: 'google-secret',
})

/** As the providers document them. */
test.each([
  {
    provider: 'kakao' as const,
    settings: { clientId: 'kakao-id', clientSecret: null, issuer: 'https://kauth.kakao.com' },
    endpoints: {
      authorize: 'https://kauth.kakao.com/oauth/authorize',
      token: 'https://kauth.kakao.com/oauth/token',
      user: 'https://kapi.kakao.com/v2/user/me',
    },
    asked: { scope: null, pkce: false, again: { prompt: 'login' } },
  },
  {
    provider: 'naver' as const,
    settings: { clientId: 'naver-id', clientSecret: 'naver-secret', issuer: 'https://nid.naver.com' },
    endpoints: {
      authorize: 'https://nid.naver.com/oauth2.0/authorize',
      token: 'https://nid.naver.com/oauth2.0/token',
      user: 'https://openapi.naver.com/v1/nid/me',
    },
    asked: { scope: 'name email phone', pkce: false, again: { auth_type: 'reauthenticate' } },
  },
  {
    provider: 'google' as const,
    settings: { clientId: 'google-id', clientSecret: 'google-secret', issuer: 'https://accounts.google.com' },
    endpoints: null,
    asked: { scope: 'openid email profile', pkce: true, again: { max_age: '0' } },
  },
])(
  'What fell 14: $provider is asked at its addresses, for no more than is read',
  ({ provider, settings, ...wanted }) => {
    expect(settingsOf(provider, env)).toEqual(settings)
    expect(PROVIDERS[provider].endpoints?.(settings.issuer) ?? null).toEqual(wanted.endpoints)
    expect(authorizeOf(provider, settings, 'https://authorize.example')).toEqual({
      provider,
      authorizeUrl: 'https://authorize.example',
      clientId: settings.clientId,
      ...wanted.asked,
    })
  },
)

test.each([
  ['010-1234-5678', '010-****-5678'],
  ['01012345678', '010-****-5678'],
  ['011-234-5678', '011-****-5678'],
  ['+82 10-1234-5678', null],
  ['02-123-4567', null],
  ['010-1234-56789', null],
])('What fell 14: of the number %s a member is shown %s', (mobile, hint) => {
  const answer = { resultcode: '00', response: { id: 'n1', mobile } }
  expect(PROVIDERS.naver.identify(answer).phoneHint).toBe(hint)
})

test('What fell 14: an address is taken over only if the provider vouches for it', () => {
  const kakao = (valid: boolean, verified: boolean) =>
    PROVIDERS.kakao.identify({
      id: 7,
      kakao_account: { email: 'a@b.kr', is_email_valid: valid, is_email_verified: verified },
    }).email
  expect([kakao(true, true), kakao(true, false), kakao(false, true)]).toEqual(['a@b.kr', null, null])
  const google = (verified: boolean) =>
    PROVIDERS.google.identify({ sub: '7', email: 'a@b.kr', email_verified: verified }).email
  expect([google(true), google(false)]).toEqual(['a@b.kr', null])
  const naver = (email: string) => PROVIDERS.naver.identify({ resultcode: '00', response: { id: '7', email } })
  expect(naver('a@b.kr')).toMatchObject({ email: null, emailHint: 'a@b.kr' })
  expect(naver('a b')).toMatchObject({ email: null, emailHint: null })
})
