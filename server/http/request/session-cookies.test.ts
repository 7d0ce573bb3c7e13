import { expect, test } from 'vitest'
import { echoApp, json } from '../../testing/echo.ts'
import type { Env } from '../../env.ts'
import type { SessionCookies } from './session-cookies.ts'

const TOKENS = { access: 'a.b.c', accessSeconds: 900, refresh: 'r', refreshSeconds: 2_592_000 }

async function cookiesAt(host: string, env: Partial<Env> = {}, headers: Record<string, string> = {}) {
  const countVisit = async ({ cookies }: { cookies: SessionCookies }) => {
    cookies.set(TOKENS)
    return null
  }
  const app = echoApp({ countVisit }, { env })
  const response = await app.request('/api/visits', json({ text: 'x' }, { Host: host, ...headers }))
  const [access = '', refresh = '', flag = ''] = response.headers.getSetCookie()
  return { access, refresh, flag }
}
const isSecure = (cookie: string) => cookie.includes('; Secure')

test('each cookie is sent only where it is needed, and no script can read a token', async () => {
  expect(await cookiesAt('dog.example')).toEqual({
    access: 'access=a.b.c; Max-Age=900; Path=/api; HttpOnly; Secure; SameSite=Lax',
    refresh: 'refresh=r; Max-Age=2592000; Path=/api/auth; HttpOnly; Secure; SameSite=Lax',
    flag: 'login=1; Max-Age=43200; Path=/; Secure; SameSite=Lax',
  })
})

test.each(['127.0.0.1:3000', '192.168.0.9', '[::1]:3000', '[fe80::1]'])(
  'R9.01 at an address, %s, the flag is not Secure, nor are the tokens, which came without https',
  async (host) => {
    const { access, refresh, flag } = await cookiesAt(host)
    expect([access, refresh, flag].map(isSecure)).toEqual([false, false, false])
  },
)

test.each(['dog.example', 'localhost:3000', '1.2.3.4.example'])(
  'R9.01 at a name, %s, the flag is Secure',
  async (host) => {
    expect(isSecure((await cookiesAt(host)).flag)).toBe(true)
  },
)

test('at localhost the tokens are not Secure, since some browsers refuse such cookies', async () => {
  const { access, refresh } = await cookiesAt('localhost:3000')
  expect([isSecure(access), isSecure(refresh)]).toEqual([false, false])
})

test('the tokens are Secure where https is known, even at an address', async () => {
  const proxied = await cookiesAt('203.0.113.5', { trustProxy: 1 }, { 'X-Forwarded-Proto': 'https' })
  expect([isSecure(proxied.access), isSecure(proxied.flag)]).toEqual([true, false])
  const published = await cookiesAt('127.0.0.1:3000', { publicUrl: 'https://dog.example' })
  expect([isSecure(published.access), isSecure(published.flag)]).toEqual([true, true])
})

test('cookies are cleared at their own paths, also with a refusal', async () => {
  const countVisit = async ({ cookies }: { cookies: SessionCookies }) => {
    cookies.set(TOKENS)
    cookies.clear()
    throw new Error('broken')
  }
  const app = echoApp({ countVisit })
  const response = await app.request('/api/visits', json({ text: 'x' }, { Host: '127.0.0.1' }))
  expect(response.status).toBe(500)
  expect(response.headers.getSetCookie()).toEqual([
    'access=; Max-Age=0; Path=/api; HttpOnly; SameSite=Lax',
    'refresh=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Lax',
    'login=; Max-Age=0; Path=/; SameSite=Lax',
  ])
})

test('What fell 4: the secrets of a known browser and of an asker can be read by no script, and outlive a logout', async () => {
  const countVisit = async ({ cookies }: { cookies: SessionCookies }) => {
    cookies.rememberDevice(7, 'd')
    cookies.rememberAsker('a', 60)
    cookies.clear()
    return null
  }
  const response = await echoApp({ countVisit }).request('/api/visits', json({ text: 'x' }, { Host: 'dog.example' }))
  expect(response.headers.getSetCookie().slice(0, 2)).toEqual([
    'device-7=d; Max-Age=34560000; Path=/api; HttpOnly; Secure; SameSite=Lax',
    'asker=a; Max-Age=60; Path=/api/users; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('a public read handler that accesses cookies throws', async () => {
  const getThing = async ({ cookies }: { cookies: SessionCookies }) => cookies.refreshToken()
  const app = echoApp({ getThing })
  expect((await app.request('/api/things/1')).status).toBe(500)
})
