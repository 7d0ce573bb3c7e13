import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PasswordReset } from '../../../contract/accounts/accounts.ts'
import type { SocialUnregistered } from '../../../contract/social/social.ts'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import type { Browser } from '../../testing/browser.ts'
import { startFakeProviders } from '../../testing/fake-providers.ts'
import { PASSWORD } from '../../testing/members.ts'

const accounts = accountsOnTestDatabase()
let providers: Awaited<ReturnType<typeof startFakeProviders>>

beforeAll(async () => {
  providers = await startFakeProviders()
})
beforeEach(() => void Object.assign(accounts.deps().env, providers.env))
afterAll(() => providers.stop())

const DAY = 86_400
const NEW_PASSWORD = '밤마다 짖는 옆집 콩이 3'
let made = 0
const kakaoUser = () => ({ id: (made += 1) })
const naverUser = () => ({ id: `n-${(made += 1)}` })
const byKakao = (browser: Browser, user: object) =>
  browser.post('/snsauth/callback', { provider: 'kakao', code: providers.agree('kakao', user) })

async function link(browser: Browser, provider: 'kakao' | 'naver', user: object) {
  const { data } = await browser.post(`/users/me/socials/${provider}`, {
    code: providers.agree(provider, user, 's'),
    state: 's',
  })
  return browser.post('/users/me/socials', { socialTicket: (data as SocialUnregistered).socialTicket })
}

async function resetToken(browser: Browser, email: string): Promise<string> {
  await browser.post('/users/reset-password', { email })
  return tokenIn((await accounts.mails()).at(-1)?.text)
}
const tokenIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? ''
const read = async (token: string) =>
  (await accounts.browser().post('/users/reset-password/read', { token })).data as PasswordReset
const subjects = async () => (await accounts.mails()).map(({ subject }) => subject.replace('[댕댕로드] ', ''))

describe('What fell 3: a provider linked by another person', () => {
  test('no longer logs in after the owner has reset the password', async () => {
    const { browser, email, id } = await accounts.member()
    const thiefs = kakaoUser()
    accounts.pass(60)
    expect((await link(browser, 'kakao', thiefs)).status).toBe(200)
    expect((await byKakao(accounts.browser(), thiefs)).data).toMatchObject({ id })

    const token = await resetToken(accounts.browser(), email)
    expect(await read(token)).toMatchObject({ email, socials: [{ provider: 'kakao', dropped: true }] })
    await accounts.browser().post('/users/reset-password/complete', { token, password: NEW_PASSWORD })
    expect((await byKakao(accounts.browser(), thiefs)).data).toMatchObject({ joinable: false })
  })

  test('is unlinked if younger than the owner’s last proof of the address; an older one by choice', async () => {
    const { browser, email, id } = await accounts.member()
    const [older, chosen] = [kakaoUser(), naverUser()]
    for (const [provider, user] of [
      ['kakao', older],
      ['naver', chosen],
    ] as const)
      await link(browser, provider, user)
    // Linked at the very moment of the registration, so not after it.
    accounts.pass(DAY)
    const token = await resetToken(accounts.browser(), email)
    const socials = [
      expect.objectContaining({ provider: 'kakao', dropped: false }),
      expect.objectContaining({ provider: 'naver', dropped: false }),
    ]
    expect((await read(token)).socials).toEqual(socials)
    await accounts
      .browser()
      .post('/users/reset-password/complete', { token, password: NEW_PASSWORD, unlink: ['naver'] })
    expect((await byKakao(accounts.browser(), older)).data).toMatchObject({ id })
    const naver = { provider: 'naver', code: providers.agree('naver', chosen, 's'), state: 's' }
    expect((await accounts.browser().post('/snsauth/callback', naver)).data).toMatchObject({ joinable: false })
  })

  test('after a reset, the reset is the last proof', async () => {
    const { email } = await accounts.member()
    accounts.pass(DAY)
    await accounts.browser().post('/users/reset-password/complete', {
      token: await resetToken(accounts.browser(), email),
      password: NEW_PASSWORD,
    })
    accounts.pass(DAY)
    const browser = accounts.browser()
    await browser.post('/auth/login', { email, password: NEW_PASSWORD })
    await link(browser, 'kakao', kakaoUser())
    accounts.pass(DAY)
    expect((await read(await resetToken(browser, email))).socials).toMatchObject([{ dropped: true }])
  })

  test('a link is shown by its own token only', async () => {
    const answer = await accounts.browser().post('/users/reset-password/read', { token: 'x'.repeat(43) })
    expect(answer.code).toBe('LINK_INVALID')
  })
})

