import { describe, expect, test } from 'vitest'
import type { User } from '../../../contract/users/users.ts'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import { PASSWORD } from '../../testing/members.ts'
import { AGREED, newEmail, newNickname, signUp } from '../../testing/sign-up.ts'

const accounts = accountsOnTestDatabase()
const { codeFor, linkTokenFor, ticketFor } = signUp(accounts)

const MINUTE = 60
const NEW_PASSWORD = '밤마다 짖는 옆집 콩이 3'

describe('signing up', () => {
  test('R1.2 R7.04 R7.05 with the mailed code creates a logged-in member', async () => {
    const browser = accounts.browser()
    const email = newEmail()
    const emailTicket = await ticketFor(browser, email)
    const nickname = newNickname()
    const body = { email, emailTicket, nickname, password: NEW_PASSWORD, ...AGREED, marketing: true }
    const { status, data } = await browser.post('/users', body)
    expect([status, data]).toEqual([
      200,
      {
        id: expect.any(Number) as number,
        email,
        nickname,
        role: 'member',
        introduction: '',
        photo: null,
        marketing: true,
        hasPassword: true,
        createdAt: '2026-11-21T03:00:00.000Z',
      },
    ])
    expect((await browser.get('/users/me')).data).toEqual(data)
    const elsewhere = await accounts.browser().post('/auth/login', { email, password: NEW_PASSWORD })
    expect(elsewhere.data).toEqual({ ...(data as User), restored: false })
  })

  test('ignores extra fields of the body', async () => {
    const browser = accounts.browser()
    const email = newEmail()
    const emailTicket = await ticketFor(browser, email)
    const more = { id: 1, role: 'admin', passwordHash: 'x', createdAt: '2000-01-01', hasPassword: false, photo: {} }
    const body = { ...more, email, emailTicket, nickname: newNickname(), password: NEW_PASSWORD, ...AGREED }
    expect((await browser.post('/users', body)).data).toMatchObject({ role: 'member', hasPassword: true, photo: null })
    const profile = { ...more, nickname: newNickname(), introduction: '', marketing: false, email: 'other@dog.example' }
    expect((await browser.put('/users/me', profile)).data).toMatchObject({ role: 'member', email })
  })

  test('requires a ticket for the same address, usable once', async () => {
    const browser = accounts.browser()
    const email = newEmail()
    const emailTicket = await ticketFor(browser, email)
    const body = { email, emailTicket, nickname: newNickname(), password: NEW_PASSWORD, ...AGREED }
    const register = (changes: object) => accounts.browser().post('/users', { ...body, ...changes })
    expect((await register({ email: newEmail() })).code).toBe('EMAIL_NOT_VERIFIED')
    expect((await register({ emailTicket: 'x'.repeat(43) })).code).toBe('EMAIL_NOT_VERIFIED')
    expect((await register({})).status).toBe(200)
    expect((await register({ nickname: newNickname() })).code).toBe('EMAIL_NOT_VERIFIED')
  })

  test('sent twice concurrently creates one account', async () => {
    const email = newEmail()
    const emailTicket = await ticketFor(accounts.browser(), email)
    const body = { email, emailTicket, nickname: newNickname(), password: NEW_PASSWORD, ...AGREED }
    const outcomes = await Promise.all([1, 2, 3].map(() => accounts.browser().post('/users', body)))
    expect(outcomes.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422])
  })

  test('a taken nickname does not consume the ticket', async () => {
    const { nickname } = await accounts.member()
    const email = newEmail()
    const emailTicket = await ticketFor(accounts.browser(), email)
    const body = { email, emailTicket, password: NEW_PASSWORD, ...AGREED }
    expect((await accounts.browser().post('/users', { ...body, nickname })).code).toBe('NICKNAME_TAKEN')
    expect((await accounts.browser().post('/users', { ...body, nickname: newNickname() })).status).toBe(200)
  })

  test.each(['password123', 'qwerty1234', '11111111', '댕댕로드댕댕로드', 'tkfkdgo1', '20261121'])(
    'does not take the password %s',
    async (password) => {
      const email = newEmail()
      const emailTicket = await ticketFor(accounts.browser(), email)
      const body = { email, emailTicket, nickname: newNickname(), password, ...AGREED }
      expect((await accounts.browser().post('/users', body)).code).toBe('PASSWORD_WEAK')
    },
  )

  test('refuses the address or the nickname as a password', async () => {
    const email = newEmail()
    const emailTicket = await ticketFor(accounts.browser(), email)
    const body = { email, emailTicket, nickname: '강산이네멍멍이', ...AGREED }
    for (const password of [email, `${email.split('@')[0]}1`, '강산이네멍멍이1']) {
      expect([password, (await accounts.browser().post('/users', { ...body, password })).code]).toEqual([
        password,
        'PASSWORD_WEAK',
      ])
    }
  })

  test.each(['terms', 'privacy', 'age14'])('requires consent: %s', async (name) => {
    const body = { email: newEmail(), emailTicket: 'x', nickname: newNickname(), password: NEW_PASSWORD, ...AGREED }
    const { code, fields } = await accounts.browser().post('/users', { ...body, [name]: false })
    expect([code, Object.keys(fields ?? {})]).toEqual(['VALIDATION_FAILED', [name]])
  })

  test('stores a password only as argon2id hash', async () => {
    const { id } = await accounts.member()
    const { rows } = await accounts.database.pool.query('select * from users where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
    expect((rows as { password_hash: string }[])[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('the code of an address', () => {
  /** A browser that has asked for a code, and how it answers. */
  const asker = () => {
    const browser = accounts.browser()
    const check = (email: string, authCode: string) => browser.post('/users/check-email-authcode', { email, authCode })
    return { browser, check }
  }
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test('works once', async () => {
    const email = newEmail()
    const { browser, check } = asker()
    const code = await codeFor(browser, email)
    expect((await check(email, code)).status).toBe(200)
    expect((await check(email, code)).code).toBe('AUTH_CODE_WRONG')
  })

  test('is valid for ten minutes, its ticket for thirty', async () => {
    const email = newEmail()
    const { browser, check } = asker()
    const code = await codeFor(browser, email)
    accounts.pass(10 * MINUTE)
    expect((await check(email, code)).code).toBe('AUTH_CODE_WRONG')

    const emailTicket = await ticketFor(accounts.browser(), email)
    accounts.pass(30 * MINUTE)
    const body = { email, emailTicket, nickname: newNickname(), password: NEW_PASSWORD, ...AGREED }
    expect((await accounts.browser().post('/users', body)).code).toBe('EMAIL_NOT_VERIFIED')
  })

  test('allows five tries in all, also concurrent ones', async () => {
    const email = newEmail()
    const { browser, check } = asker()
    const code = await codeFor(browser, email)
    await Promise.all([1, 2, 3, 4, 5].map(() => check(email, wrong(code))))
    expect((await check(email, code)).code).toBe('AUTH_CODE_WRONG')
  })

  test('is invalidated by a newer code; a ticket is not', async () => {
    const email = newEmail()
    const { browser, check } = asker()
    const first = await codeFor(browser, email)
    let second = await codeFor(browser, email)
    // One time in a million both codes are equal.
    if (second === first) second = await codeFor(browser, email)
    expect((await check(email, first)).code).toBe('AUTH_CODE_WRONG')
    const { data } = await check(email, second)
    await codeFor(browser, email)
    const body = { email, ...(data as object), nickname: newNickname(), password: NEW_PASSWORD, ...AGREED }
    expect((await accounts.browser().post('/users', body)).status).toBe(200)
  })

  test('is invalid for another address', async () => {
    const [mine, other] = [newEmail(), newEmail()]
    const { browser, check } = asker()
    const code = await codeFor(browser, mine)
    expect((await check(other, code)).code).toBe('AUTH_CODE_WRONG')
  })

  test('is sent at most once a minute and five times an hour, and is stored hashed', async () => {
    const email = newEmail()
    const code = await codeFor(accounts.browser(), email)
    const again = await accounts.browser().post('/users/send-email-authcode', { email })
    expect(again.code).toBe('RATE_LIMITED')
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const { rows } = await accounts.database.pool.query('select * from email_codes')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain(email)
    for (let i = 0; i < 4; i++) {
      await accounts.database.pool.query(`delete from rate_limits where key like 'mailAgain%'`)
      await accounts.browser().post('/users/send-email-authcode', { email })
    }
    await accounts.database.pool.query(`delete from rate_limits where key like 'mailAgain%'`)
    expect((await accounts.browser().post('/users/send-email-authcode', { email })).code).toBe('RATE_LIMITED')
  })
})

describe('who has an account', () => {
  test.each(['/users/send-email-authcode', '/users/reset-password'])('is not revealed by %s', async (path) => {
    const { email } = await accounts.member()
    const [known, unknown] = [
      await accounts.browser().post(path, { email }),
      await accounts.browser().post(path, { email: newEmail() }),
    ]
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data])
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
    expect([known.status, (await accounts.browser().post(path, { email })).code]).toEqual([200, 'RATE_LIMITED'])
  })

  test('a registered address is mailed that an account exists instead of a code; an unknown one gets no link', async () => {
    const { email } = await accounts.member()
    expect(await codeFor(accounts.browser(), email)).toBe('')
    expect((await accounts.mails()).at(-1)?.subject).toBe('[댕댕로드] 이미 가입한 이메일이에요')
    const unknown = newEmail()
    expect(await linkTokenFor(accounts.browser(), unknown)).toBe('')
    expect((await accounts.mails()).map(({ to }) => to)).not.toContain(unknown)
  })

  test('is not revealed by the duration of a login', { timeout: 120_000 }, async () => {
    const { email } = await accounts.member()
    // A member who logs in only by kakao has no password.
    const { email: social } = await accounts.member()
    await accounts.database.pool.query('update users set password_hash = null where email = $1', [social])
    const emails = { known: () => email, unknown: newEmail, social: () => social }
    const work = { known: 0, unknown: 0, social: 0 }
    for (let i = 0; i < 15; i++) {
      await accounts.forgetLimits()
      for (const who of ['known', 'unknown', 'social'] as const) {
        const given = { email: emails[who](), password: 'wrong' }
        // CPU time instead of elapsed time, so that other load on the machine makes no difference.
        const before = process.cpuUsage()
        await accounts.browser().post('/auth/login', given)
        const { user, system } = process.cpuUsage(before)
        work[who] += user + system
      }
    }
    for (const who of ['unknown', 'social'] as const) {
      expect(work[who] / work.known).toBeGreaterThan(0.67)
      expect(work[who] / work.known).toBeLessThan(1.5)
    }
  })

  test('only nicknames are public', async () => {
    const { nickname } = await accounts.member()
    const ask = async (name: string) =>
      (await accounts.browser().get(`/users/nickname-availability?nickname=${encodeURIComponent(name)}`)).data
    expect(await ask(nickname)).toEqual({ available: false })
    expect(await ask(newNickname())).toEqual({ available: true })
  })
})

describe('a forgotten password', () => {
  const complete = (token: string, password = NEW_PASSWORD) =>
    accounts.browser().post('/users/reset-password/complete', { token, password })

  test('R7.04 is reset by a mailed single-use link, which ends all sessions', async () => {
    const { email, browser } = await accounts.member()
    const token = await linkTokenFor(accounts.browser(), email)
    expect((await complete(token)).status).toBe(200)
    expect((await browser.get('/users/me')).status).toBe(401)
    expect((await browser.post('/auth/refresh')).code).toBe('REFRESH_FAILED')
    expect((await accounts.browser().post('/auth/login', { email, password: PASSWORD })).code).toBe('LOGIN_FAILED')
    expect((await accounts.browser().post('/auth/login', { email, password: NEW_PASSWORD })).status).toBe(200)
    expect((await complete(token)).code).toBe('LINK_INVALID')
    expect((await accounts.mails()).map(({ subject }) => subject)).toContain('[댕댕로드] 비밀번호가 바뀌었어요')
  })

  test('a link is valid for thirty minutes, and using one invalidates the others', async () => {
    const { email } = await accounts.member()
    const late = await linkTokenFor(accounts.browser(), email)
    accounts.pass(30 * MINUTE)
    expect((await complete(late)).code).toBe('LINK_INVALID')
    const [one, other] = [await linkTokenFor(accounts.browser(), email), await linkTokenFor(accounts.browser(), email)]
    const outcomes = await Promise.all([complete(one), complete(one), complete(other)])
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('What fell 6: links, codes and tickets that a clock far ahead made are good no longer than any other', async () => {
    const { email } = await accounts.member()
    const YEAR = 365 * 24 * 60 * MINUTE
    const browser = accounts.browser()
    const [guest, other] = [newEmail(), newEmail()]
    accounts.pass(YEAR)
    const token = await linkTokenFor(browser, email)
    const emailTicket = await ticketFor(browser, guest)
    const authCode = await codeFor(browser, other)
    accounts.pass(-YEAR)
    expect((await complete(token)).code).toBe('LINK_INVALID')
    expect((await browser.post('/users/check-email-authcode', { email: other, authCode })).code).toBe('AUTH_CODE_WRONG')
    const form = { email: guest, emailTicket, nickname: newNickname(), password: NEW_PASSWORD, ...AGREED }
    expect((await browser.post('/users', form)).code).toBe('EMAIL_NOT_VERIFIED')
  })

  test('a weak password does not consume the link', async () => {
    const { email } = await accounts.member()
    const token = await linkTokenFor(accounts.browser(), email)
    expect((await complete(token, 'password123')).code).toBe('PASSWORD_WEAK')
    expect((await complete(token)).status).toBe(200)
  })

  test('the link leads to our own origin, whatever host the caller names', async () => {
    const { email } = await accounts.member()
    const browser = accounts.browser({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
    await linkTokenFor(browser, email)
    const mail = (await accounts.mails()).at(-1)
    expect(mail?.text).toContain('http://localhost:3000/auth/find-password#token=')
    expect(mail?.html).not.toContain('evil.example')
  })
})
