import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { LoginResult } from '../../../contract/session/session.ts'
import type { SocialAuthorize } from '../../../contract/social/social.ts'
import { createApp } from '../../app.ts'
import { Browser } from '../../testing/browser.ts'
import { REDIRECT } from '../../testing/fake-providers.ts'
import { form, kakaoUser, newEmail, socialOnTestDatabase, ticketOf, VOUCHED } from '../../testing/social.ts'

const { accounts, configure, standIns, byKakao, byGoogle } = socialOnTestDatabase()

describe('R7.06 POST /snsauth/callback', () => {
  test('R1.3 R3.01 R4.02 registers unknown identities and logs in known ones', async () => {
    const browser = accounts.browser()
    const user = kakaoUser({ profile: { nickname: '콩이 엄마' } })
    const first = await byKakao(browser, user)
    expect(first.data).toEqual({
      socialTicket: expect.any(String) as string,
      expiresInSeconds: 1800,
      provider: 'kakao',
      email: null,
      emailHint: null,
      phoneHint: null,
      nickname: '콩이 엄마',
      joinable: false,
    })
    expect(first.message).toBe('아직 가입하지 않은 계정이에요.')
    expect((await browser.get('/users/me')).status).toBe(401)

    const registered = await browser.post('/users/sns', form(ticketOf(first)))
    expect(registered.data).toMatchObject({ email: null, hasPassword: false, role: 'member' })
    expect((await browser.get('/users/me')).data).toEqual(registered.data)

    const again = accounts.browser()
    expect((await byKakao(again, user)).data).toEqual({ ...(registered.data as LoginResult), restored: false })
    expect((await again.get('/users/me')).data).toEqual(registered.data)
  })

  test('What fell 13: a login that succeeds is refunded, by any provider', async () => {
    const user = kakaoUser()
    const here = () => accounts.browser({ 'X-Forwarded-For': '198.51.100.40' })
    await here().post('/users/sns', form(ticketOf(await byKakao(here(), user))))
    for (let i = 0; i < 101; i++) expect((await byKakao(here(), user)).status).toBe(200)
  })

  test('R7.06 POST /auth/oauth/callback does the same for kakao', async () => {
    const code = standIns().agree('kakao', kakaoUser())
    const { data } = await accounts.browser().post('/auth/oauth/callback', { code })
    expect(data).toMatchObject({ provider: 'kakao', joinable: false })
  })

  test('What fell 13: R3.01 accepts the plain payload {code, provider}', async () => {
    const body = { code: standIns().agree('kakao', kakaoUser()), provider: 'kakao' }
    const { status, data } = await accounts.browser().post('/snsauth/callback', body)
    expect([status, data]).toMatchObject([200, { provider: 'kakao', joinable: false }])
  })

  test('R7.10 sends naver its state', async () => {
    const user = { id: 'n-1', email: 'typed@dog.example', name: '이름' }
    const call = (state?: string) =>
      accounts.browser().post('/snsauth/callback', {
        provider: 'naver',
        code: standIns().agree('naver', user, 'right'),
        redirectUri: REDIRECT,
        ...(state && { state }),
      })
    expect((await call('wrong')).code).toBe('SOCIAL_FAILED')
    expect((await call()).code).toBe('SOCIAL_FAILED')
    // The provider doesn't verify an address that the user typed in.
    expect((await call('right')).data).toMatchObject({ provider: 'naver', email: null, nickname: '이름' })
  })

  test('google is asked as OpenID Connect says, with PKCE', async () => {
    const browser = accounts.browser()
    const first = await byGoogle(browser, 'kong')
    expect(first.data).toMatchObject({ email: 'kong@dog.example', nickname: '콩이 아빠', joinable: false })
    const { data } = await browser.post('/users/sns', form(ticketOf(first)))
    expect(data).toMatchObject({ email: 'kong@dog.example' })
    expect((await byGoogle(accounts.browser(), 'kong')).data).toMatchObject({ id: (data as LoginResult).id })
    expect((await byGoogle(accounts.browser(), 'unsure')).data).toMatchObject({ email: null, joinable: false })
  })

  test('a code without its verifier, or with a wrong one, is refused', async () => {
    const codeVerifier = randomBytes(32).toString('base64url')
    expect((await byGoogle(accounts.browser(), 'kong', { codeVerifier })).code).toBe('SOCIAL_FAILED')
    expect((await byGoogle(accounts.browser(), 'kong', { codeVerifier: undefined })).code).toBe('SOCIAL_FAILED')
  })

  test('a code works once, and a made-up one never', async () => {
    const body = { provider: 'kakao', code: standIns().agree('kakao', kakaoUser()), redirectUri: REDIRECT }
    expect((await accounts.browser().post('/snsauth/callback', body)).status).toBe(200)
    expect((await accounts.browser().post('/snsauth/callback', body)).code).toBe('SOCIAL_FAILED')
    const madeUp = { ...body, code: 'made-up' }
    expect((await accounts.browser().post('/snsauth/callback', madeUp)).code).toBe('SOCIAL_FAILED')
  })

  test('distinguishes an unavailable provider from a refusal', async () => {
    standIns().breakDown(true)
    const { status, code } = await byKakao(accounts.browser(), kakaoUser())
    expect([status, code]).toEqual([503, 'SOCIAL_UNREACHABLE'])
    configure({ kakaoIssuer: 'http://127.0.0.1:9' })
    expect((await byKakao(accounts.browser(), kakaoUser())).code).toBe('SOCIAL_UNREACHABLE')
    expect(JSON.stringify(accounts.lines)).not.toContain('app-secret')
  })

  test('R5.01 a provider without a client id is not configured, and is not offered', async () => {
    configure({ kakaoClientId: null, googleClientId: null })
    expect((await byKakao(accounts.browser(), kakaoUser())).code).toBe('SOCIAL_NOT_CONFIGURED')
    const { data } = await accounts.browser().get('/auth/social-providers')
    expect((data as SocialAuthorize[]).map(({ provider }) => provider)).toEqual(['naver'])
    expect(JSON.stringify(data)).not.toContain('app-secret')
  })

  test.each(['https://evil.example/steal', 'javascript:alert(1)//auth/login', 'https://a@evil.example/auth/login'])(
    'does not take %s for the page that it came back to',
    async (redirectUri) => {
      const body = { provider: 'kakao', code: 'x', redirectUri }
      expect((await accounts.browser().post('/snsauth/callback', body)).code).toBe('VALIDATION_FAILED')
    },
  )
})

