import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { User } from '../../../contract/users/users.ts'
import { insertPhoto } from '../photos/store.ts'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import { createMember, PASSWORD } from '../../testing/members.ts'
import { AGREED, newEmail, signUp } from '../../testing/sign-up.ts'

const accounts = accountsOnTestDatabase()
const { codeFor, linkTokenFor, ticketFor } = signUp(accounts)

const MINUTE = 60
const DAY = 86_400
const NEW_PASSWORD = '밤마다 짖는 옆집 콩이 3'

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
    const keyed = { 'Idempotency-Key': randomUUID() }
    const taken = await browser.call('PUT', '/users/me', { ...profile, nickname: other.nickname }, keyed)
    expect(taken.code, 'What fell: of a call with a key, as the page makes it').toBe('NICKNAME_TAKEN')
    expect((await browser.get('/users/me')).data).toMatchObject(profile)
  })

  test('What fell 12: an update of a part of the profile leaves the rest as it is, consent above all', async () => {
    const { browser, nickname } = await accounts.member()
    const whole = { nickname, introduction: '콩이 아빠', marketing: true }
    await browser.put('/users/me', whole)
    expect((await browser.put('/users/me', { marketing: false })).data).toMatchObject({ ...whole, marketing: false })
    const introduction = '콩이 엄마'
    expect((await browser.put('/users/me', { introduction })).data).toMatchObject({ introduction, marketing: false })
    const renamed = { nickname: `${nickname}네` }
    expect((await browser.put('/users/me', renamed)).data).toMatchObject({ ...renamed, introduction, marketing: false })
    expect((await browser.put('/users/me', {})).status).toBe(422)
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
        email: null,
        password_hash: null,
        nickname: '탈퇴한 회원',
        nickname_key: null,
        introduction: '',
        photo: null,
        marketing: false,
        agreed_at: null,
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
