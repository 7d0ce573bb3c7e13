import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { User } from '../../../contract/accounts.ts'
import { insertPhoto } from '../photos/store.ts'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import type { Browser } from '../../testing/browser.ts'
import { createMember, PASSWORD } from '../../testing/members.ts'

const accounts = accountsOnTestDatabase()

const MINUTE = 60
const DAY = 86_400
const NEW_PASSWORD = '밤마다 짖는 옆집 콩이 3'
const AGREED = { terms: true, privacy: true, age14: true, marketing: false }

let made = 0
const newEmail = () => `someone${(made += 1)}@dog.example`
const newNickname = () => `새콩이${(made += 1)}`

async function codeFor(browser: Browser, email: string): Promise<string> {
  await accounts.forgetLimits()
  expect((await browser.post('/users/send-email-authcode', { email })).status).toBe(200)
  const mail = (await accounts.mails()).findLast(({ to }) => to === email)
  return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
}

async function ticketFor(browser: Browser, email: string): Promise<string> {
  const authCode = await codeFor(browser, email)
  const { data } = await browser.post('/users/check-email-authcode', { email, authCode })
  return (data as { emailTicket: string }).emailTicket
}

async function linkTokenFor(browser: Browser, email: string): Promise<string> {
  await accounts.forgetLimits()
  await browser.post('/users/reset-password', { email })
  const mail = (await accounts.mails()).findLast(({ to }) => to === email)
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

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
        ...{ id: expect.any(Number) as number, email, nickname, role: 'member', introduction: '', photo: null },
        ...{ marketing: true, hasPassword: true, createdAt: '2026-11-21T03:00:00.000Z' },
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

describe('my account', () => {
  test('R6.02 R7.05 changing the password requires the current one and logs out other devices', async () => {
    const { email, browser } = await accounts.member()
    const phone = accounts.browser()
    await phone.post('/auth/login', { email, password: PASSWORD })
    const change = (currentPassword: string, password = NEW_PASSWORD) =>
      browser.put('/users/pass-change', { currentPassword, password })
    expect((await change('wrong')).code).toBe('PASSWORD_WRONG')
    expect((await change(PASSWORD, 'password123')).code).toBe('PASSWORD_WEAK')
    expect((await change(PASSWORD)).status).toBe(200)
    expect((await browser.get('/users/me')).status).toBe(200)
    expect((await phone.get('/users/me')).status).toBe(401)
    expect((await accounts.browser().post('/auth/login', { email, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('limits password guesses from a stolen session', async () => {
    const { browser } = await accounts.member()
    const guess = () => browser.put('/users/pass-change', { currentPassword: 'wrong', password: NEW_PASSWORD })
    for (let i = 0; i < 10; i++) await guess()
    expect((await guess()).code).toBe('RATE_LIMITED')
    expect((await browser.post('/auth/confirm', { password: PASSWORD })).code).toBe('RATE_LIMITED')
  })

  test('What fell 5: changes of the password are counted, also those whose new one is refused', async () => {
    const { browser } = await accounts.member()
    const change = (password: string) => browser.put('/users/pass-change', { currentPassword: PASSWORD, password })
    for (let i = 0; i < 10; i++) expect((await change('password123')).code).toBe('PASSWORD_WEAK')
    expect((await change(NEW_PASSWORD)).code).toBe('RATE_LIMITED')
    // Right passwords don't use up the guesses.
    expect((await browser.post('/auth/confirm', { password: PASSWORD })).status).toBe(200)
  })

  test('the profile can be changed; nicknames are unique', async () => {
    const other = await accounts.member()
    const { browser, nickname } = await accounts.member()
    const profile = { nickname, introduction: '<script>alert(1)</script> 콩이 아빠', marketing: true }
    expect((await browser.put('/users/me', profile)).data).toMatchObject(profile)
    expect((await browser.put('/users/me', { ...profile, nickname: other.nickname })).code).toBe('NICKNAME_TAKEN')
    expect((await browser.get('/users/me')).data).toMatchObject(profile)
  })

  test('shows one of the member’s own photos and releases the previous one', async () => {
    const [mine, other] = [await accounts.member(), await accounts.member()]
    const sent = async (userId: number) => {
      const id = randomUUID()
      const photo = { src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null }
      await insertPhoto(accounts.database.orm, { id, userId, photo, createdAt: new Date() })
      return { id, photo }
    }
    const usedOf = async (id: string) =>
      (await accounts.database.pool.query<{ used: boolean }>('select used from photos where id = $1', [id])).rows[0]
        ?.used
    const show = (photoId: string | null) => mine.browser.put('/users/me/photo', { photoId })
    const [first, second, foreign] = [await sent(mine.id), await sent(mine.id), await sent(other.id)]

    expect((await show(first.id)).data).toMatchObject({ id: mine.id, photo: first.photo })
    expect((await show(first.id)).code).toBe('PHOTO_NOT_FOUND')
    expect((await show(foreign.id)).code).toBe('PHOTO_NOT_FOUND')
    expect((await show(second.id)).data).toMatchObject({ photo: second.photo })
    expect([await usedOf(first.id), await usedOf(second.id)]).toEqual([false, true])
    expect((await other.browser.get('/users/me')).data).toMatchObject({ photo: null })
    expect((await show(null)).data).toMatchObject({ photo: null })
    expect(await usedOf(second.id)).toBe(false)
    await show(second.id)
    await mine.browser.post('/auth/withdraw')
    accounts.pass(7 * DAY)
    await accounts.runJobs()
    expect(await usedOf(second.id)).not.toBe(true)
  })

  test('can be exported completely, by its owner only and without secrets', async () => {
    const { browser, email, nickname } = await accounts.member()
    const { data } = await browser.get('/users/me/export')
    expect(data).toMatchObject({ exportedAt: '2026-11-21T03:00:00.000Z', account: { email, nickname } })
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i)
    const otherMember = await accounts.member()
    expect(JSON.stringify((await otherMember.browser.get('/users/me/export')).data)).not.toContain(email)
  })
})

describe('leaving', () => {
  test('R6.02 R7.03 ends all sessions, and a login within seven days restores the account', async () => {
    const { browser, email, nickname } = await accounts.member()
    expect((await browser.post('/auth/withdraw')).data).toEqual({ erasedAt: '2026-11-28T03:00:00.000Z' })
    expect([browser.sessionCookies, (await browser.get('/users/me')).status]).toEqual([[], 401])
    expect((await accounts.mails()).at(-1)?.text).toContain('11월 28일에 개인정보를 지워요')
    accounts.pass(6 * DAY)
    await accounts.runJobs()
    const { data } = await accounts.browser().post('/auth/login', { email, password: PASSWORD })
    expect(data).toMatchObject({ nickname, restored: true })
    accounts.pass(2 * DAY)
    await accounts.runJobs()
    expect((await accounts.browser().post('/auth/login', { email, password: PASSWORD })).data).toMatchObject({
      restored: false,
    })
  })

  test('requires the password again some time after the login', async () => {
    const { browser } = await accounts.member()
    accounts.pass(11 * MINUTE)
    expect((await browser.post('/auth/withdraw')).code).toBe('CONFIRM_REQUIRED')
    expect((await browser.post('/auth/confirm', { password: 'wrong' })).code).toBe('PASSWORD_WRONG')
    expect((await browser.post('/auth/confirm', { password: PASSWORD })).status).toBe(200)
    expect((await browser.post('/auth/withdraw')).status).toBe(200)
  })

  test('after seven days all personal data is purged, and the address can register again', async () => {
    const { browser, email, nickname, id } = await accounts.member()
    await browser.put('/users/me', { nickname, introduction: '콩이 아빠', marketing: true })
    await browser.post('/auth/withdraw')
    accounts.pass(7 * DAY)
    expect((await accounts.browser().post('/auth/login', { email, password: PASSWORD })).code).toBe('LOGIN_FAILED')
    await Promise.all([accounts.runJobs(), accounts.runJobs()])
    const { rows } = await accounts.database.pool.query('select * from users where id = $1', [id])
    expect(rows).toMatchObject([
      {
        ...{ email: null, password_hash: null, nickname: '탈퇴한 회원', nickname_key: null, introduction: '' },
        ...{ photo: null, marketing: false, agreed_at: null },
      },
    ])
    expect(accounts.lines.filter(({ msg }) => msg === 'Left accounts were erased')).toHaveLength(1)
    const emailTicket = await ticketFor(accounts.browser(), email)
    const body = { email, emailTicket, nickname, password: NEW_PASSWORD, ...AGREED }
    const again = await accounts.browser().post('/users', body)
    expect((again.data as User).id).not.toBe(id)
  })
})

test('expired rows are deleted', async () => {
  const { browser, email } = await accounts.member()
  await browser.post('/auth/refresh')
  await codeFor(browser, newEmail())
  await linkTokenFor(browser, email)
  accounts.pass(61 * DAY)
  await accounts.database.pool.query(`update rate_limits set expire = '2026-01-01'`)
  await accounts.runJobs()
  for (const table of ['sessions', 'refresh_tokens', 'email_codes', 'password_resets', 'rate_limits', 'mail_orders']) {
    const { rows } = await accounts.database.pool.query(`select * from ${table}`)
    expect([table, rows]).toEqual([table, []])
  }
})

test('a failed mail is retried five times without delaying others', async () => {
  const [one, other] = [await createMember(accounts.deps()), await createMember(accounts.deps())]
  accounts.failFor(one.email)
  await accounts.browser().post('/users/reset-password', { email: one.email })
  await accounts.browser().post('/users/reset-password', { email: other.email })
  expect((await accounts.mails()).map(({ to }) => to)).toEqual([other.email])
  const tries = () => accounts.lines.filter(({ msg }) => msg === 'A mail could not be sent').length
  for (const minutes of [0.6, 2.1, 5.1, 15.1, 61]) {
    expect(tries()).toBeGreaterThan(0)
    accounts.pass(minutes * MINUTE)
    await accounts.runJobs()
    await accounts.mails()
  }
  expect(tries()).toBe(6)
  const { rows } = await accounts.database.pool.query('select * from mail_orders')
  expect(rows).toEqual([])
})

test('a mail is delivered once its server is available again', async () => {
  const { email } = await createMember(accounts.deps())
  accounts.failFor(email)
  await accounts.browser().post('/users/reset-password', { email })
  await accounts.mails()
  accounts.failFor(null)
  accounts.pass(MINUTE)
  await accounts.runJobs()
  expect((await accounts.mails()).map(({ to }) => to)).toEqual([email])
})