describe('What fell 6: redirectUri', () => {
  const call = (redirectUri: string) => {
    const code = standIns().agree('kakao', kakaoUser(), undefined, redirectUri)
    return accounts.browser().post('/snsauth/callback', { provider: 'kakao', code, redirectUri })
  }
  const PUBLIC = 'https://dog.example'

  test.each([
    'https://evil.example/auth/login',
    'http://dog.example/auth/login',
    'https://dog.example:8443/auth/login',
    'https://dog.example.evil.example/auth/login',
    'https://www.dog.example/auth/login',
    'http://localhost:3000/auth/login',
    'https://dog.example/auth/login/',
  ])('of a public site is not %s', async (redirectUri) => {
    const before = Object.assign(accounts.deps(), { origin: PUBLIC })
    const app = createApp(before)
    const code = standIns().agree('kakao', kakaoUser(), undefined, redirectUri)
    for (const path of ['/snsauth/callback', '/auth/oauth/callback']) {
      const answer = await new Browser(app).post(path, { provider: 'kakao', code, redirectUri })
      expect([path, answer.code === 'VALIDATION_FAILED', Object.keys(answer.fields ?? {})]).toEqual([
        path,
        true,
        ['redirectUri'],
      ])
    }
    const own = `${PUBLIC}/auth/login`
    const good = standIns().agree('kakao', kakaoUser(), undefined, own)
    expect(
      (await new Browser(app).post('/snsauth/callback', { provider: 'kakao', code: good, redirectUri: own })).status,
    ).toBe(200)
  })

  test('on a developer’s machine may be any of its own names and ports, and no other host', async () => {
    expect((await call('http://127.0.0.1:5173/auth/login')).status).toBe(200)
    expect((await call('http://192.168.0.7:3000/auth/login')).code).toBe('VALIDATION_FAILED')
  })
})

