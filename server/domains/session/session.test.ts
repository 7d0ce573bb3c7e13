import { describe, expect, test } from 'vitest'
import type { LoginResult, UserSession } from '../../../contract/session/session.ts'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import type { Browser } from '../../testing/browser.ts'
import { PASSWORD } from '../../testing/members.ts'

const accounts = accountsOnTestDatabase()

const MINUTE = 60
const DAY = 86_400

/** Another browser with the same cookies: another tab, or a thief. */
function copyOf(browser: Browser): Browser {
  const copy = accounts.browser()
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

const isIn = async (browser: Browser) => (await browser.get('/users/me')).status === 200
const sessionsOf = async (browser: Browser) => (await browser.get('/auth/sessions')).data as UserSession[]

describe('logging in', () => {
  test('R1.2 R7.03 gives the user and a session, whose cookies no script can read', async () => {
    const { email, id } = await accounts.member()
    const browser = accounts.browser()
    const { data, headers } = await browser.post('/auth/login', {
      email: ` ${email.toUpperCase()}`,
      password: PASSWORD,
    })
    expect(data).toMatchObject({ id, email, role: 'member', restored: false })
    expect(Object.keys(data as LoginResult)).not.toContain('passwordHash')
    const cookies = headers.getSetCookie()
    expect(cookies).toHaveLength(4)
    for (const name of ['access', 'refresh']) {
      const cookie = cookies.find((line) => line.startsWith(`${name}=`)) ?? ''
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).toMatch(/; SameSite=Lax/)
    }
    expect(await isIn(browser)).toBe(true)
  })

  test('R3.08 R9.01 sets the flag that the page may read, for twelve hours', async () => {
    const { email } = await accounts.member()
    const { headers } = await accounts.browser().post('/auth/login', { email, password: PASSWORD })
    const flag = headers.getSetCookie().find((line) => line.startsWith('login='))
    expect(flag).toBe('login=1; Max-Age=43200; Path=/; Secure; SameSite=Lax')
  })

  test('with a wrong password gives the same answer as without an account', async () => {
    const { email } = await accounts.member()
    const wrong = await accounts.browser().post('/auth/login', { email, password: 'not this one' })
    const nobody = await accounts.browser().post('/auth/login', { email: 'nobody@dog.example', password: PASSWORD })
    expect([wrong.status, wrong.code]).toEqual([401, 'LOGIN_FAILED'])
    expect([nobody.status, nobody.code]).toEqual([401, 'LOGIN_FAILED'])
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  test('is blocked after ten failures in a quarter of an hour, for that network only', async () => {
    const { email } = await accounts.member()
    const here = accounts.browser()
    for (let i = 0; i < 10; i++) await here.post('/auth/login', { email, password: 'wrong' })
    const refused = await here.post('/auth/login', { email, password: PASSWORD })
    expect([refused.status, refused.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    const home = accounts.browser({ 'X-Forwarded-For': '198.51.100.7' })
    expect((await home.post('/auth/login', { email, password: PASSWORD })).status).toBe(200)
    const { rows } = await accounts.database.pool.query('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/dog\.example|203\.0/)
  })

  test('that succeeds is refunded', async () => {
    const { email } = await accounts.member()
    for (let i = 0; i < 15; i++) {
      expect((await accounts.browser().post('/auth/login', { email, password: PASSWORD })).status).toBe(200)
    }
  })

  test('counts concurrent guesses individually', async () => {
    const { email } = await accounts.member()
    const guess = () => accounts.browser().post('/auth/login', { email, password: 'wrong' })
    const codes = (await Promise.all(Array.from({ length: 30 }, guess))).map(({ code }) => code)
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(10)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(20)
  })

  test('ignores a session id from the caller, and ends the browser’s previous session', async () => {
    const thief = await accounts.member()
    const { email, id } = await accounts.member()
    const victim = copyOf(thief.browser)
    await victim.post('/auth/login', { email, password: PASSWORD })
    expect(victim.cookies.get('refresh')).not.toBe(thief.browser.cookies.get('refresh'))
    expect((await victim.get('/users/me')).data).toMatchObject({ id })
    expect(await isIn(thief.browser)).toBe(false)
  })
})

describe('an access token', () => {
  test('is valid for fifteen minutes', async () => {
    const { browser } = await accounts.member()
    accounts.pass(15 * MINUTE - 1)
    expect(await isIn(browser)).toBe(true)
    accounts.pass(2)
    expect((await browser.get('/users/me')).code).toBe('UNAUTHENTICATED')
  })

  test.each([
    ['changed', (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
    ['of no algorithm', (token: string) => `eyJhbGciOiJub25lIn0.${token.split('.')[1]}.`],
    ['of another kind', () => 'x.y.z'],
    ['empty', () => ''],
  ])('that is %s is none', async (_what, spoil) => {
    const { browser } = await accounts.member()
    browser.cookies.set('access', spoil(browser.cookies.get('access') ?? ''))
    expect((await browser.get('/users/me')).code).toBe('UNAUTHENTICATED')
  })

  test('is refused once its session has ended, at the same moment', async () => {
    const { browser, id } = await accounts.member()
    const { pool } = accounts.database
    const endEarlier = (interval: string) =>
      pool.query('update sessions set expires_at = expires_at - $2::interval where user_id = $1', [id, interval])
    await endEarlier('29 days 23:59:59')
    expect(await isIn(browser)).toBe(true)
    await endEarlier('1 second')
    expect((await browser.get('/users/me')).code).toBe('UNAUTHENTICATED')
  })

  test('contains no role: a revoked role is gone at once', async () => {
    const { browser, id } = await accounts.member()
    const { pool } = accounts.database
    await pool.query(`update users set role = 'admin' where id = $1`, [id])
    expect((await browser.get('/users/me')).data).toMatchObject({ role: 'admin' })
    await pool.query(`update users set role = 'member' where id = $1`, [id])
    expect((await browser.get('/users/me')).data).toMatchObject({ role: 'member' })
  })
})

describe('a refresh', () => {
  test('R7.03 renews the session with a new token each time', async () => {
    const { browser } = await accounts.member()
    const tokens = new Set([browser.cookies.get('refresh')])
    for (let i = 0; i < 3; i++) {
      accounts.pass(20 * MINUTE)
      expect((await browser.post('/auth/refresh')).status).toBe(200)
      tokens.add(browser.cookies.get('refresh'))
      expect(await isIn(browser)).toBe(true)
    }
    expect(tokens.size).toBe(4)
  })

  test('What fell 14: extends the session: thirty days count from the last one', async () => {
    const { browser } = await accounts.member()
    for (let i = 0; i < 4; i++) {
      accounts.pass(20 * DAY)
      expect((await browser.post('/auth/refresh')).status).toBe(200)
    }
    expect(await isIn(browser)).toBe(true)
    expect((await sessionsOf(browser)).map(({ lastUsedAt }) => lastUsedAt)).toContain('2027-02-09T03:00:00.000Z')
  })

  test('by two tabs at once gives both the same successor', async () => {
    const { browser } = await accounts.member()
    const tabs = [browser, copyOf(browser), copyOf(browser)]
    const outcomes = await Promise.all(tabs.map((tab) => tab.post('/auth/refresh')))
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(tabs.map((tab) => tab.cookies.get('refresh'))).size).toBe(1)
    accounts.pass(20 * MINUTE)
    expect((await browser.post('/auth/refresh')).status).toBe(200)
  })

  test('by a slow tab gets the newest token of the family, not a branch', async () => {
    const { browser } = await accounts.member()
    const late = copyOf(browser)
    await browser.post('/auth/refresh')
    accounts.pass(5)
    await browser.post('/auth/refresh')
    accounts.pass(4)
    await late.post('/auth/refresh')
    expect(late.cookies.get('refresh')).toBe(browser.cookies.get('refresh'))
    accounts.pass(MINUTE)
    expect((await late.post('/auth/refresh')).status).toBe(200)
  })

  test('R8.04 rejects a token that was used before the grace period, and ends the session', async () => {
    const { browser } = await accounts.member()
    const thief = copyOf(browser)
    await browser.post('/auth/refresh')
    accounts.pass(11)
    const refused = await thief.post('/auth/refresh')
    expect([refused.status, refused.code]).toEqual([401, 'REFRESH_FAILED'])
    expect(thief.sessionCookies).toEqual([])
    expect(await isIn(browser)).toBe(false)
    expect((await browser.post('/auth/refresh')).code).toBe('REFRESH_FAILED')
    expect(accounts.lines.some(({ msg }) => String(msg).startsWith('A used refresh token'))).toBe(true)
  })

  test('What fell 6: R8.04 a clock that is set back makes no used token good again', async () => {
    const { browser } = await accounts.member()
    const thief = copyOf(browser)
    await browser.post('/auth/refresh')
    accounts.pass(-60 * MINUTE)
    const refused = await thief.post('/auth/refresh')
    expect([refused.status, refused.code]).toEqual([401, 'REFRESH_FAILED'])
    expect((await browser.post('/auth/refresh')).code).toBe('REFRESH_FAILED')
  })

  test('What fell 6: R8.04 nor does the moment at which the clock says the same again', async () => {
    const { browser } = await accounts.member()
    const thief = copyOf(browser)
    await browser.post('/auth/refresh')
    accounts.pass(-30 * MINUTE)
    expect((await browser.post('/auth/refresh')).status).toBe(200)
    accounts.pass(30 * MINUTE)
    expect((await thief.post('/auth/refresh')).code).toBe('REFRESH_FAILED')
  })

  test('What fell 6: after the clock was set back, a session goes on by its refresh token, and nothing stays valid longer', async () => {
    const { browser } = await accounts.member()
    expect((await browser.get('/auth/confirm')).data).toMatchObject({ until: expect.any(String) as string })
    accounts.pass(-5 * 60 * MINUTE)
    expect(await isIn(browser)).toBe(false)
    expect((await browser.post('/auth/refresh')).status).toBe(200)
    expect((await browser.get('/auth/confirm')).data).toEqual({ until: null })
  })

  test('ends no other session of that member', async () => {
    const { browser, email } = await accounts.member()
    const other = accounts.browser()
    await other.post('/auth/login', { email, password: PASSWORD })
    const thief = copyOf(browser)
    await browser.post('/auth/refresh')
    accounts.pass(11)
    await thief.post('/auth/refresh')
    expect(await isIn(other)).toBe(true)
  })

  test('is refused after thirty days without use, and clears the cookies', async () => {
    const { browser } = await accounts.member()
    accounts.pass(29 * DAY)
    expect((await browser.post('/auth/refresh')).status).toBe(200)
    accounts.pass(30 * DAY + 1)
    expect((await browser.post('/auth/refresh')).code).toBe('REFRESH_FAILED')
    expect(browser.sessionCookies).toEqual([])
  })

  test('without a token is refused', async () => {
    expect((await accounts.browser().post('/auth/refresh')).code).toBe('REFRESH_FAILED')
  })

  test('stores no token in the database', async () => {
    const { browser } = await accounts.member()
    const first = browser.cookies.get('refresh')
    await browser.post('/auth/refresh')
    const { rows } = await accounts.database.pool.query('select * from refresh_tokens')
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(first)
    expect(stored).not.toContain(browser.cookies.get('refresh'))
  })
})

describe('logging out', () => {
  test('R7.03 ends this session and no other, and clears the cookies', async () => {
    const { browser, email } = await accounts.member()
    const other = accounts.browser()
    await other.post('/auth/login', { email, password: PASSWORD })
    const copy = copyOf(browser)
    expect((await browser.post('/auth/logout')).status).toBe(200)
    expect(browser.sessionCookies).toEqual([])
    expect(await isIn(copy)).toBe(false)
    expect((await copy.post('/auth/refresh')).code).toBe('REFRESH_FAILED')
    expect(await isIn(other)).toBe(true)
  })

  test('everywhere ends all sessions of the account, and nobody else’s', async () => {
    const { browser, email } = await accounts.member()
    const stranger = await accounts.member()
    const phone = accounts.browser()
    await phone.post('/auth/login', { email, password: PASSWORD })
    await browser.post('/auth/logout-everywhere')
    expect([browser.sessionCookies, await isIn(browser), await isIn(phone)]).toEqual([[], false, false])
    expect((await phone.post('/auth/refresh')).code).toBe('REFRESH_FAILED')
    expect(await isIn(stranger.browser)).toBe(true)
  })
})

describe('my devices', () => {
  test('are listed, the last used first, with this one marked', async () => {
    const { browser, email } = await accounts.member()
    accounts.pass(MINUTE)
    const galaxy =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36'
    const phone = accounts.browser({ 'User-Agent': galaxy })
    await phone.post('/auth/login', { email, password: PASSWORD })
    const sessions = await sessionsOf(browser)
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome · Android', false],
      ['알 수 없는 기기', true],
      ['Chrome · Android', false],
    ])
    expect(sessions[0]?.lastUsedAt).toBe('2026-11-21T03:01:00.000Z')
  })

  test('can be logged out one by one', async () => {
    const { browser, email } = await accounts.member()
    const phone = accounts.browser()
    await phone.post('/auth/login', { email, password: PASSWORD })
    const { id } = (await sessionsOf(phone)).find(({ current }) => current) as UserSession
    expect((await browser.delete(`/auth/sessions/${id}`)).status).toBe(200)
    expect(await isIn(phone)).toBe(false)
    expect(await isIn(browser)).toBe(true)
    expect((await browser.delete(`/auth/sessions/${id}`)).code).toBe('SESSION_NOT_FOUND')
  })

  test('are visible to their owner only: another member can’t see or end them', async () => {
    const { browser, sessionId } = await accounts.member()
    const stranger = await accounts.member()
    expect((await sessionsOf(stranger.browser)).map(({ id }) => id)).not.toContain(sessionId)
    expect((await stranger.browser.delete(`/auth/sessions/${sessionId}`)).code).toBe('SESSION_NOT_FOUND')
    expect((await sessionsOf(browser)).map(({ id }) => id)).toContain(sessionId)
  })

  test('are at most thirty: the least recently used is deleted', async () => {
    const { browser, email } = await accounts.member()
    for (let i = 0; i < 30; i++) {
      accounts.pass(1)
      await accounts.browser().post('/auth/login', { email, password: PASSWORD })
    }
    expect(await isIn(browser)).toBe(false)
  }, 60_000)
})
