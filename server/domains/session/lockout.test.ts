import { describe, expect, test } from 'vitest'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import type { Browser } from '../../testing/browser.ts'
import { hashToken } from '../../lib/opaque-token.ts'
import { PASSWORD } from '../../testing/members.ts'
import { insertDevice, touchDevice } from './device-store.ts'

const accounts = accountsOnTestDatabase()

const DAY = 86_400
const from = (index: number) => ({ 'X-Forwarded-For': `198.51.${Math.floor(index / 200)}.${(index % 200) + 1}` })

/** The same browser at another address, such as a phone that changed networks. */
function moved(browser: Browser, headers: Record<string, string>): Browser {
  const copy = accounts.browser(headers)
  for (const [name, value] of browser.cookies) if (name.startsWith('device-')) copy.cookies.set(name, value)
  return copy
}

/** Wrong logins from that many addresses. @returns how many of them were compared with the password */
async function attack(email: string, addresses: number, each: number): Promise<number> {
  let compared = 0
  for (let address = 0; address < addresses; address++) {
    for (let guess = 0; guess < each; guess++) {
      const { code } = await accounts.browser(from(address)).post('/auth/login', { email, password: `wrong ${guess}` })
      if (code === 'LOGIN_FAILED') compared += 1
    }
  }
  return compared
}

const logIn = (browser: Browser, email: string) => browser.post('/auth/login', { email, password: PASSWORD })

describe.each([
  [10, 11],
  [1000, 1],
])('What fell 4: wrong logins from %i addresses, %i each,', (addresses, each) => {
  test('neither lock out a browser that has logged in, nor guess more than 50 times an hour', async () => {
    const { browser, email } = await accounts.member()
    await browser.post('/auth/logout')
    expect(await attack(email, addresses, each)).toBe(50)
    expect((await logIn(accounts.browser(from(5000)), email)).code).toBe('RATE_LIMITED')
    // From the attackers' own address, too.
    expect((await logIn(moved(browser, from(0)), email)).status).toBe(200)
    expect((await logIn(browser, email)).status).toBe(200)
  }, 120_000)
})

test('What fell 4: strangers guess one password at most 150 times a day', async () => {
  const { email } = await accounts.member()
  let compared = 0
  for (let hour = 0; hour < 5; hour++) {
    compared += await attack(email, 60, 1)
    await accounts.database.pool.query(
      `delete from rate_limits where key like 'loginByStrangers:%' or key like 'loginByNetwork:%' or key like 'loginByAccountHere:%'`,
    )
  }
  expect(compared).toBe(150)
}, 120_000)

test('What fell 4: an owner without a known browser gets in by the link of a mail', async () => {
  const { email } = await accounts.member()
  await attack(email, 10, 6)
  const fresh = accounts.browser(from(7000))
  expect((await logIn(fresh, email)).code).toBe('RATE_LIMITED')
  await fresh.post('/users/reset-password', { email })
  const token = /#token=([\w-]+)/.exec((await accounts.mails()).at(-1)?.text ?? '')?.[1]
  const password = '밤마다 짖는 옆집 콩이 3'
  expect((await fresh.post('/users/reset-password/complete', { token, password })).status).toBe(200)
  expect((await fresh.post('/auth/login', { email, password })).status).toBe(200)
})