describe('What fell 6: naver', () => {
  test('R7.10 is asked for name, e-mail address and phone, and each is read: two fill in a form, the third, masked, says which account', async () => {
    const { data } = await accounts.browser().get('/auth/social-providers')
    const scopes = (data as SocialAuthorize[]).map(({ provider, scope }) => [provider, scope])
    expect(scopes).toEqual([
      ['kakao', null],
      ['naver', 'name email phone'],
      ['google', 'openid email profile'],
    ])
    const user = { id: 'n-9', email: 'Typed@dog.example', name: '이름', mobile: '010-1234-5678' }
    const body = { provider: 'naver', code: standIns().agree('naver', user, 's'), state: 's', redirectUri: REDIRECT }
    const answer = await accounts.browser().post('/snsauth/callback', body)
    expect(answer.data).toMatchObject({
      email: null,
      emailHint: 'Typed@dog.example',
      phoneHint: '010-****-5678',
      nickname: '이름',
      joinable: false,
    })
    const whole = /1234/
    expect(JSON.stringify(answer.data)).not.toMatch(whole)
    const { rows } = await accounts.database.pool.query('select * from social_tickets')
    expect(rows.length).toBeGreaterThan(0)
    const kept = (rows as { hash: string }[]).map(({ hash: _random, ...row }) => row)
    expect(JSON.stringify(kept)).not.toMatch(/010|5678/)
  })

  test.each([
    ['01012345678', '010-****-5678'],
    ['016-123-4567', '016-****-4567'],
    ['02-123-4567', null],
    ['+82 10-1234-5678', null],
    ['', null],
    [undefined, null],
  ])('R7.10 a number %s is shown as %s', async (mobile, phoneHint) => {
    const user = {
      id: `n-${mobile}`,
      email: 'typed@dog.example',
      name: '이름',
      ...(mobile !== undefined && { mobile }),
    }
    const body = { provider: 'naver', code: standIns().agree('naver', user, 's'), state: 's', redirectUri: REDIRECT }
    expect((await accounts.browser().post('/snsauth/callback', body)).data).toMatchObject({ phoneHint })
  })
})

describe('R7.05 POST /users/sns', () => {
  test('accepts a ticket once, within thirty minutes', async () => {
    const socialTicket = ticketOf(await byKakao(accounts.browser(), kakaoUser()))
    const outcomes = await Promise.all([1, 2].map(() => accounts.browser().post('/users/sns', form(socialTicket))))
    expect(outcomes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['SOCIAL_TICKET_INVALID', undefined]) as unknown[],
    )
    const late = ticketOf(await byKakao(accounts.browser(), kakaoUser()))
    accounts.pass(30 * 60)
    expect((await accounts.browser().post('/users/sns', form(late))).code).toBe('SOCIAL_TICKET_INVALID')
  })

  test('What fell 6: accepts none for longer that a clock far ahead made', async () => {
    const socialTicket = ticketOf(await byKakao(accounts.browser(), kakaoUser()))
    await accounts.database.pool.query(`update social_tickets set expires_at = expires_at + interval '1 year'`)
    expect((await accounts.browser().post('/users/sns', form(socialTicket))).code).toBe('SOCIAL_TICKET_INVALID')
  })

  test('creates one account from two tickets of one identity', async () => {
    const user = kakaoUser()
    const tickets = [
      ticketOf(await byKakao(accounts.browser(), user)),
      ticketOf(await byKakao(accounts.browser(), user)),
    ]
    const outcomes = await Promise.all(tickets.map((one) => accounts.browser().post('/users/sns', form(one))))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes an address from the provider only where it vouches for it', async () => {
    const email = newEmail()
    const doubtful = await byKakao(accounts.browser(), kakaoUser({ email, is_email_valid: true }))
    expect(doubtful.data).toMatchObject({ email: null })
    const vouched = await byKakao(accounts.browser(), kakaoUser({ email, ...VOUCHED }))
    expect((await accounts.browser().post('/users/sns', form(ticketOf(vouched)))).data).toMatchObject({ email })
  })

  test('accepts another address only with an e-mail ticket', async () => {
    const socialTicket = ticketOf(await byKakao(accounts.browser(), kakaoUser()))
    const email = newEmail()
    const without = form(socialTicket, { email, emailTicket: 'x' })
    expect((await accounts.browser().post('/users/sns', without)).code).toBe('EMAIL_NOT_VERIFIED')
    const browser = accounts.browser()
    await browser.post('/users/send-email-authcode', { email })
    const authCode = /\d{6}/.exec((await accounts.mails()).at(-1)?.subject ?? '')?.[0]
    const { data } = await browser.post('/users/check-email-authcode', { email, authCode })
    const registered = await accounts.browser().post('/users/sns', form(socialTicket, { email, ...(data as object) }))
    expect(registered.data).toMatchObject({ email })
  })
})