describe('What fell 3: the owner is told by mail', () => {
  test('of a provider linked and unlinked, a new password, and a login in a new browser', async () => {
    const { browser, email } = await accounts.member()
    await link(browser, 'kakao', kakaoUser())
    await browser.delete('/users/me/socials/kakao')
    await browser.put('/users/pass-change', { currentPassword: PASSWORD, password: NEW_PASSWORD })
    const phone =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36'
    await accounts.browser({ 'User-Agent': phone }).post('/auth/login', { email, password: NEW_PASSWORD })
    expect(await subjects()).toEqual([
      '카카오 로그인이 연결됐어요',
      '카카오 로그인 연결이 해제됐어요',
      '비밀번호가 바뀌었어요',
      '새 기기에서 로그인했어요',
    ])
    const mails = await accounts.mails()
    expect(mails.map(({ to }) => to)).toEqual([email, email, email, email])
    for (const { text } of mails)
      expect(text).toContain('내가 아니에요\nhttp://localhost:3000/auth/find-password#token=')
    expect(mails.at(-1)?.text).toContain('11월 21일 오후 12:00에 처음 보는 기기(Chrome · Android)에서')
  })

  test('by a link that takes the account back: the other person’s sessions and providers are gone', async () => {
    const { email } = await accounts.member()
    const thief = accounts.browser()
    accounts.pass(60)
    await thief.post('/auth/login', { email, password: PASSWORD })
    const token = tokenIn((await accounts.mails()).at(-1)?.text)
    const thiefs = kakaoUser()
    await link(thief, 'kakao', thiefs)
    accounts.pass(23 * 3600)
    expect(
      (await accounts.browser().post('/users/reset-password/complete', { token, password: NEW_PASSWORD })).status,
    ).toBe(200)
    expect((await thief.post('/auth/refresh')).code).toBe('REFRESH_FAILED')
    expect((await byKakao(accounts.browser(), thiefs)).data).toMatchObject({ joinable: false })
  })

  test('but not of a browser that is known, nor of the one in which they registered', async () => {
    const email = 'fresh@dog.example'
    const browser = accounts.browser()
    await browser.post('/users/send-email-authcode', { email })
    const authCode = /\d{6}/.exec((await accounts.mails()).at(-1)?.subject ?? '')?.[0]
    const { data } = await browser.post('/users/check-email-authcode', { email, authCode })
    const agreed = { terms: true, privacy: true, age14: true, marketing: false }
    await browser.post('/users', {
      ...(data as object),
      ...agreed,
      email,
      nickname: '새로온콩이',
      password: NEW_PASSWORD,
    })
    await browser.post('/auth/logout')
    expect((await browser.post('/auth/login', { email, password: NEW_PASSWORD })).status).toBe(200)
    expect(await subjects()).toHaveLength(1)
  })

  test('of a login by a provider in a new browser, too', async () => {
    const { browser, email } = await accounts.member()
    const user = kakaoUser()
    await link(browser, 'kakao', user)
    await byKakao(accounts.browser(), user)
    const mail = (await accounts.mails()).at(-1)
    expect([mail?.to, mail?.subject]).toEqual([email, '[댕댕로드] 새 기기에서 로그인했어요'])
  })
})