describe('What fell 4: a known browser', () => {
  test('has an allowance of its own: ten guesses in a quarter of an hour', async () => {
    const { browser, email } = await accounts.member()
    const guess = () => browser.post('/auth/login', { email, password: 'wrong' })
    const codes = []
    for (let i = 0; i < 11; i++) codes.push((await guess()).code)
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(10)
    expect(codes.at(-1)).toBe('RATE_LIMITED')
    // Its failures don't count for others.
    expect((await logIn(accounts.browser(from(1)), email)).status).toBe(200)
  })

  test('is known by a cookie that no script can read, that lasts, and that a logout leaves', async () => {
    const { browser, email, id } = await accounts.member()
    const line = (await logIn(browser, email)).headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`device-${id}=`))
    expect(line).toMatch(/; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax$/)
    await browser.post('/auth/logout')
    expect(browser.cookies.has(`device-${id}`)).toBe(true)
    const { rows } = await accounts.database.pool.query('select * from known_devices')
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get(`device-${id}`))
  })

  test.each([
    ['made up', () => 'x'.repeat(43)],
    ['of another account', (other: Browser, id: number) => other.cookies.get(`device-${id}`) ?? ''],
  ])('is not one with a secret that is %s, and such a secret is never adopted', async (_what, forge) => {
    const [owner, thief] = [await accounts.member(), await accounts.member()]
    const forged = forge(thief.browser, thief.id)
    const fresh = accounts.browser(from(3))
    fresh.cookies.set(`device-${owner.id}`, forged)
    await attack(owner.email, 60, 1)
    expect((await logIn(fresh, owner.email)).code).toBe('RATE_LIMITED')
    await accounts.forgetLimits()
    expect((await logIn(fresh, owner.email)).status).toBe(200)
    expect(fresh.cookies.get(`device-${owner.id}`)).not.toBe(forged)
  })

  test('is forgotten after a new password, except the browser that set it', async () => {
    const { browser, email } = await accounts.member()
    const thief = accounts.browser(from(9))
    await logIn(thief, email)
    const password = '밤마다 짖는 옆집 콩이 3'
    await browser.put('/users/pass-change', { currentPassword: PASSWORD, password })
    await attack(email, 60, 1)
    expect((await thief.post('/auth/login', { email, password })).code).toBe('RATE_LIMITED')
    expect((await browser.post('/auth/login', { email, password })).status).toBe(200)
  })

  test('is forgotten after 400 days without a login', async () => {
    const { browser, email, id } = await accounts.member()
    accounts.pass(399 * DAY)
    expect((await logIn(browser, email)).status).toBe(200)
    accounts.pass(401 * DAY)
    const { db, clock } = accounts.deps()
    expect(await touchDevice(db, id, browser.cookies.get(`device-${id}`) ?? '', clock())).toBe(false)
    await attack(email, 60, 1)
    expect((await logIn(browser, email)).code).toBe('RATE_LIMITED')
    await accounts.runJobs()
    expect((await accounts.database.pool.query('select * from known_devices')).rows).toEqual([])
  })

  test('is one of fifty of an account, those that were used last', async () => {
    const { browser, id } = await accounts.member()
    const secretOf = () => browser.cookies.get(`device-${id}`) ?? ''
    for (let count = 0; count < 50; count++) {
      accounts.pass(1)
      await insertDevice(accounts.database.orm, id, `secret ${count}`, accounts.deps().clock())
    }
    const { rows } = await accounts.database.pool.query('select secret_hash from known_devices where user_id = $1', [
      id,
    ])
    const hashes = rows.map(({ secret_hash: hash }: { secret_hash: string }) => hash)
    expect(hashes).toHaveLength(50)
    expect([hashes.includes(hashToken(secretOf())), hashes.includes(hashToken('secret 0'))]).toEqual([false, true])
  })

  test('remembers its last eight accounts', async () => {
    const browser = accounts.browser()
    for (let i = 0; i < 10; i++) await logIn(browser, (await accounts.member()).email)
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('device-'))).toHaveLength(8)
  })
})

describe('What fell 4: reset mails', () => {
  const ask = (browser: Browser, email: string) => browser.post('/users/reset-password', { email })

  test.each([10, 1000])(
    'asked for by %i strangers leave the owner’s own requests',
    async (many) => {
      const { browser, email } = await accounts.member()
      for (let index = 0; index < many; index++) await ask(accounts.browser(from(index)), email)
      const flood = (await accounts.mails()).length
      expect(flood).toBe(5)
      expect((await ask(moved(browser, from(0)), email)).status).toBe(200)
      expect((await accounts.mails()).length).toBe(flood + 1)
      // A stranger's request is not refused either, as the owner may be at an unknown browser: the mails at hand have valid links.
      expect((await ask(accounts.browser(from(5000)), email)).status).toBe(200)
      const token = /#token=([\w-]+)/.exec((await accounts.mails())[0]?.text ?? '')?.[1]
      expect((await accounts.browser().post('/users/reset-password/read', { token })).status).toBe(200)
    },
    120_000,
  )

  test('are sent again once those at hand are about to expire', async () => {
    const { email } = await accounts.member()
    for (let index = 0; index < 6; index++)
      expect((await ask(accounts.browser(from(index)), email)).status, `request ${index}`).toBe(200)
    expect(await accounts.mails()).toHaveLength(5)
    accounts.pass(21 * 60)
    await ask(accounts.browser(from(100)), email)
    expect(await accounts.mails()).toHaveLength(6)
  })
})

describe('What fell 4: a code', () => {
  const codeIn = async () => /\d{6}/.exec((await accounts.mails()).at(-1)?.subject ?? '')?.[0] ?? ''
  const check = (browser: Browser, email: string, authCode: string) =>
    browser.post('/users/check-email-authcode', { email, authCode })

  test('works in the browser that asked for it only; strangers neither void it nor use up its tries', async () => {
    const email = 'newcomer@dog.example'
    const owner = accounts.browser()
    await owner.post('/users/send-email-authcode', { email })
    const code = await codeIn()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 15; index++) {
      const stranger = accounts.browser(from(index))
      await stranger.post('/users/send-email-authcode', { email })
      for (let tries = 0; tries < 6; tries++) {
        expect((await check(stranger, email, wrong)).code).toBe('AUTH_CODE_WRONG')
        expect((await check(accounts.browser(from(index)), email, wrong)).code).toBe('AUTH_CODE_WRONG')
      }
    }
    expect((await check(accounts.browser(from(50)), email, code)).code).toBe('AUTH_CODE_WRONG')
    expect((await check(owner, email, code)).status).toBe(200)
  }, 60_000)

  test('is sent at most twenty times an hour for one address, whoever asks, fifty times a day', async () => {
    const email = 'flooded@dog.example'
    let sent = 0
    for (let hour = 0; hour < 4; hour++) {
      for (let index = 0; index < 25; index++) {
        const { status } = await accounts.browser(from(index)).post('/users/send-email-authcode', { email })
        if (status === 200) sent += 1
      }
      expect(sent).toBe(Math.min(50, 20 * (hour + 1)))
      await accounts.database.pool.query(`delete from rate_limits where key not like 'codesByAddressADay:%'`)
    }
  }, 60_000)
})
